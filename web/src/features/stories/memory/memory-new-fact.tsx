import { limits } from '@sirenade/contract/limits';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { factRules, LONGEST_FACT } from './memory.state.ts';
import type { ChangeMemory } from './use-memory.ts';

interface MemoryNewFactProps {
  isFull: boolean;
  aboutCompose: number | undefined;
  change: ChangeMemory;
  onUnsaved(field: string, isUnsaved: boolean): void;
}

/** The field for a new fact; a refused text returns to it. */
export function MemoryNewFact({ isFull, aboutCompose, change, onUnsaved }: MemoryNewFactProps) {
  const form = useForm({ text: '' }, factRules, { leadsToFaults: false });
  const [isPinning, setPinning] = useState(false);

  const write = (next: string) => {
    form.set('text', next);
    onUnsaved('new', next.trim() !== '');
  };
  const submit = form.onSubmit(async ({ text }) => {
    const fact = text.trim();
    write('');
    setPinning(true);
    const found = await change({ type: 'add', text: fact, composeId: aboutCompose });
    setPinning(false);
    if (found.length === 0) return;
    write(fact);
    form.refuse({ text: found });
  });
  const pin = (event: SyntheticEvent) => {
    // The field is empty while its text is being sent.
    if (!isPinning) submit(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    pin(event);
  };

  if (isFull && form.values.text === '' && !isPinning)
    return (
      <p className="mt-3 text-sm text-fog">
        At most {limits.story.facts} facts are remembered. Remove one to pin another.
      </p>
    );
  return (
    <div className="mt-4">
      <TextArea
        label="Something not to forget"
        dir="auto"
        rows={2}
        maxLength={LONGEST_FACT}
        readOnly={isPinning}
        // The dialog may open before or after its content has loaded.
        autoFocus={aboutCompose !== undefined}
        data-autofocus={aboutCompose !== undefined || undefined}
        hint={aboutCompose === undefined ? null : 'Tied to the message you chose, and forgotten with it.'}
        {...form.field('text')}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="mt-3 flex justify-end">
        <Button variant="secondary" size="sm" pending={isPinning} onClick={pin}>
          Pin
        </Button>
      </div>
    </div>
  );
}
