import './siren-form.css';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The skeleton of the form while the siren is loading. */
export function SirenFormSkeleton() {
  return (
    <div role="status" className="page-width pt-10 pb-20 sm:pt-14">
      <span className="sr-only">Loading</span>
      <Skeleton className="mb-8 h-11 w-72 max-w-full sm:h-13" />
      <div className="siren-form">
        <div className="siren-form-pictures">
          <Skeleton className="gallery-frame" />
        </div>
        <div className="min-w-0 space-y-8">
          {['h-24', 'h-12', 'h-12', 'h-36', 'h-12'].map((height, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: resting shapes have nothing else to tell them apart
            <div key={place}>
              <Skeleton className="mb-2 h-4 w-24" />
              <Skeleton className={height} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
