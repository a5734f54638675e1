import './choice-field.css';
import { type ReactNode, useId } from 'react';
import { classes } from '../../lib/classes.ts';
import { FieldErrors } from './field-notes.tsx';

interface Choice<T extends string> {
  value: T;
  label: string;
  hint?: string;
}

interface ChoiceFieldProps<T extends string> {
  id: string;
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange(value: T): void;
  error?: string[] | undefined;
  children?: ReactNode;
}

/** One of few, all in sight. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { id, label, choices, value, onChange, error = [], children } = props;
  const name = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset className="min-w-0" aria-describedby={error.length > 0 ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className={classes('choices', choices.every((choice) => !choice.hint) && 'choices-short')}>
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={name}
              id={choice.value === value ? id : undefined}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-describedby={choice.hint ? `${id}-${choice.value}` : undefined}
              aria-label={choice.label}
              className="choice-dot"
            />
            <span className="min-w-0">
              <span className="block font-medium">{choice.label}</span>
              {choice.hint ? (
                <span id={`${id}-${choice.value}`} className="block text-sm text-fog">
                  {choice.hint}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={errorId} errors={error} />
      {children}
    </fieldset>
  );
}
