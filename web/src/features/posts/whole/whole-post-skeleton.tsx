import './whole-post.css';
import type { PostItem } from '@sirenade/contract/posts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WholePostHead } from './whole-post-head.tsx';

/** The skeleton of a post that is loading; its head from a list, if one has it. */
export function WholePostSkeleton({ listed }: { listed: PostItem | undefined }) {
  return (
    <>
      {listed ? <WholePostHead post={listed} /> : null}
      <div role="status">
        <span className="sr-only">Loading</span>
        {listed ? null : <HeadShape />}
        <LetterShape />
        <LetterShape />
      </div>
    </>
  );
}

/** A message, and the answer next to a portrait. */
function LetterShape() {
  return (
    <>
      <Skeleton className="mt-12 ml-auto h-16 w-2/3 max-w-sm rounded-lg" />
      <div className="mt-7 flex gap-5">
        <Skeleton className="size-10 shrink-0 rounded-full sm:size-12" />
        <div className="max-w-lg grow">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="mt-4 h-4 w-11/12" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-3 h-4 w-3/4" />
        </div>
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
          <Skeleton className="mt-2 h-6 w-40" />
          <Skeleton className="mt-2 h-4 w-4/5 max-w-md" />
        </div>
      </div>
      <Skeleton className="mt-7 h-9 w-3/5" />
      <div className="mt-4 flex items-center gap-2.5">
        <Skeleton className="size-7 rounded-full" />
        <Skeleton className="h-4 w-56 max-w-full" />
      </div>
    </>
  );
}
