import { classes } from '../lib/classes.ts';

/** A resting shape where content is about to be; size it with classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classes('skeleton block', className)} />;
}

/** The shape of a page that is loading. */
export function PageSkeleton() {
  return (
    <div role="status" className="page-skeleton page-width py-12">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-9 w-56 max-w-full" />
      <Skeleton className="mt-6 h-4 w-full max-w-xl" />
      <Skeleton className="mt-3 h-4 w-full max-w-md" />
    </div>
  );
}
