import './tag-chip.css';
import { limits } from '@sirenade/contract/limits';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { notify } from '../../lib/toast.ts';
import { TextField } from '../../ui/text-field.tsx';

interface TagFieldProps {
  tags: string[];
  onChange(tags: string[]): void;
  error?: string | string[] | undefined;
}

const clean = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, limits.siren.tag);

/** Words a post is found by: Enter or a comma adds one, the cross takes one away. */
export function TagField({ tags, onChange, error }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (text: string) => {
    const added = text
      .split(',')
      .map(clean)
      .filter((tag) => tag !== '');
    const next = [...new Set([...tags, ...added])];
    if (next.length > limits.post.tags) notify.info(`At most ${limits.post.tags} tags.`);
    onChange(next.slice(0, limits.post.tags));
    setTyped('');
  };
  return (
    <div>
      <TextField
        ref={field}
        label="Tags"
        hint="Enter or a comma adds one."
        enterKeyHint="enter"
        autoComplete="off"
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
            <li key={tag}>
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => {
                  onChange(tags.filter((each) => each !== tag));
                  field.current?.focus();
                }}
                className="tag-chip"
              >
                <span dir="auto">{tag}</span>
                <X size={14} strokeWidth={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
