import type { Plan } from '@sirenade/contract/billing';
import { TRIAL_PLAN } from '@sirenade/contract/limits';
import { site } from '../../lib/site.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlanOffer, PlanTile } from './plan-tile.tsx';
import type { PlanChoice } from './use-choose-plan.ts';

/** Enough words for a chat every evening. */
const RECOMMENDED = 'mega_creator';
const grid = '-mx-3 grid sm:mx-0 sm:grid-cols-2 md:grid-cols-3';

interface PlanGridProps {
  plans: Plan[];
  current: string;
  isUsedUp: boolean;
  choice: PlanChoice;
  onCancel(): void;
}

/** The plans side by side [S40], and the one that has to be asked for by mail [R9] [K6]. */
export function PlanGrid({ plans, current, isUsedUp, choice, onCancel }: PlanGridProps) {
  return (
    <ul className={grid}>
      {plans.map((plan) => (
        <PlanOffer
          key={plan.name}
          plan={plan}
          isCurrent={plan.name === current}
          isRecommended={plan.name === RECOMMENDED}
          isUsedUp={isUsedUp}
          isChosen={choice.chosen === plan.name}
          isCancelling={choice.chosen === TRIAL_PLAN && plan.name === current}
          isBusy={choice.isBusy}
          onChoose={() => choice.choose(plan)}
          onCancel={onCancel}
        />
      ))}
      <PlanTile
        title="Custom Creator"
        price={<span className="text-fog sm:mt-1">By arrangement</span>}
        contents={['As much as you need']}
      >
        <a
          href={`mailto:${site.support_email}?subject=Custom%20Creator`}
          className="inline-flex min-h-11 items-center justify-center rounded-md border border-line-strong px-5 font-semibold transition hover:border-line-hover hover:bg-tint"
        >
          Contact us
        </a>
      </PlanTile>
    </ul>
  );
}

/** The shape of the plans while they are on their way: as many, as large. */
export function PlanGridSkeleton() {
  return (
    <div role="status" className="border-t border-line pt-5">
      <span className="sr-only">Loading the plans</span>
      <div className="mb-4 h-13 sm:h-6.5">
        <Skeleton className="h-5 w-4/5 max-w-md" />
      </div>
      <div className={grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="h-29 border-t border-line px-3 py-4 sm:h-52.5 sm:px-4">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="mt-3 h-8 w-24" />
            <Skeleton className="mt-14 h-11 w-full max-sm:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
