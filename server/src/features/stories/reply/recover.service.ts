import type { Context } from '../../../context.ts';
import { endAbandoned, LEASE_MS } from './finish.service.ts';
import { deleteOldReplies, listSilent } from './replies.store.ts';

const BATCH = 100;
/** For so long a repeated request is answered with the same reply. */
const REMEMBERED_MS = 48 * 3_600_000;

/** Ends those without a heartbeat since a time; true when there may be more of them. */
async function endSilent(ctx: Context, since: Date): Promise<boolean> {
  const silent = (await listSilent(ctx.db, since, BATCH)).filter(({ id }) => !ctx.background.isDoing(id));
  let ended = 0;
  for (const reply of silent) {
    try {
      await endAbandoned(ctx, reply);
      ended++;
    } catch (error) {
      ctx.log.error(
        { event: 'reply_recovery_failed', err: error, reply: reply.id },
        'a reply without a writer could not be ended',
      );
    }
  }
  return ended === BATCH;
}

/** Ends what no process writes any more, and deletes what ended long ago. */
export async function recoverReplies(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  await endSilent(ctx, new Date(now - LEASE_MS));
  await deleteOldReplies(ctx.db, new Date(now - REMEMBERED_MS));
}

/**
 * Ends what was being written when the server stopped, before it accepts requests. Where no other process can write in
 * the database, that is all that is said to be running.
 */
export async function recoverAtStart(ctx: Context, isAlone: boolean): Promise<void> {
  const now = ctx.clock.now().getTime();
  // A heartbeat is never from the future, but a clock may have been set back.
  const since = isAlone ? new Date(now + REMEMBERED_MS) : new Date(now - LEASE_MS);
  try {
    while (await endSilent(ctx, since));
  } catch (error) {
    // The database may be away still; the schedule finds the same when it is back.
    ctx.log.debug({ event: 'reply_recovery_postponed', err: error }, 'replies without a writer are ended later');
  }
}
