import './whole-post.css';
import type { PostItem } from '@sirenade/contract/posts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WholePostHead } from './whole-post-head.tsx';

/** The shape of a post that is still on its way; its head as far as a list has shown it. */
export function WholePostSkeleton({ known }: { known: PostItem | undefined }) {
  return (
    <>
      {known ? <WholePostHead post={known} /> : null}
      <div role="status">
        <span className="sr-only">Loading</span>
        {known ? null : <HeadShape />}
        <Skeleton className="mt-12 ml-auto h-14 w-2/3" />
        {['w-11/12', 'w-full', 'w-3/4', 'w-5/6'].map((width) => (
          <Skeleton key={width} className={`mt-3 h-4 max-w-xl ${width}`} />
        ))}
      </div>
    </>
  );
}

function HeadShape() {
  return (
    <>
      <div className="flex items-center gap-4">
        <Skeleton className="h-20 w-15 shrink-0" />
        <div className="grow">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-2 h-7 w-40" />
        </div>
      </div>
      <Skeleton className="mt-7 h-10 w-4/5" />
      <Skeleton className="mt-4 h-7 w-64 max-w-full" />
    </>
  );
}
