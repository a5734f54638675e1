import { Skeleton } from '../../../ui/skeleton.tsx';

/** The shape of a profile that is on its way. */
export function ProfileSkeleton() {
  return (
    <div role="status" className="page-width pt-10 sm:pt-14">
      <div className="mx-auto max-w-4xl">
        <span className="sr-only">Loading the profile</span>
        <div className="flex gap-8 max-sm:flex-col sm:items-center">
          <Skeleton className="size-34 shrink-0 rounded-full" />
          <div className="grow">
            <Skeleton className="h-12 w-56 max-w-full" />
            <Skeleton className="mt-4 h-5 w-72 max-w-full" />
          </div>
        </div>
        <Skeleton className="mt-8 h-5 w-full max-w-xl" />
        <Skeleton className="mt-10 h-24 w-full" />
      </div>
    </div>
  );
}
