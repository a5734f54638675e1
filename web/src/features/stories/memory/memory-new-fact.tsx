import { limits } from '@sirenade/contract/limits';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { LONGEST_FACT } from './memory.state.ts';
import type { ChangeMemory } from './use-memory.ts';

interface MemoryNewFactProps {
  isFull: boolean;
  aboutCompose: number | undefined;
  change: ChangeMemory;
  onUnsaved(field: string, isUnsaved: boolean): void;
}

/** Where the next fact is written; what is refused comes back into the field. */
export function MemoryNewFact({ isFull, aboutCompose, change, onUnsaved }: MemoryNewFactProps) {
  const [text, setText] = useState('');
  const [reasons, setReasons] = useState<string[]>([]);
  const [isPinning, setPinning] = useState(false);

  const write = (next: string) => {
    setText(next);
    setReasons([]);
    onUnsaved('new', next.trim() !== '');
  };
  const pin = async () => {
    const fact = text.trim();
    if (isPinning) return;
    if (fact === '') return setReasons(['Please write what to remember.']);
    write('');
    setPinning(true);
    const found = await change({ type: 'add', text: fact, composeId: aboutCompose });
    setPinning(false);
    if (found.length === 0) return;
    write(fact);
    setReasons(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void pin();
  };

  if (isFull && text === '' && !isPinning)
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
        // The dialog may open before or after what it shows is there.
        autoFocus={aboutCompose !== undefined}
        data-autofocus={aboutCompose !== undefined || undefined}
        value={text}
        hint={aboutCompose === undefined ? null : 'Tied to the message you chose, and forgotten with it.'}
        error={reasons}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="mt-3 flex justify-end">
        <Button variant="quiet" size="sm" pending={isPinning} onClick={() => void pin()}>
          Pin
        </Button>
      </div>
    </div>
  );
}
