import '../tag-chip.css';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { notify } from '../../lib/toast.ts';
import { TextField } from './text-field.tsx';

export interface TagsFieldProps {
  id?: string;
  tags: readonly string[];
  onChange(tags: string[]): void;
  /** How many there may be, and how many characters one may have. */
  most: number;
  longest: number;
  hint?: ReactNode;
  error?: string | string[] | undefined;
}

/** The tags something can be found by: Enter or a comma adds one, the cross removes one. */
export function TagsField({ id, tags, onChange, most, longest, hint, error }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const clean = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, longest);
  const add = (text: string) => {
    setTyped('');
    const added = text
      .split(',')
      .map(clean)
      .filter((tag) => tag !== '' && !tags.includes(tag));
    if (added.length === 0) return;
    const next = [...new Set([...tags, ...added])];
    if (next.length > most) notify.info(`At most ${most} tags.`);
    onChange(next.slice(0, most));
  };
  return (
    <div>
      <TextField
        ref={field}
        {...(id && { id })}
        label="Tags"
        hint={hint}
        dir="auto"
        enterKeyHint="enter"
        autoComplete="off"
        autoCapitalize="none"
        error={error}
        value={typed}
        onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1));
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
          event.preventDefault();
          add(typed);
        }}
      />
      {tags.length > 0 ? (
        <ul aria-label="Chosen tags" className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => {
                  onChange(tags.filter((each) => each !== tag));
                  field.current?.focus();
                }}
                className="tag-chip max-w-full"
              >
                <bdi className="truncate">{tag}</bdi>
                <X size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
