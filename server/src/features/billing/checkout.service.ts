import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CUSTOM_PLAN, isPaidPlan, type PaidPlan, TRIAL_PLAN } from '@sirenade/contract/limits';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { billingLimits } from './billing.limits.ts';
import type { Subscription } from './billing.tables.ts';
import { cancel } from './cancel.service.ts';
import { catchUp } from './catch-up.service.ts';
import { isConfirming, isOpen, nextCheck } from './plans.rules.ts';
import {
  findById,
  insertSubscription,
  listSubscriptions,
  lockCheckouts,
  updateStarted,
  updateSubscription,
} from './subscriptions.store.ts';

/** A second checkout of the same plan within this time reuses the first one's approval URL. */
const REUSE_MS = 60 * 60_000;
/**
 * Pauses between attempts: a provider may refuse a concurrent request for the same checkout, whose answer then serves
 * both.
 */
const RETRY_DELAYS_MS = [300, 700, 1_500];

interface CheckoutInput {
  userId: number;
  plan: PaidPlan;
  /** The client's idempotency key, if it sent one. */
  key: string | undefined;
}

/** The checkout with the same idempotency key; throws `conflict` if it differs or can no longer be approved. */
function findKeyed(
  rows: Subscription[],
  { plan, key }: CheckoutInput,
  { kind }: PaymentProvider,
): Subscription | undefined {
  const keyed = key === undefined ? undefined : rows.find(({ requestKey }) => requestKey === key);
  if (!keyed) return undefined;
  const isSame = keyed.plan === plan && keyed.provider === kind && keyed.cancelWantedAt === null;
  if (!isSame || (!keyed.approvalUrl && !isOpen(keyed))) throw new AppError('conflict');
  return keyed;
}

/** A recent checkout of the same plan that can still be approved. */
function findOpen(
  rows: Subscription[],
  { plan }: CheckoutInput,
  { kind }: PaymentProvider,
  now: Date,
): Subscription | undefined {
  const isFresh = (row: Subscription) => now.getTime() - row.createdAt.getTime() < REUSE_MS;
  const isSame = (row: Subscription) => row.plan === plan && row.provider === kind && row.cancelWantedAt === null;
  return rows.findLast((row) => isOpen(row) && isSame(row) && isFresh(row));
}

interface StoredCheckout {
  row: Subscription;
  /** Whether the idempotency key matched, so that nothing needs to be checked again. */
  isRepeat: boolean;
  isNew: boolean;
}

/**
 * Finds the checkout or stores a new one, before the provider is called, so that a crash on either side leaves no
 * unknown subscription.
 */
async function findOrStoreCheckout(
  ctx: Context,
  input: CheckoutInput,
  provider: PaymentProvider,
): Promise<StoredCheckout> {
  return inTransaction(ctx, async (ctx) => {
    await lockCheckouts(ctx.db, input.userId);
    const createdAt = ctx.clock.now();
    const rows = await listSubscriptions(ctx.db, input.userId);
    const keyed = findKeyed(rows, input, provider);
    if (keyed) return { row: keyed, isRepeat: true, isNew: false };
    // An approved subscription without a payment yet would be charged in addition to this one.
    if (rows.some((row) => isConfirming(row) && row.provider === provider.kind)) throw new AppError('payment_pending');
    const requestKey = input.key ?? null;
    const open = findOpen(rows, input, provider, createdAt);
    if (open) {
      if (open.requestKey === null && requestKey !== null) await updateSubscription(ctx.db, open.id, { requestKey });
      return { row: open, isRepeat: false, isNew: false };
    }
    const initial = { state: 'intended' as const, createdAt, startedAt: null, paidThrough: null, cancelWantedAt: null };
    const row = await insertSubscription(ctx.db, {
      ...initial,
      userId: input.userId,
      plan: input.plan,
      requestKey,
      reference: randomUUID(),
      provider: provider.kind,
      nextCheckAt: nextCheck(initial, createdAt),
    });
    return { row, isRepeat: false, isNew: true };
  });
}

/** Starts a stored checkout at the provider; repeated with the same request id it returns the same subscription. */
async function startAt(ctx: Context, provider: PaymentProvider, row: Subscription): Promise<string> {
  const { publicUrl } = ctx.config;
  const input = {
    plan: row.plan,
    reference: row.reference,
    requestId: row.reference,
    returnUrl: new URL('/', publicUrl).href,
    cancelUrl: new URL('/?payments=true', publicUrl).href,
  };
  const { subscriptionId, approvalUrl, returnToken } = await provider.startCheckout(input, { signal: ctx.signal });
  await updateStarted(ctx.db, row.id, {
    providerId: subscriptionId,
    approvalUrl,
    returnToken,
    nextCheckAt: row.nextCheckAt,
  });
  return approvalUrl;
}

/** The approval URL that a concurrent request for the same checkout got. */
async function waitForLink(ctx: Context, row: Subscription): Promise<string | null> {
  for (const delayMs of RETRY_DELAYS_MS) {
    const found = await findById(ctx.db, row.id);
    if (found?.approvalUrl) return found.approvalUrl;
    await sleep(delayMs);
  }
  return null;
}

/** The approval URL, of a new checkout or of an open one. */
async function findLink(ctx: Context, input: CheckoutInput, provider: PaymentProvider): Promise<string> {
  const { row, isRepeat, isNew } = await findOrStoreCheckout(ctx, input, provider);
  if (row.approvalUrl === null) {
    try {
      return await startAt(ctx, provider, row);
    } catch (error) {
      const link = isNew ? null : await waitForLink(ctx, row);
      if (link === null) throw error;
      return link;
    }
  }
  if (isRepeat) return row.approvalUrl;
  const seen = await catchUp(ctx, row.id);
  if (!seen || isOpen(seen)) return row.approvalUrl;
  // Approved meanwhile, perhaps in another tab: the user must not pay twice.
  if (isConfirming(seen)) throw new AppError('payment_pending');
  if (seen.startedAt !== null) throw new AppError('conflict');
  return findLink(ctx, input, provider);
}

async function beginCheckout(ctx: Context, input: CheckoutInput): Promise<string> {
  const provider = ctx.providers.payments;
  if (!provider) throw new AppError('plans_off');
  await ctx.limits.take(billingLimits.checkout, String(input.userId));
  try {
    return await findLink(ctx, input, provider);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', {}, { cause: error });
  }
}

/**
 * The approval URL of a paid plan; choosing the trial cancels the subscription instead. A repeated request, soon after
 * or with the same key, returns the same checkout.
 */
export async function checkOut(
  ctx: Context,
  planName: string,
  key?: string,
): Promise<{ approvalUrl?: string; cancelling?: true }> {
  const user = authorize(ctx, 'subscription.cancel');
  const name = planName.trim().toLowerCase().replaceAll(' ', '_');
  if (name === TRIAL_PLAN) return cancel(ctx, user.id);
  if (name === CUSTOM_PLAN) throw new AppError('plan_by_contact');
  if (!isPaidPlan(name)) throw new AppError('plan_unknown');
  authorize(ctx, 'subscription.begin');
  return { approvalUrl: await beginCheckout(ctx, { userId: user.id, plan: name, key }) };
}
