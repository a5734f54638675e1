import './segment-field.css';
import { useId } from 'react';

interface SegmentFieldProps<T extends string> {
  label: string;
  /** One line on the effect of the choice. */
  hint?: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
}

/** One of a few in a single bar. */
export function SegmentField<T extends string>({ label, hint, choices, value, onChange }: SegmentFieldProps<T>) {
  const id = useId();
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium text-text">{label}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <label key={choice.value} className="segment">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-2">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
