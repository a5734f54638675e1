import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';

interface FieldErrorsProps {
  /** What the field is described by. */
  id?: string;
  errors: readonly string[];
  spacing?: string;
}

/** What is wrong with a field, read out as it comes; empty while nothing is. */
export function FieldErrors({ id, errors, spacing = 'mt-1.5' }: FieldErrorsProps) {
  return (
    <div id={id} aria-live="polite">
      {errors.map((text) => (
        <p key={text} className={classes(spacing, 'text-sm text-danger')}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** The hint of a field and what is wrong with it, under the ids that the field is described by. */
export function FieldNotes({ id, errors, hint }: { id: string; errors: readonly string[]; hint?: ReactNode }) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-fog">
          {hint}
        </p>
      ) : null}
      <FieldErrors id={`${id}-error`} errors={errors} />
    </>
  );
}
