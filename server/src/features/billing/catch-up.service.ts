import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import type { ProviderPayment, ProviderSubscription } from '../../providers/payments/payments.ts';
import type { Subscription, SubscriptionPayment } from './billing.tables.ts';
import { bookAll } from './booking.service.ts';
import {
  hasLapsed,
  isLive,
  isRefunded,
  mustCancel,
  nextCheck,
  nextCheckUnreported,
  paidThrough,
  RETRY_AFTER,
  stateUnreported,
  waitForPayment,
} from './plans.rules.ts';
import { lockWithSiblings, updateReadings, updateSubscription } from './subscriptions.store.ts';

const DAY = 86_400_000;

/** Checks one subscription in the background. Retried for some hours before the sweep takes over. */
export const catchUpJob: JobKind<{ subscriptionId: number }> = {
  name: 'subscription-catch-up',
  retryLimit: 8,
  retryDelaySeconds: 15,
};

/** The result of one reading at the provider. */
interface Reading {
  seen: ProviderSubscription | null;
  payments: ProviderPayment[];
}

/** Reads the subscription at the provider, and cancels it there if that is requested. Holds no locks meanwhile. */
async function read(ctx: Context, row: Subscription, providerId: string): Promise<Reading | null> {
  const provider = ctx.providers.payments;
  if (!provider || provider.kind !== row.provider) {
    ctx.log.warn(
      { event: 'subscription_provider_mismatch', subscription: row.id, provider: row.provider },
      'a subscription belongs to a payment provider that is not configured',
    );
    return null;
  }
  const call = { signal: ctx.signal };
  let seen = await provider.findSubscription(providerId, call);
  if (seen && seen.reference !== row.reference) {
    ctx.log.error(
      { event: 'subscription_foreign', subscription: row.id },
      'the payment provider answered with a subscription that is not ours',
    );
    return null;
  }
  if (!seen && row.startedAt && !row.unknownSince) {
    ctx.log.error(
      { event: 'subscription_unknown', subscription: row.id },
      'the payment provider no longer knows a subscription',
    );
  }
  if (seen && mustCancel(row, seen)) {
    await provider.cancel(providerId, row.cancelReason ?? 'Cancelled', call);
    seen = await provider.findSubscription(providerId, call);
  }
  const since = new Date(row.createdAt.getTime() - DAY);
  return { seen, payments: seen ? await provider.listPayments(providerId, since, call) : [] };
}

/** Whether another subscription of the same user renews, so that one of the two replaces the other. */
const isRival = (one: Subscription, other: Subscription) =>
  isLive(other) && other.provider === one.provider && other.cancelWantedAt === null && other.unknownSince === null;

/** The plan that started last stays; older ones are cancelled. True when this one is replaced. */
async function replaceOlder(ctx: Context, row: Subscription, startedAt: Date, others: Subscription[]) {
  const now = ctx.clock.now();
  let isReplaced = false;
  for (const other of others) {
    if (!isRival(row, other) || other.startedAt === null) continue;
    const apart = startedAt.getTime() - other.startedAt.getTime() || row.id - other.id;
    if (apart < 0) {
      isReplaced = true;
      continue;
    }
    const cancellation = { cancelWantedAt: now, cancelReason: 'Replaced by another plan', nextCheckAt: now };
    await updateSubscription(ctx.db, other.id, cancellation);
    await ctx.jobs.send(ctx, catchUpJob, { subscriptionId: other.id });
  }
  return isReplaced;
}

/** Why a subscription ends that the user has not cancelled: it was replaced, or its payment was refunded. */
async function findReasonToEnd(
  ctx: Context,
  row: Subscription,
  found: { seen: ProviderSubscription | null; startedAt: Date | null; known: SubscriptionPayment[] },
  others: Subscription[],
): Promise<Partial<Subscription>> {
  const { seen, startedAt, known } = found;
  if (row.cancelWantedAt !== null || !seen || !isLive(seen)) return {};
  const isNew = startedAt !== null && row.startedAt === null;
  const isReplaced = isNew && (await replaceOlder(ctx, row, startedAt, others));
  if (!isReplaced && !isRefunded(known)) return {};
  await ctx.jobs.send(ctx, catchUpJob, { subscriptionId: row.id });
  const cancelReason = isReplaced ? 'Replaced by another plan' : 'The payment was given back';
  return { cancelWantedAt: ctx.clock.now(), cancelReason };
}

