import type { Plan, SubscriptionInfo } from '@sirenade/contract/billing';
import { TRIAL_PLAN } from '@sirenade/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/form-failure.ts';
import { Notice } from '../../ui/notice.tsx';
import { plansQuery, subscriptionQuery } from './billing.queries.ts';
import { CancelStep } from './cancel-step.tsx';
import { PlanGrid, PlanGridSkeleton } from './plan-grid.tsx';
import { restText, subscriptionText } from './subscription-text.ts';
import type { PlanChoice } from './use-choose-plan.ts';

/** The plans, and the state of the user's subscription; skeletons while they load. */
export function PlansPart({ choice, isUsedUp }: { choice: PlanChoice; isUsedUp: boolean }) {
  const plans = useQuery(plansQuery);
  const subscription = useQuery(subscriptionQuery);
  if (plans.data && subscription.data) {
    return <Plans plans={plans.data} subscription={subscription.data} choice={choice} isUsedUp={isUsedUp} />;
  }
  const failed = [plans, subscription].find(({ isError }) => isError);
  if (!failed) return <PlanGridSkeleton />;
  const retry = () => {
    for (const query of [plans, subscription]) if (query.isError) void query.refetch();
  };
  return (
    <Notice tone="danger" className="mb-6">
      <p>The plans did not load. {failureText(failed.error)}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}

interface PlansProps {
  plans: Plan[];
  subscription: SubscriptionInfo;
  choice: PlanChoice;
  isUsedUp: boolean;
}

function Plans({ plans, subscription, choice, isUsedUp }: PlansProps) {
  const [isLeaving, setLeaving] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { subscription_type, state, paid_until, offered } = subscription;
  const current = plans.find(({ name }) => name === subscription_type);
  const rest = restText(paid_until);
  const isCancelling = state === 'cancelling';
  const hasPlan = state === 'active' || state === 'suspended' || state === 'confirming' || isCancelling;

  const askFirst = () => setLeaving(true);
  const keepPlan = () => {
    flushSync(() => setLeaving(false));
    section.current?.focus();
  };

  if (isLeaving && hasPlan) {
    return (
      <CancelStep
        title={current?.title ?? 'your plan'}
        rest={rest}
        isBusy={choice.isBusy}
        isCancelling={choice.chosen === TRIAL_PLAN}
        onConfirm={() => choice.cancel(rest)}
        onBack={keepPlan}
      />
    );
  }
  // A plan without a place among the others can be left all the same.
  const isCancelApart = hasPlan && (!offered || !current);
  return (
    <section ref={section} tabIndex={-1} aria-label="Plans" className="border-t border-line pt-5 outline-none">
      {offered || hasPlan ? (
        <p className="mb-4 max-w-prose text-pretty">{subscriptionText(subscription, plans)}</p>
      ) : null}
      {isCancelApart ? (
        <Button
          variant="secondary"
          size="sm"
          disabled={choice.isBusy}
          className="mb-5"
          // A cancellation that was confirmed once is repeated without asking again.
          onClick={isCancelling ? () => choice.cancel(rest) : askFirst}
        >
          {isCancelling ? 'Try again now' : 'Cancel subscription'}
        </Button>
      ) : null}
      {offered ? (
        <PlanGrid plans={plans} current={subscription_type} isUsedUp={isUsedUp} choice={choice} onCancel={askFirst} />
      ) : (
        <NotOffered />
      )}
    </section>
  );
}

function NotOffered() {
  return (
    <p className="mb-6 text-pretty text-fog">
      Plans are not offered here. If you need more words or images, please{' '}
      <a href={`mailto:${site.support_email}`} className="text-link">
        write to us
      </a>
      .
    </p>
  );
}
