import type { Plan } from '@sirenade/contract/billing';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';

interface TileProps {
  title: string;
  price: ReactNode;
  /** The credits of the plan, on one line or two. */
  contents: [string, string?];
  /** A label next to the plan's name. */
  mark?: { text: string; tone: 'accent' | 'alive' } | undefined;
  children: ReactNode;
}

const marks = { accent: 'text-accent', alive: 'text-alive' };
const lights = { accent: 'from-accent-soft', alive: 'from-alive-soft' };

/** One tile of the grid: name and price, credits, action. A marked one glows a little. */
export function PlanTile({ title, price, contents, mark, children }: TileProps) {
  return (
    <li
      className={classes(
        'grid min-[22rem]:grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line bg-radial-[130%_90%_at_50%_0%] to-transparent to-80% px-3 py-4',
        // Side by side, names, prices and buttons align in common rows, even if one name takes two lines.
        'sm:row-span-3 sm:grid-cols-1 sm:grid-rows-subgrid sm:items-stretch sm:gap-0 sm:px-4 sm:pt-4 sm:pb-5',
        mark && lights[mark.tone],
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 max-sm:col-span-full">
        <h4 className="font-display text-lg">{title}</h4>
        {mark ? <span className={classes('text-xs font-semibold', marks[mark.tone])}>{mark.text}</span> : null}
      </div>
      <div className="max-sm:col-start-1">
        <p className="flex items-baseline gap-1.5 tabular-nums sm:mt-1">{price}</p>
        <p className="text-sm text-fog tabular-nums sm:mt-1">
          {contents[0]}
          {contents[1] ? (
            <>
              <span className="sm:hidden">, </span>
              <span className="sm:block">{contents[1]}</span>
            </>
          ) : null}
        </p>
      </div>
      <div className="flex gap-2 *:grow max-sm:flex-col min-[22rem]:max-sm:col-start-2 min-[22rem]:max-sm:row-start-2 sm:mt-auto sm:pt-4">
        {children}
      </div>
    </li>
  );
}

/** '$15 / month', the number large. */
function Price({ dollars }: { dollars: number }) {
  return (
    <>
      <span className="font-display text-xl sm:text-2xl">${formatNumber(dollars)}</span>
      <span className="text-sm text-fog">/ month</span>
    </>
  );
}

interface PlanOfferProps {
  plan: Plan;
  isCurrent: boolean;
  isRecommended: boolean;
  /** Whether its words or images are used up, so that it may be bought again. */
  isUsedUp: boolean;
  isChosen: boolean;
  isCancelling: boolean;
  isBusy: boolean;
  onChoose(): void;
  onCancel(): void;
}

/** A paid plan to choose, or the current one to keep or leave [S40] [T3]. */
export function PlanOffer(props: PlanOfferProps) {
  const { plan, isCurrent, isRecommended, isUsedUp, isChosen, isCancelling, isBusy, onChoose, onCancel } = props;
  const current = isCurrent ? ({ text: 'Current Plan', tone: 'alive' } as const) : undefined;
  const recommended = isRecommended ? ({ text: 'Recommended', tone: 'accent' } as const) : undefined;
  return (
    <PlanTile
      title={plan.title}
      price={<Price dollars={plan.price} />}
      contents={[`${formatNumber(plan.words)} audio words`, `${formatNumber(plan.images)} images`]}
      mark={current ?? recommended}
    >
      {!isCurrent || isUsedUp ? (
        <Button
          variant={isRecommended || isCurrent ? 'primary' : 'secondary'}
          pending={isChosen}
          disabled={isBusy}
          onClick={onChoose}
          className="px-4"
        >
          {isCurrent ? 'Buy again' : 'Choose'}
          <span className="sr-only"> {plan.title}</span>
        </Button>
      ) : null}
      {isCurrent ? (
        <Button
          variant={isUsedUp ? 'ghost' : 'secondary'}
          pending={isCancelling}
          disabled={isBusy}
          onClick={onCancel}
          className="px-3"
        >
          Cancel<span className="sr-only"> {plan.title}</span>
        </Button>
      ) : null}
    </PlanTile>
  );
}
