import type { Plan, SubscriptionInfo } from '@sirenade/contract/billing';
import { formatDate } from '../../lib/format.ts';

/** What stays of a subscription that ends now, and until when. */
export function restText(paidUntil: string | null): string {
  return paidUntil === null
    ? 'The words and images you have left stay yours until they are used.'
    : `The words and images you paid for stay yours until ${formatDate(paidUntil)}.`;
}

/** How the subscription stands, in a calm sentence or two. */
export function subscriptionText({ subscription_type, state, paid_until }: SubscriptionInfo, plans: Plan[]): string {
  switch (state) {
    case 'active': {
      const title = plans.find(({ name }) => name === subscription_type)?.title ?? 'current';
      return paid_until ? `Your ${title} plan renews on ${formatDate(paid_until)}.` : `Your ${title} plan is active.`;
    }
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
