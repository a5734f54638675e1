import type { Context } from '../../../context.ts';
import { findActive } from '../../accounts/people.service.ts';
import { extendReservation } from '../../billing/credits.service.ts';
import { updateHeartbeat, updateHeartbeats } from './replies.store.ts';
import type { Reply } from './reply.rules.ts';

/** In heartbeats. */
const OWNER_EVERY = 2;
const RESERVATION_EVERY = 30;

interface Heartbeat {
  id: string;
  textSoFar: string;
  /** The owner, where it is time to see whether their account is still there. */
  user: number | null;
}

/** Stores a heartbeat, together with those of other replies of this process in the same moment. */
const storeHeartbeat = (ctx: Context, heartbeat: Heartbeat) =>
  ctx.batches.add('reply_heartbeat', heartbeat, async (all: Heartbeat[]) => {
    const running = await updateHeartbeats(ctx.db, all, ctx.clock.now());
    const users = all.flatMap(({ user }) => user ?? []);
    return { running, welcome: await findActive(ctx, users) };
  });

/** Why a reply shall end now; null while nothing speaks against it. */
async function findReasonToEnd(
  ctx: Context,
  { id, reservationKey, owner }: Reply,
  textSoFar: string,
  count: number,
): Promise<string | null> {
  // Who logs out, or in elsewhere, finds it whole when they come back.
  const user = count % OWNER_EVERY === 0 && 'user' in owner ? owner.user : null;
  const stored = await storeHeartbeat(ctx, { id, textSoFar, user });
  // One that is missing there is over, or locked by another transaction: then that is waited for.
  const running = stored.running.get(id) ?? (await updateHeartbeat(ctx.db, id, textSoFar, ctx.clock.now()));
  if (!running) return 'It runs no more.';
  if (running.stopWanted) return 'It was stopped.';
  if (user !== null && !stored.welcome.has(user)) return 'The account of its owner is gone.';
  if (count % RESERVATION_EVERY === 0 && reservationKey !== '') await extendReservation(ctx, reservationKey);
  return null;
}

/** Stores regularly how far a reply is, which is also its lease, and stops it when it should not go on. */
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
      // It is written on; what matters is stored at its end.
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
