import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import type { ProviderPayment, ProviderSubscription } from '../../providers/payments/payments.ts';
import type { Subscription, SubscriptionPayment } from './billing.tables.ts';
import { bookAll } from './booking.service.ts';
import {
  hasLapsed,
  isGivenBack,
  isLive,
  mustCancel,
  nextCheck,
  nextCheckUnseen,
  paidThrough,
  RETRY_AFTER,
  stateUnseen,
  waitForPayment,
} from './plans.rules.ts';
import { lockWithSiblings, updateReadings, updateSubscription } from './subscriptions.store.ts';

const DAY = 86_400_000;

/** Looks at one subscription in the background. Tried for some hours before the sweep takes over. */
export const catchUpJob: JobKind<{ subscriptionId: number }> = {
  name: 'subscription-catch-up',
  retryLimit: 8,
  retryDelaySeconds: 15,
};

/** What one reading at the provider showed. */
interface Reading {
  seen: ProviderSubscription | null;
  payments: ProviderPayment[];
}

/** Looks at the provider, and tells it that the subscription shall end if that is wanted. Nothing is locked meanwhile. */
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

/** Whether a subscription renews as far as anybody knows, so that another one of the same user takes its place. */
const isRival = (one: Subscription, other: Subscription) =>
  isLive(other) && other.provider === one.provider && other.cancelWantedAt === null && other.unknownSince === null;

/** Of several plans the one that began last stays; the others shall end. Tells whether that is this one. */
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

/** Why a subscription shall end that nobody has cancelled: another took its place, or its money was given back. */
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
  if (!isReplaced && !isGivenBack(known)) return {};
  await ctx.jobs.send(ctx, catchUpJob, { subscriptionId: row.id });
  const cancelReason = isReplaced ? 'Replaced by another plan' : 'The payment was given back';
  return { cancelWantedAt: ctx.clock.now(), cancelReason };
}

function stateOf(row: Subscription, seen: ProviderSubscription | null, now: Date): Subscription['state'] {
  if (seen && seen.state !== 'pending') return seen.state;
  // What shall end and is not there has ended. Otherwise what was paid for is not forgotten before its time.
  if (!seen) return row.cancelWantedAt && isLive(row) ? 'cancelled' : stateUnseen(row, now);
  if (isLive(row) || row.state === 'cancelled' || row.state === 'expired') return row.state;
  return hasLapsed(row, now) ? 'lapsed' : 'pending';
}

/** The next look, or an earlier one for something that is waited for. */
function earlier(next: Date | null, wait: number | null, now: Date): Date | null {
  if (wait === null) return next;
  return new Date(Math.min(next?.getTime() ?? Number.POSITIVE_INFINITY, now.getTime() + wait));
}

/** Writes down what a reading showed. */
async function apply(ctx: Context, before: Subscription, { seen, payments }: Reading): Promise<Subscription> {
  return inTransaction(ctx, async (ctx) => {
    const family = await lockWithSiblings(ctx.db, before.id, before.userId);
    const row = family.find(({ id }) => id === before.id);
    if (!row) throw new Error(`Subscription ${before.id} is gone.`);
    const now = ctx.clock.now();
    const plan = seen?.plan ?? row.plan;
    const ordered = payments.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const known = await bookAll(ctx, row, plan, ordered);
    const startedAt = row.startedAt ?? known.find(({ grantedAt }) => grantedAt !== null)?.paidAt ?? null;
    const others = family.filter(({ id }) => id !== row.id);
    const ended = await findReasonToEnd(ctx, row, { seen, startedAt, known }, others);
    // Of two readings that overlap only the later one tells where things stand; payments count whoever saw them.
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
      nextCheckAt: earlier(nextCheck(after, now), waitForPayment(seen, known, now), now),
    });
  });
}

/** Puts off what nobody can be asked about; it ends when what was paid for is over. */
async function putOff(ctx: Context, row: Subscription): Promise<Subscription> {
  const now = ctx.clock.now();
  const state = stateUnseen(row, now);
  return updateSubscription(ctx.db, row.id, { state, nextCheckAt: nextCheckUnseen({ ...row, state }, now) });
}

/**
 * Brings a subscription to where it stands at the provider: state, payments, and a cancel that is still to be carried
 * out. May be asked for at any time, by anybody, any number of times; a crash on the way is made good by the next one.
 */
export async function catchUp(ctx: Context, id: number): Promise<Subscription | null> {
  const row = await updateReadings(ctx.db, id, new Date(ctx.clock.now().getTime() + RETRY_AFTER));
  if (!row) return null;
  // Without an answer of the provider nobody got an address to approve at: there is nothing to look for.
  const reading = row.providerId === null ? { seen: null, payments: [] } : await read(ctx, row, row.providerId);
  return reading ? apply(ctx, row, reading) : putOff(ctx, row);
}
