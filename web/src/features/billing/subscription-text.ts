import type { Plan, SubscriptionInfo } from '@sirenade/contract/billing';
import { formatDate } from '../../lib/format.ts';

/** The credits that stay after a subscription ends, and until when. */
export function restText(paidUntil: string | null): string {
  return paidUntil === null
    ? 'The words and images you have left stay yours until they are used.'
    : `The words and images you paid for stay yours until ${formatDate(paidUntil)}.`;
}

/** The sentence after a cancellation: it is done, or the payment provider has yet to confirm it. */
export function goodbyeText(isConfirmed: boolean, rest: string): string {
  const done = 'Your plan is cancelled.';
  return `${isConfirmed ? done : 'Your plan will be cancelled as soon as the payment provider confirms it.'} ${rest}`;
}

/** How the subscription stands, in a calm sentence or two. */
export function subscriptionText(subscription: SubscriptionInfo, plans: Plan[]): string {
  const { subscription_type, state, paid_until, renews_at } = subscription;
  switch (state) {
    case 'active': {
      const title = plans.find(({ name }) => name === subscription_type)?.title ?? 'current';
      const next = renews_at ?? paid_until;
      return next ? `Your ${title} plan renews on ${formatDate(next)}.` : `Your ${title} plan is active.`;
    }
    case 'confirming':
      return 'Your payment is being confirmed, which can take up to an hour. Your words and images come with it.';
    case 'cancelling':
      return (
        'Your plan is being cancelled, but the payment provider has not confirmed it yet, so it may still be charged. ' +
        'We keep trying. You can also cancel it in your account there.'
      );
    case 'ending':
      return `Your plan is cancelled and will not renew. ${restText(paid_until)}`;
    case 'suspended': {
      const rest = paid_until ? ` ${restText(paid_until)}` : '';
      return `Your last payment did not go through, so your plan is paused.${rest} Choose a plan to go on, or cancel.`;
    }
    case 'none':
      return 'You are on the trial. A plan brings new words and images every month.';
  }
}
