import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';

interface FieldErrorsProps {
  /** The id for the field's `aria-describedby`. */
  id?: string;
  errors: readonly string[];
  spacing?: string;
}

/** The errors of a field, announced as they appear; renders empty while there are none. */
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

/** The hint and the errors of a field, under the ids in its `aria-describedby`. */
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
