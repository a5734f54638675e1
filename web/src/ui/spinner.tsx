import { classes } from '../lib/classes.ts';

/** A quiet turning ring; `label` is read out, and left off where text beside it already says so. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={classes('spinner', className)}>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
