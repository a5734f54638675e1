import type { Context } from '../../../context.ts';
import { findActive } from '../../accounts/people.service.ts';
import { extendReservation } from '../../billing/credits.service.ts';
import { updateHeartbeat, updateHeartbeats } from './replies.store.ts';
import type { Reply } from './reply.rules.ts';

/** Every how many heartbeats the owner is checked and the reservation extended. */
const OWNER_EVERY = 2;
const RESERVATION_EVERY = 30;

interface Heartbeat {
  id: string;
  textSoFar: string;
  /** The owner, on heartbeats that check whether their account is still active. */
  user: number | null;
}

/** Stores a heartbeat in one batch with those of other replies of this process. */
const storeHeartbeat = (ctx: Context, heartbeat: Heartbeat) =>
  ctx.batches.add('reply_heartbeat', heartbeat, async (all: Heartbeat[]) => {
    const running = await updateHeartbeats(ctx.db, all, ctx.clock.now());
    const users = all.flatMap(({ user }) => user ?? []);
    return { running, active: await findActive(ctx, users) };
  });

/** Stores a heartbeat; returns why the reply must stop, or null to go on. */
async function findReasonToEnd(
  ctx: Context,
  { id, reservationKey, owner }: Reply,
  textSoFar: string,
  count: number,
): Promise<string | null> {
  // Checks the account and not the session: after a logout the reply is still written to its end.
  const user = count % OWNER_EVERY === 0 && 'user' in owner ? owner.user : null;
  const stored = await storeHeartbeat(ctx, { id, textSoFar, user });
  // The batch skips locked rows: a single update waits for the lock, and finds none only when the reply is over.
  const running = stored.running.get(id) ?? (await updateHeartbeat(ctx.db, id, textSoFar, ctx.clock.now()));
  if (!running) return 'It runs no more.';
  if (running.stopWanted) return 'It was stopped.';
  if (user !== null && !stored.active.has(user)) return 'The account of its owner is gone.';
  if (count % RESERVATION_EVERY === 0 && reservationKey !== '') await extendReservation(ctx, reservationKey);
  return null;
}

/** Regularly stores the text so far, which renews the lease, and stops the reply when it must not go on. */
export function startHeartbeat(
  ctx: Context,
  reply: Reply,
  textSoFar: () => string,
  stop: (reason: Error) => void,
): { end(): Promise<void> } {
  let count = 0;
  let current: Promise<void> | undefined;
  const runHeartbeat = async () => {
    try {
      const reason = await findReasonToEnd(ctx, reply, textSoFar(), ++count);
      if (reason !== null) stop(new Error(reason));
    } catch (error) {
      // The writing goes on: the answer is stored at its end, and the next heartbeat is a retry.
      ctx.log.warn({ event: 'reply_heartbeat_failed', err: error, reply: reply.id }, 'a heartbeat was not stored');
    }
  };
  const timer = setInterval(() => {
    current ??= runHeartbeat().finally(() => {
      current = undefined;
    });
  }, ctx.timings.heartbeatMs);
  return {
    end: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
