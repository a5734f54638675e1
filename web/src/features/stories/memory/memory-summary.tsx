import type { Memory } from '@sirenade/contract/stories';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { ChangeMemory } from './use-memory.ts';

interface MemorySummaryProps {
  memory: Memory;
  change: ChangeMemory;
  onUnsaved(field: string, isUnsaved: boolean): void;
}

const LONGEST = 4000;

function reach(summarised: number): string {
  if (summarised === 0) return 'Every word of this chat is still read, so nothing had to be summed up yet.';
  const which = summarised === 1 ? 'first exchange' : `first ${summarised} exchanges`;
  return `Stands for the ${which}. What came later is read word for word.`;
}

/** The rolling summary, written by the siren or by the owner. */
export function MemorySummary({ memory, change, onUnsaved }: MemorySummaryProps) {
  // Null while it is as the server has it, so that a newer one shows.
  const form = useForm<{ summary: string | null }>({ summary: null });
  const draft = form.values.summary;
  const [isSaved, setSaved] = useState(false);
  const [isSaving, setSaving] = useState(false);

  const write = (text: string) => {
    const next = text === memory.summary ? null : text;
    form.set('summary', next);
    setSaved(false);
    onUnsaved('summary', next !== null);
  };
  const save = async () => {
    if (draft === null || isSaving) return;
    setSaving(true);
    onUnsaved('summary', false);
    const found = await change({ type: 'summary', summary: draft.trim() });
    setSaving(false);
    form.refuse({ summary: found });
    setSaved(found.length === 0);
    onUnsaved('summary', found.length > 0);
    // A refused text stays, to be changed.
    if (found.length === 0) form.set('summary', null);
  };

  return (
    <section className="mt-6">
      <TextArea
        label="The story so far"
        dir="auto"
        rows={memory.summary === '' ? 3 : 6}
        maxLength={LONGEST}
        readOnly={isSaving}
        value={draft ?? memory.summary}
        hint={reach(memory.summarised)}
        error={form.errors.summary}
        onChange={(event) => write(event.target.value)}
      />
      <div className="mt-3 flex items-center justify-end gap-4">
        <span role="status" className="text-sm text-alive">
          {isSaved ? 'Saved.' : null}
        </span>
        <Button variant="secondary" size="sm" disabled={draft === null} pending={isSaving} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </section>
  );
}
