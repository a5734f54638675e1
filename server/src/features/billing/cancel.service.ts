import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Subscription } from './billing.tables.ts';
import { catchUp, catchUpJob } from './catch-up.service.ts';
import { APPROVAL_TIME, isLive } from './plans.rules.ts';
import { listToCancel, updateCancelWanted } from './subscriptions.store.ts';

/** Cancels at the provider now, or queues a job with retries; true when the provider has confirmed. */
async function cancelAtProvider(ctx: Context, { id }: Subscription): Promise<boolean> {
  try {
    const row = await catchUp(ctx, id);
    return row === null || !isLive(row);
  } catch (error) {
    ctx.log.warn(
      { event: 'cancellation_deferred', err: error, subscription: id },
      'a cancellation waits for the payment provider',
    );
    await ctx.jobs.send(ctx, catchUpJob, { subscriptionId: id });
    return false;
  }
}

/**
 * Cancels the user's subscriptions; paid months run to their end. The request is stored first, so that a crash cannot
 * lose it, and a repeated request tries again. `cancelling` while the provider has not confirmed.
 */
export async function cancel(ctx: Context, userId: number): Promise<{ cancelling?: true }> {
  const now = ctx.clock.now();
  await updateCancelWanted(ctx.db, userId, 'Cancelled by the subscriber', now);
  const rows = await listToCancel(ctx.db, userId, new Date(now.getTime() - APPROVAL_TIME));
  const kind = ctx.providers.payments?.kind;
  let isDone = true;
  for (const row of rows.filter(({ provider }) => provider === kind))
    isDone = (await cancelAtProvider(ctx, row)) && isDone;
  // A provider that is not configured cannot be called; only the subscriber can cancel there.
  if (rows.some((row) => row.provider !== kind && isLive(row))) throw new AppError('cancel_elsewhere');
  return isDone ? {} : { cancelling: true };
}

/** Cancels all subscriptions of a user, in the caller's transaction. */
export async function endSubscriptions(ctx: Context, userId: number, reason: string): Promise<void> {
  const ids = await updateCancelWanted(ctx.db, userId, reason, ctx.clock.now());
  for (const subscriptionId of ids) await ctx.jobs.send(ctx, catchUpJob, { subscriptionId });
}
