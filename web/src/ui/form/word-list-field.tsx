import { X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { TextField } from './text-field.tsx';

interface WordListFieldProps {
  label: string;
  /** The noun for one entry, for the label of the Add button. */
  noun: string;
  hint?: string;
  entries: string[];
  most: number;
  longest: number;
  clean?(text: string): string;
  onChange(entries: string[]): void;
}

/** A list of words: the button adds one, a press on a word removes it. */
export function WordListField(props: WordListFieldProps) {
  const { label, noun, hint, entries, most, longest, clean = (text) => text, onChange } = props;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFull = entries.length >= most;

  const add = (event: FormEvent) => {
    event.preventDefault();
    const existing = new Set(entries.map((entry) => entry.toLowerCase()));
    const text = clean(typed.replace(/\s+/g, ' ').trim());
    setTyped('');
    field.current?.focus();
    if (text !== '' && !existing.has(text.toLowerCase())) onChange([...entries, text]);
  };

  return (
    <form onSubmit={add}>
      <div className="flex items-start gap-3">
        <TextField
          ref={field}
          label={label}
          hint={isFull ? `${most} are as many as there can be.` : hint}
          disabled={isFull}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0 grow"
        />
        <Button type="submit" variant="secondary" aria-label={`Add the ${noun}`} disabled={isFull} className="mt-7">
          Add
        </Button>
      </div>
      {entries.length > 0 ? (
        <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
          {entries.map((entry) => (
            <li key={entry} className="min-w-0">
              <button
                type="button"
                aria-label={`Remove ${entry}`}
                onClick={() => {
                  onChange(entries.filter((each) => each !== entry));
                  field.current?.focus();
                }}
                className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-tint pr-2.5 pl-3.5 text-sm transition duration-fast hover:bg-surface-3 pointer-coarse:min-h-11"
              >
                <bdi className="truncate">{entry}</bdi>
                <X size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  );
}
