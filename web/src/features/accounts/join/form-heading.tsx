import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';

interface FormHeadingProps {
  children: ReactNode;
  /** A sentence under the heading. */
  note?: ReactNode;
  /** What the server said stands in for the heading: a sentence, so smaller, and rose when it is bad news. */
  tone?: 'failure' | 'request' | undefined;
}

/** The page's heading; what replaces it is read out. */
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
