import { ApiFailure } from '../../../lib/api.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Where posts are about to be. */
export function FeedSkeleton() {
  return (
    <div aria-hidden className="post-list">
      {['a', 'b', 'c'].map((place) => (
        <div key={place} className="post-card">
          <Skeleton className="post-cover" />
          <div className="post-card-words">
            <Skeleton className="mt-1.5 h-4 w-32" />
            <Skeleton className="mt-2.5 h-3.5 w-4/5" />
            <Skeleton className="mt-4 h-6 w-3/5" />
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2.5 h-4 w-11/12" />
            <Skeleton className="mt-2.5 h-4 w-2/3" />
            <div className="mt-5 flex items-center gap-2.5">
              <Skeleton className="size-7 rounded-full" />
              <Skeleton className="h-4 w-40" />
            </div>
            <div className="mt-5 flex items-center justify-between">
              <Skeleton className="h-6 w-32" />
              <Skeleton className="h-6 w-36" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

/** Posts that did not come: why, and the way to try again. */
export function FeedFailure({ failure, onRetry }: { failure: Error | null; onRetry(): void }) {
  if (failure instanceof ApiFailure && failure.status === 404) {
    return (
      <EmptyState
        title="There is no such feed"
        action={
          <LinkButton to="/all" variant="secondary">
            Back to Home
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      title="The posts did not load. Please try again later."
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
