import type { CreditEntry, Plan, SubscriptionInfo } from '@sirenade/contract/billing';
import { plans } from '@sirenade/contract/limits';

/** The plans as the server lists them. */
export const planList: Plan[] = Object.entries(plans).map(([name, plan]) => ({ name, ...plan }));

/** The subscription of a user without a paid plan; tests override what they are about. */
export function aSubscription(changes: Partial<SubscriptionInfo> = {}): SubscriptionInfo {
  return {
    subscription_type: 'trial',
    state: 'none',
    paid_until: null,
    renews_at: null,
    offered: true,
    browser_script: null,
    ...changes,
  };
}

export const creatorUntilDecember = aSubscription({
  subscription_type: 'creator',
  state: 'active',
  paid_until: '2025-12-15T12:00:00.000Z',
});

export const anEntry = (changes: Partial<CreditEntry> = {}): CreditEntry => ({
  id: 1,
  at: '2025-11-15T12:00:00.000Z',
  kind: 'words',
  amount: -34,
  text: 'Reply by Isla',
  ...changes,
});
