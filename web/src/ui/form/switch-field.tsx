import { type ReactNode, useId } from 'react';
import { classes } from '../../lib/classes.ts';

interface SwitchFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** A choice that takes effect at once. */
export function SwitchField({ label, hint, checked, disabled = false, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="mt-1 text-sm text-fog">
            {hint}
          </p>
        ) : null}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="-my-2 -mr-1 grid min-h-11 shrink-0 place-items-center rounded-md px-1 disabled:opacity-60"
      >
        <span
          className={classes(
            'flex h-7 w-12 items-center rounded-full border px-1 transition duration-fast',
            checked ? 'justify-end border-transparent bg-accent' : 'border-[var(--field-line)] bg-field',
          )}
        >
          <span
            className={classes('size-4.5 rounded-full transition duration-fast', checked ? 'bg-on-accent' : 'bg-fog')}
          />
        </span>
      </button>
    </div>
  );
}
