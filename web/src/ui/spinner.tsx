import { classes } from '../lib/classes.ts';

/** A turning ring; `label` is read out, and left off where text at its side already says so. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={classes('spinner', className)}>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
