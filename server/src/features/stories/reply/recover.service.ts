import type { Context } from '../../../context.ts';
import { endAbandoned, LEASE_MS } from './finish.service.ts';
import { deleteOldReplies, listSilent } from './replies.store.ts';

const BATCH = 100;
/** How long a repeated request is answered with the same reply. */
const REMEMBERED_MS = 48 * 3_600_000;

/** Ends a batch of replies without a heartbeat since a time; true when there may be more. */
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

/** Ends abandoned replies, and deletes ended ones after `REMEMBERED_MS`. */
export async function recoverReplies(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  await endSilent(ctx, new Date(now - LEASE_MS));
  await deleteOldReplies(ctx.db, new Date(now - REMEMBERED_MS));
}

/**
 * Ends replies that were running when the server stopped, before it accepts requests. When no other process uses the
 * database (`isAlone`), every running reply is one of those, also within its lease.
 */
export async function recoverAtStart(ctx: Context, isAlone: boolean): Promise<void> {
  const now = ctx.clock.now().getTime();
  // Includes heartbeats later than now: the clock may have been set back.
  const since = isAlone ? new Date(now + REMEMBERED_MS) : new Date(now - LEASE_MS);
  try {
    while (await endSilent(ctx, since));
  } catch (error) {
    // The database may not be up yet; the scheduled recovery ends them later.
    ctx.log.debug({ event: 'reply_recovery_postponed', err: error }, 'replies without a writer are ended later');
  }
}
