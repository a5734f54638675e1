import type { CreditEntry, SubscriptionInfo } from '@sirenade/contract/billing';
import { TRIAL_PLAN } from '@sirenade/contract/limits';
import type { CreditEntryRow, Subscription } from './billing.tables.ts';

/** An entry as its owner reads it. */
export function viewEntry({ id, createdAt, kind, amount, note, cause }: CreditEntryRow): CreditEntry {
  return { id, at: createdAt.toISOString(), kind, amount, text: note || cause };
}

/** What a user pays for, or still has from what they paid for. */
export function viewSubscription(
  rows: Subscription[],
  now: Date,
): Pick<SubscriptionInfo, 'subscription_type' | 'state' | 'paid_until'> {
  const started = rows.filter((row) => row.startedAt !== null).toSorted((a, b) => b.id - a.id);
  const wanted = started.filter((row) => row.cancelWantedAt === null);
  const active = wanted.find((row) => row.state === 'active');
  if (active) {
    return { subscription_type: active.plan, state: 'active', paid_until: active.paidThrough?.toISOString() ?? null };
  }
  const until = Math.max(0, ...started.map((row) => row.paidThrough?.getTime() ?? 0));
  const paid_until = until > now.getTime() ? new Date(until).toISOString() : null;
  const isSuspended = wanted.some((row) => row.state === 'suspended');
  const state = isSuspended ? 'suspended' : paid_until ? 'ending' : 'none';
  return { subscription_type: TRIAL_PLAN, state, paid_until };
}
