import { CURRENCY, type PaidPlan, plans } from '@sirenade/contract/limits';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import type { ProviderPayment, ProviderSubscription } from '../../providers/payments/payments.ts';
import type { Subscription, SubscriptionPayment } from './billing.tables.ts';
import { grantMonth, takeBackMonth } from './grants.service.ts';
import {
  findFirstGrant,
  listPayments,
  listPaymentsOf,
  updateGranted,
  updateRefunded,
  upsertPayment,
} from './payments.store.ts';
import {
  hasLapsed,
  isMonthOver,
  isPaid,
  mustCancel,
  nextCheck,
  paidThrough,
  RETRY_AFTER,
  renewsMonth,
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
    ctx.log.warn({ subscription: row.id, provider: row.provider }, 'its payment provider is not the one configured');
    return null;
  }
  const call = { signal: ctx.signal };
  let seen = await provider.findSubscription(providerId, call);
  if (seen && seen.reference !== row.reference) {
    ctx.log.error({ subscription: row.id }, 'the provider gave a subscription that is not ours');
    return null;
  }
  if (!seen && row.startedAt) ctx.log.error({ subscription: row.id }, 'the provider no longer knows a subscription');
  if (seen && mustCancel(row, seen)) {
    await provider.cancel(providerId, row.cancelReason ?? 'Cancelled', call);
    seen = await provider.findSubscription(providerId, call);
  }
  const since = new Date(row.createdAt.getTime() - DAY);
  return { seen, payments: seen ? await provider.listPayments(providerId, since, call) : [] };
}

/** Gives a month for a payment, or takes back what is left of one that was refunded; both once. */
async function book(
  ctx: Context,
  row: Subscription,
  plan: PaidPlan,
  payment: ProviderPayment,
  granted: SubscriptionPayment[],
): Promise<void> {
  const { userId, id } = row;
  const now = ctx.clock.now();
  await upsertPayment(ctx.db, id, payment, plan);
  if (userId === null) {
    if (isPaid(payment)) ctx.log.warn({ subscription: id }, 'a payment came for an account that is gone');
    return;
  }
  const month = { subscriptionId: id, userId, paymentId: payment.id, plan, paidAt: payment.at };
  if (payment.state === 'refunded') {
    const given = await updateRefunded(ctx.db, id, payment.id, now);
    if (given && !isMonthOver(month, granted, now)) await takeBackMonth(ctx, { ...month, ...given });
    return;
  }
  const { words, images, price } = plans[plan];
  if (!isPaid(payment) || !(await updateGranted(ctx.db, id, payment.id, { words, images, grantedAt: now }))) return;
  if (payment.amountCents !== price * 100 || payment.currency !== CURRENCY) {
    ctx.log.warn({ subscription: id, plan }, 'a payment is not the price of its plan');
  }
  await grantMonth(ctx, { ...month, renews: renewsMonth(month, granted) });
}

/** Books what is new or has changed since it was last seen, oldest first. */
async function bookAll(ctx: Context, row: Subscription, plan: PaidPlan, payments: ProviderPayment[]): Promise<void> {
  const list = () => (row.userId === null ? listPayments(ctx.db, row.id) : listPaymentsOf(ctx.db, row.userId));
  let known = await list();
  for (const payment of payments) {
    const before = known.find(({ subscriptionId, paymentId }) => subscriptionId === row.id && paymentId === payment.id);
    if (before?.state === payment.state) continue;
    await book(
      ctx,
      row,
      plan,
      payment,
      known.filter(({ grantedAt }) => grantedAt !== null),
    );
    if (payment !== payments.at(-1)) known = await list();
  }
}

/** Of several plans the one that began last stays; the others shall end. Gives the wish if that is this one. */
async function replaceOlder(
  ctx: Context,
  row: Subscription,
  startedAt: Date,
  others: Subscription[],
): Promise<Partial<Subscription>> {
  const now = ctx.clock.now();
  const wish = { cancelWantedAt: now, cancelReason: 'Replaced by another plan' };
  let own: Partial<Subscription> = {};
  for (const other of others) {
    const isLive = other.state === 'active' || other.state === 'suspended';
    if (!isLive || other.startedAt === null) continue;
    const apart = startedAt.getTime() - other.startedAt.getTime() || row.id - other.id;
    const older = apart > 0 ? other : row;
    if (older.cancelWantedAt !== null) continue;
    if (older === row) own = wish;
    else await updateSubscription(ctx.db, other.id, { ...wish, nextCheckAt: now });
    await ctx.jobs.send(ctx, catchUpJob, { subscriptionId: older.id });
  }
  return own;
}

function stateOf(row: Subscription, seen: ProviderSubscription | null, now: Date): Subscription['state'] {
  if (seen && seen.state !== 'pending') return seen.state;
  const isWaiting = row.state === 'intended' || row.state === 'pending' || row.state === 'lapsed';
  // A provider that no longer knows what was paid for is no reason to forget it.
  if (!isWaiting) return row.state;
  return hasLapsed(row, now) ? 'lapsed' : row.state === 'intended' ? 'intended' : 'pending';
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
    await bookAll(ctx, row, plan, ordered);
    const startedAt = row.startedAt ?? (ordered.some(isPaid) ? await findFirstGrant(ctx.db, row.id) : null);
    const isNew = startedAt !== null && row.startedAt === null;
    const others = family.filter(({ id }) => id !== row.id);
    const replaced = isNew ? await replaceOlder(ctx, row, startedAt, others) : {};
    const changed = { ...row, startedAt, ...replaced };
    // Of two readings that overlap only the later one tells where things stand.
    if (row.appliedReading >= before.readings) return updateSubscription(ctx.db, row.id, { startedAt, ...replaced });
    const state = stateOf(row, seen, now);
    const until = seen ? paidThrough(ordered, seen.nextPaymentAt) : row.paidThrough;
    return updateSubscription(ctx.db, row.id, {
      ...replaced,
      startedAt,
      state,
      plan,
      paidThrough: until,
      appliedReading: before.readings,
      nextCheckAt: nextCheck({ ...changed, state, paidThrough: until }, now),
    });
  });
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
  return reading ? apply(ctx, row, reading) : row;
}
