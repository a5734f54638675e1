import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';

interface FormHeadingProps {
  children: ReactNode;
  /** A sentence under the heading. */
  note?: ReactNode;
  /** Set when a sentence of the server replaces the heading: smaller type, and rose for a failure. */
  tone?: 'failure' | 'request' | undefined;
}

/** The page's heading; a sentence that replaces it is announced. */
export function FormHeading({ children, note, tone }: FormHeadingProps) {
  return (
    <header aria-live="assertive" className="mb-2">
      <h1
        className={classes(
          'font-display text-balance',
          tone ? 'text-2xl' : 'text-3xl sm:text-4xl',
          tone === 'failure' ? 'text-danger' : 'text-text',
        )}
      >
        {children}
      </h1>
      {note ? <p className="mt-3 text-pretty text-fog">{note}</p> : null}
    </header>
  );
}