function stateOf(row: Subscription, seen: ProviderSubscription | null, now: Date): Subscription['state'] {
  if (seen && seen.state !== 'pending') return seen.state;
  // Missing at the provider: if a cancel was requested it has ended, otherwise the paid month runs to its end.
  if (!seen) return row.cancelWantedAt && isLive(row) ? 'cancelled' : stateUnreported(row, now);
  if (isLive(row) || row.state === 'cancelled' || row.state === 'expired') return row.state;
  return hasLapsed(row, now) ? 'lapsed' : 'pending';
}

/** The next check, or an earlier one while a payment is expected. */
function earlierCheck(next: Date | null, wait: number | null, now: Date): Date | null {
  if (wait === null) return next;
  return new Date(Math.min(next?.getTime() ?? Number.POSITIVE_INFINITY, now.getTime() + wait));
}

/** Stores the result of a reading. */
async function apply(ctx: Context, before: Subscription, { seen, payments }: Reading): Promise<Subscription> {
  return inTransaction(ctx, async (ctx) => {
    const siblings = await lockWithSiblings(ctx.db, before.id, before.userId);
    const row = siblings.find(({ id }) => id === before.id);
    if (!row) throw new Error(`Subscription ${before.id} is gone.`);
    const now = ctx.clock.now();
    const plan = seen?.plan ?? row.plan;
    const ordered = payments.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const known = await bookAll(ctx, row, plan, ordered);
    const startedAt = row.startedAt ?? known.find(({ grantedAt }) => grantedAt !== null)?.paidAt ?? null;
    const others = siblings.filter(({ id }) => id !== row.id);
    const ended = await findReasonToEnd(ctx, row, { seen, startedAt, known }, others);
    // Of two overlapping readings only the later one sets the state; payments count from either.
    const isLatest = row.appliedReading < before.readings;
    const nextPaymentAt = isLatest && seen ? seen.nextPaymentAt : row.nextPaymentAt;
    const changes = { ...ended, startedAt, nextPaymentAt, paidThrough: paidThrough(known, nextPaymentAt) };
    if (!isLatest) return updateSubscription(ctx.db, row.id, changes);
    const state = stateOf(row, seen, now);
    const after = { ...row, ...changes, state };
    const isUnknown = !seen && row.providerId !== null;
    return updateSubscription(ctx.db, row.id, {
      ...changes,
      state,
      plan,
      appliedReading: before.readings,
      unknownSince: isUnknown ? (row.unknownSince ?? now) : null,
      nextCheckAt: earlierCheck(nextCheck(after, now), waitForPayment(seen, known, now), now),
    });
  });
}

/** Postpones the check of a subscription whose provider cannot be asked; it ends with the paid month. */
async function postponeCheck(ctx: Context, row: Subscription): Promise<Subscription> {
  const now = ctx.clock.now();
  const state = stateUnreported(row, now);
  return updateSubscription(ctx.db, row.id, { state, nextCheckAt: nextCheckUnreported({ ...row, state }, now) });
}

/**
 * Synchronizes a subscription with the provider: state, payments, and a pending cancel. Safe to call at any time,
 * concurrently and repeatedly; after a crash the next call completes it.
 */
export async function catchUp(ctx: Context, id: number): Promise<Subscription | null> {
  const row = await updateReadings(ctx.db, id, new Date(ctx.clock.now().getTime() + RETRY_AFTER));
  if (!row) return null;
  // Without an answer from the provider the user got no approval URL, so there is nothing to read.
  const reading = row.providerId === null ? { seen: null, payments: [] } : await read(ctx, row, row.providerId);
  return reading ? apply(ctx, row, reading) : postponeCheck(ctx, row);
}
