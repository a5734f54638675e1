import { Skeleton } from '../../../ui/skeleton.tsx';

/** Where the last chats will be. */
export function RecentSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your chats</span>
      {['w-24', 'w-16', 'w-20'].map((width) => (
        <span key={width} className="flex items-center gap-3 px-3 py-1.5">
          <Skeleton className="h-12 w-9 shrink-0" />
          <span className="grow space-y-2">
            <Skeleton className={`h-3 ${width}`} />
            <Skeleton className="h-3 w-full" />
          </span>
        </span>
      ))}
    </div>
  );
}

/** Shown when the recent chats failed to load, be it the list or the code that renders it. */
export function RecentFailure({ isTrying = false, onRetry }: { isTrying?: boolean; onRetry(): void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 px-3">
      Your chats did not load.
      <button type="button" disabled={isTrying} onClick={onRetry} className="text-link min-h-11">
        Try again
      </button>
    </div>
  );
}
