import type { Memory } from '@sirenade/contract/stories';
import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { isOnItsWay, LONGEST_FACT } from './memory.state.ts';
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
  const [draft, setDraft] = useState<string | null>(null);
  const [reasons, setReasons] = useState<string[]>([]);
  const pencil = useRef<HTMLButtonElement>(null);

  const write = (text: string | null) => {
    setDraft(text);
    setReasons([]);
    onUnsaved(`fact ${fact.id}`, text !== null && text.trim() !== fact.text);
  };
  const leave = () => {
    write(null);
    // The pencil comes back a moment later.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const save = async () => {
    const text = draft?.trim() ?? '';
    if (text === '') return setReasons(['Please write what to remember.']);
    leave();
    if (text === fact.text) return;
    const found = await change({ type: 'edit', id: fact.id, text });
    if (found.length === 0) return;
    write(text);
    setReasons(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && !event.shiftKey) void save();
    else return;
    event.preventDefault();
  };

  if (draft !== null)
    return (
      <li className="py-3">
        <TextArea
          label="Fact"
          dir="auto"
          rows={2}
          autoFocus
          maxLength={LONGEST_FACT}
          value={draft}
          error={reasons}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="mt-2 flex justify-end gap-2">
          <Button variant="ghost" size="sm" onClick={leave}>
            Cancel
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void save()}>
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
        <div aria-live="polite">
          {refused.map((reason) => (
            <p key={reason} className="mt-1 text-sm text-danger">
              {reason}
            </p>
          ))}
        </div>
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
