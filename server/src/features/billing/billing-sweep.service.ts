import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { catchUpJob } from './catch-up.service.ts';
import { expireReservation } from './credits.service.ts';
import { deletePassedAllowances, listOverdueUsers } from './credits.store.ts';
import { expireMonth } from './grants.service.ts';
import { deleteOldNotices } from './payments.store.ts';
import { RENEWAL_GRACE, RETRY_AFTER } from './plans.rules.ts';
import { deleteOldReservations, listExpiredReservations } from './reservations.store.ts';
import { takeDue, updateCancelWanted } from './subscriptions.store.ts';

const DAY = 86_400_000;
const BATCH = 200;
const RESERVATION_RETENTION = 7 * DAY;
const NOTICE_RETENTION = 90 * DAY;
const VISITOR_RETENTION = 90 * DAY;
const DAY_RETENTION = 3 * DAY;

/** Processes batches until one is not full. */
async function inBatches<T>(list: () => Promise<T[]>, each: (item: T) => Promise<unknown>): Promise<void> {
  for (;;) {
    const items = await list();
    for (const item of items) await each(item);
    if (items.length < BATCH) return;
  }
}

/** Queues a check of every subscription that is due, so that a lost webhook costs time but never a paid month. */
export async function sweepSubscriptions(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await updateCancelWanted(ctx.db, null, 'The account was deleted', now);
  const queueDue = () =>
    inTransaction(ctx, async (ctx) => {
      const due = await takeDue(ctx.db, now, new Date(now.getTime() + RETRY_AFTER), BATCH);
      for (const subscriptionId of due) await ctx.jobs.send(ctx, catchUpJob, { subscriptionId });
      return due;
    });
  await inBatches(queueDue, async () => {});
}

/** Releases expired reservations, ends paid months that were not renewed, and deletes old rows. */
export async function sweepCredits(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await inBatches(
    () => listExpiredReservations(ctx.db, now, BATCH),
    (key) => expireReservation(ctx, key),
  );
  for (const userId of await listOverdueUsers(ctx.db, now, RENEWAL_GRACE, BATCH)) await expireMonth(ctx, userId);
  await deleteOldReservations(ctx.db, before(RESERVATION_RETENTION));
  await deleteOldNotices(ctx.db, before(NOTICE_RETENTION));
  await deletePassedAllowances(ctx.db, before(VISITOR_RETENTION), before(DAY_RETENTION));
}
