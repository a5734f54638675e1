import type { Memory } from '@sirenade/contract/stories';
import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldErrors } from '../../../ui/form/field-notes.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { factRules, isOnItsWay, LONGEST_FACT } from './memory.state.ts';
import type { ChangeMemory } from './use-memory.ts';

interface MemoryFactProps {
  fact: Memory['facts'][number];
  /** Why it could not be removed. */
  refused: string[];
  change: ChangeMemory;
  onUnsaved(field: string, isUnsaved: boolean): void;
  onRemove(): void;
  onShowMessage(composeId: number): void;
}

/** One pinned fact, to be edited where it stands. */
export function MemoryFact({ fact, refused, change, onUnsaved, onRemove, onShowMessage }: MemoryFactProps) {
  const form = useForm({ text: fact.text }, factRules, { leadsToFaults: false });
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);

  const write = (text: string) => {
    setEditing(true);
    form.set('text', text);
    onUnsaved(`fact ${fact.id}`, text.trim() !== fact.text);
  };
  const stopEditing = () => {
    setEditing(false);
    onUnsaved(`fact ${fact.id}`, false);
    // The pencil comes back a moment later.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const save = form.onSubmit(async (values) => {
    const text = values.text.trim();
    stopEditing();
    if (text === fact.text) return;
    const found = await change({ type: 'edit', id: fact.id, text });
    if (found.length === 0) return;
    write(text);
    form.refuse({ text: found });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') stopEditing();
    else if (event.key === 'Enter' && !event.shiftKey) save(event);
    else return;
    event.preventDefault();
  };

  if (isEditing)
    return (
      <li className="py-3">
        <TextArea
          label="Fact"
          dir="auto"
          rows={2}
          autoFocus
          maxLength={LONGEST_FACT}
          {...form.field('text')}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="mt-2 flex justify-end gap-2">
          <Button variant="ghost" size="sm" onClick={stopEditing}>
            Cancel
          </Button>
          <Button variant="secondary" size="sm" onClick={save}>
            Save
          </Button>
        </div>
      </li>
    );
  const { text, compose_id } = fact;
  return (
    <li className="memory-fact" aria-busy={isOnItsWay(fact) || undefined}>
      <div className="min-w-0 grow py-2.5">
        <p dir="auto">{text}</p>
        {compose_id === null ? null : (
          <button type="button" className="memory-from" onClick={() => onShowMessage(compose_id)}>
            from this message
          </button>
        )}
        <FieldErrors errors={refused} spacing="mt-1" />
      </div>
      {isOnItsWay(fact) ? null : (
        <>
          <IconButton ref={pencil} label="Edit this fact" icon={Pencil} iconSize={18} onClick={() => write(text)} />
          <IconButton label="Remove this fact" icon={Trash2} iconSize={18} tip="below-end" onClick={onRemove} />
        </>
      )}
    </li>
  );
}
