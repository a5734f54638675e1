import { randomUUID } from 'node:crypto';
import { CUSTOM_PLAN, isPaidPlan, type PaidPlan, TRIAL_PLAN } from '@sirenade/contract/limits';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PaymentProvider, StartedCheckout } from '../../providers/payments/payments.ts';
import { requireUser } from '../accounts/session.service.ts';
import type { Subscription } from './billing.tables.ts';
import { billingLimits } from './billing-limits.ts';
import { catchUp } from './catch-up.service.ts';
import { nextCheck } from './plans.rules.ts';
import { findUnapproved, insertSubscription, updateCancelWanted, updateStarted } from './subscriptions.store.ts';

/** A second click within this time leads to the same approval. */
const SAME_CHECKOUT = 60 * 60_000;

async function findOpen(ctx: Context, provider: PaymentProvider, userId: number, plan: PaidPlan) {
  const since = new Date(ctx.clock.now().getTime() - SAME_CHECKOUT);
  const row = await findUnapproved(ctx.db, userId, plan, provider.kind, since);
  if (!row?.providerId || !row.approvalUrl) return null;
  const seen = await provider.findSubscription(row.providerId, { signal: ctx.signal });
  return seen?.state === 'pending' ? row.approvalUrl : null;
}

/** Asks the provider for a subscription that was noted before, so that a crash on either side leaves no stranger. */
async function askProvider(ctx: Context, provider: PaymentProvider, row: Subscription): Promise<StartedCheckout> {
  const { publicUrl } = ctx.config;
  const wish = {
    plan: row.plan,
    reference: row.reference,
    requestId: row.reference,
    returnUrl: new URL('/', publicUrl).href,
    cancelUrl: new URL('/?payments=true', publicUrl).href,
  };
  return provider.startCheckout(wish, { signal: ctx.signal });
}

async function beginCheckout(ctx: Context, userId: number, plan: PaidPlan): Promise<string> {
  const provider = ctx.providers.payments;
  if (!provider) throw new AppError('plans_off');
  await ctx.limits.take(billingLimits.checkout, String(userId));
  try {
    const open = await findOpen(ctx, provider, userId, plan);
    if (open) return open;
    const createdAt = ctx.clock.now();
    const row = await insertSubscription(ctx.db, {
      userId,
      plan,
      reference: randomUUID(),
      provider: provider.kind,
      state: 'intended',
      createdAt,
      nextCheckAt: nextCheck({ state: 'intended', createdAt, paidThrough: null, cancelWantedAt: null }, createdAt),
    });
    const { subscriptionId, approvalUrl, returnToken } = await askProvider(ctx, provider, row);
    await updateStarted(ctx.db, row.id, {
      providerId: subscriptionId,
      approvalUrl,
      returnToken,
      nextCheckAt: row.nextCheckAt,
    });
    return approvalUrl;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', {}, { cause: error });
  }
}

/**
 * Ends the user's subscriptions; what was paid for stays until its month is over. The wish is stored first: if the
 * provider is away now, the sweep carries it out.
 */
async function cancel(ctx: Context, userId: number): Promise<void> {
  const reason = 'Cancelled by the subscriber';
  for (const id of await updateCancelWanted(ctx.db, userId, reason, ctx.clock.now())) {
    try {
      await catchUp(ctx, id);
    } catch (error) {
      ctx.log.warn({ err: error, subscription: id }, 'a cancel waits for the payment provider');
    }
  }
}

/** Where to approve a paid plan; for the trial the subscription is cancelled and there is nothing to approve. */
export async function checkOut(ctx: Context, planName: string): Promise<{ approvalUrl?: string }> {
  const user = requireUser(ctx);
  const name = planName.trim().toLowerCase().replaceAll(' ', '_');
  if (name === TRIAL_PLAN) {
    await cancel(ctx, user.id);
    return {};
  }
  if (name === CUSTOM_PLAN) throw new AppError('plan_by_contact');
  if (!isPaidPlan(name)) throw new AppError('plan_unknown');
  if (!user.authorized) throw new AppError(user.verified ? 'suspended' : 'unverified');
  return { approvalUrl: await beginCheckout(ctx, user.id, name) };
}
