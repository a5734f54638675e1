import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { billingLimits } from './billing.limits.ts';
import type { Subscription } from './billing.tables.ts';
import { catchUp } from './catch-up.service.ts';
import { isConfirming, isOpen } from './plans.rules.ts';
import { findReturned, updateConfirmed } from './subscriptions.store.ts';

/** Providers may take some seconds after the return. What takes longer is answered as not confirmed yet. */
const PATIENCE = [1_000, 1_500, 2_500];

/** What the provider added to the address it sent somebody back to. */
export interface Returned {
  token?: string | undefined;
  ba_token?: string | undefined;
  subscription_id?: string | undefined;
}

const isWaiting = (row: Subscription) => isOpen(row) || isConfirming(row);

/** Whether a month of it was paid and is there, also if it does not renew by now. */
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
 * Takes up the plan that a user comes back from approving, once the provider itself says that it is paid. Whether a
 * notice was faster makes no difference: the first return is answered that it worked, a second that it is active already.
 */
export async function activate(
  ctx: Context,
  returned: Returned,
  patience = PATIENCE,
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
  for (const pause of patience) {
    if (!isWaiting(row)) break;
    await sleep(pause);
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
