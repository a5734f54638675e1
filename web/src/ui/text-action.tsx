import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';

/** A button that reads as a line of text, for a secondary action. */
export function TextAction({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={classes('text-link inline-flex min-h-11 items-center self-start text-left', className)}
    />
  );
}
