import type { CreditEntry, SubscriptionInfo } from '@sirenade/contract/billing';
import { TRIAL_PLAN } from '@sirenade/contract/limits';
import type { CreditEntryRow, Subscription } from './billing.tables.ts';
import { isConfirming, isLive } from './plans.rules.ts';

/** An entry as its owner reads it. */
export function viewEntry({ id, createdAt, kind, amount, note, cause }: CreditEntryRow): CreditEntry {
  return { id, at: createdAt.toISOString(), kind, amount, text: note || cause };
}

/** The user's running plan, or how long the paid month of an ended one lasts. */
export function viewSubscription(
  rows: Subscription[],
  now: Date,
): Pick<SubscriptionInfo, 'subscription_type' | 'state' | 'paid_until' | 'renews_at'> {
  const started = rows.filter((row) => row.startedAt !== null).toSorted((a, b) => b.id - a.id);
  const wanted = started.filter((row) => row.cancelWantedAt === null);
  const active = wanted.find((row) => row.state === 'active');
  if (active) {
    const { plan, paidThrough, nextPaymentAt } = active;
    return {
      subscription_type: plan,
      state: 'active',
      paid_until: paidThrough?.toISOString() ?? null,
      renews_at: nextPaymentAt?.toISOString() ?? null,
    };
  }
  const until = Math.max(0, ...started.map((row) => row.paidThrough?.getTime() ?? 0));
  const paid_until = until > now.getTime() ? new Date(until).toISOString() : null;
  return { subscription_type: TRIAL_PLAN, state: stateWithout(rows, paid_until !== null), paid_until, renews_at: null };
}

/** The state while no plan renews. */
function stateWithout(rows: Subscription[], isPaid: boolean): SubscriptionInfo['state'] {
  if (rows.some(isConfirming)) return 'confirming';
  if (rows.some((row) => row.state === 'suspended' && row.cancelWantedAt === null)) return 'suspended';
  if (rows.some((row) => isLive(row) && row.unknownSince === null)) return 'cancelling';
  return isPaid ? 'ending' : 'none';
}
