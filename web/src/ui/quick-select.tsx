import { ChevronDown } from 'lucide-react';
import { classes } from '../lib/classes.ts';

interface QuickSelectProps<T extends string> {
  label: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
  className?: string;
}

/** A select above a list; its label is for screen readers only, since the chosen option says it to everybody else. */
export function QuickSelect<T extends string>({ label, choices, value, onChange, className }: QuickSelectProps<T>) {
  return (
    <label className={classes('relative block', className)}>
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
        className="field h-12 w-full appearance-none rounded-md border bg-field pr-10 pl-4 text-base text-text"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        strokeWidth={1.5}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3.25 my-auto text-fog"
      />
    </label>
  );
}
