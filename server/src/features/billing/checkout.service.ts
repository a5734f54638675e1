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

/** A second click within this time leads to the same approval. */
const SAME_CHECKOUT = 60 * 60_000;
/** Providers may refuse what they are just doing for the first click; its answer will do for both. */
const PATIENCE = [300, 700, 1_500];

interface CheckoutInput {
  userId: number;
  plan: PaidPlan;
  /** What the client calls this checkout, if it does. */
  key: string | undefined;
}

/** The checkout that the client called by the same key; as it was then, or not at all. */
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

/** A checkout of the same plan that was begun a moment ago and may still be approved. */
function findOpen(
  rows: Subscription[],
  { plan }: CheckoutInput,
  { kind }: PaymentProvider,
  now: Date,
): Subscription | undefined {
  const isFresh = (row: Subscription) => now.getTime() - row.createdAt.getTime() < SAME_CHECKOUT;
  const isSame = (row: Subscription) => row.plan === plan && row.provider === kind && row.cancelWantedAt === null;
  return rows.findLast((row) => isOpen(row) && isSame(row) && isFresh(row));
}

interface Noted {
  row: Subscription;
  /** Whether it is asked for by the key it was begun with, and nothing is to be looked at again. */
  isRepeat: boolean;
  isNew: boolean;
}

/** Stores a checkout before the provider gets it, so that a crash on either side leaves none that is unknown; or finds it. */
async function noteCheckout(ctx: Context, input: CheckoutInput, provider: PaymentProvider): Promise<Noted> {
  return inTransaction(ctx, async (ctx) => {
    await lockCheckouts(ctx.db, input.userId);
    const createdAt = ctx.clock.now();
    const rows = await listSubscriptions(ctx.db, input.userId);
    const keyed = findKeyed(rows, input, provider);
    if (keyed) return { row: keyed, isRepeat: true, isNew: false };
    // What is approved and not paid yet would be charged beside this one.
    if (rows.some((row) => isConfirming(row) && row.provider === provider.kind)) throw new AppError('payment_pending');
    const requestKey = input.key ?? null;
    const open = findOpen(rows, input, provider, createdAt);
    if (open) {
      if (open.requestKey === null && requestKey !== null) await updateSubscription(ctx.db, open.id, { requestKey });
      return { row: open, isRepeat: false, isNew: false };
    }
    const begun = { state: 'intended' as const, createdAt, startedAt: null, paidThrough: null, cancelWantedAt: null };
    const row = await insertSubscription(ctx.db, {
      ...begun,
      userId: input.userId,
      plan: input.plan,
      requestKey,
      reference: randomUUID(),
      provider: provider.kind,
      nextCheckAt: nextCheck(begun, createdAt),
    });
    return { row, isRepeat: false, isNew: true };
  });
}

/** Asks the provider for a subscription that was noted before; asked again it gives the same one. */
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

/** The address that another request for the same checkout was given meanwhile. */
async function waitForLink(ctx: Context, row: Subscription): Promise<string | null> {
  for (const pause of PATIENCE) {
    const found = await findById(ctx.db, row.id);
    if (found?.approvalUrl) return found.approvalUrl;
    await sleep(pause);
  }
  return null;
}

/** Where to approve: of a new checkout, or of the one that is open already. */
async function findLink(ctx: Context, input: CheckoutInput, provider: PaymentProvider): Promise<string> {
  const { row, isRepeat, isNew } = await noteCheckout(ctx, input, provider);
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
  // Approved in the meantime, in another tab perhaps: nobody shall pay twice by mistake.
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
 * Where to approve a paid plan; for the trial the subscription is cancelled and there is nothing to approve. The same
 * plan asked for again, at once or with the same key, is the same checkout.
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
