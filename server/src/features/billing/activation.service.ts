import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { billingLimits } from './billing.limits.ts';
import type { Subscription } from './billing.tables.ts';
import { catchUp } from './catch-up.service.ts';
import { isConfirming, isOpen } from './plans.rules.ts';
import { findReturned, updateConfirmed } from './subscriptions.store.ts';

/**
 * Pauses between checks: providers may confirm some seconds after the return. After the last one, the answer is
 * `payment_pending`.
 */
const CHECK_DELAYS_MS = [1_000, 1_500, 2_500];

/** The parameters that the provider adds to the return URL. */
export interface Returned {
  token?: string | undefined;
  ba_token?: string | undefined;
  subscription_id?: string | undefined;
}

const isWaiting = (row: Subscription) => isOpen(row) || isConfirming(row);

/** Whether a paid month is running, also if the plan no longer renews. */
const hasMonth = ({ startedAt, paidThrough, state }: Subscription, now: Date) =>
  startedAt !== null && paidThrough !== null && (state === 'active' || paidThrough > now);

async function catchUpNow(ctx: Context, row: Subscription): Promise<Subscription> {
  try {
    return (await catchUp(ctx, row.id)) ?? row;
  } catch (error) {
    throw new AppError('unavailable', {}, { cause: error });
  }
}

/**
 * Activates the plan when the user returns from the approval, once the provider confirms the payment. It makes no
 * difference if a webhook was faster: the first return succeeds, a second one gets `subscription_active`.
 */
export async function activate(
  ctx: Context,
  returned: Returned,
  delaysMs = CHECK_DELAYS_MS,
): Promise<{ subscription_type: string }> {
  const user = authorize(ctx, 'subscription.activate');
  const tokens = [returned.ba_token, returned.subscription_id, returned.token].flatMap((token) => token || []);
  if (tokens.length === 0) throw fieldError('token', 'A token is required.');
  if (!ctx.providers.payments) throw new AppError('plans_off');
  await ctx.limits.take(billingLimits.activate, String(user.id));
  const found = await findReturned(ctx.db, user.id, tokens);
  if (!found) throw new AppError('checkout_unknown');
  if (found.confirmedAt !== null && found.state === 'active') throw new AppError('subscription_active');
  let row = await catchUpNow(ctx, found);
  for (const delayMs of delaysMs) {
    if (!isWaiting(row)) break;
    await sleep(delayMs);
    row = await catchUpNow(ctx, row);
  }
  if (isWaiting(row)) throw new AppError('payment_pending');
  const now = ctx.clock.now();
  if (!hasMonth(row, now)) throw new AppError('subscription_over');
  if (!(await updateConfirmed(ctx.db, row.id, now))) {
    throw new AppError(row.state === 'active' ? 'subscription_active' : 'subscription_over');
  }
  return { subscription_type: row.plan };
}
