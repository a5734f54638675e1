import type { Context } from '../../context.ts';
import { isStillIn } from '../accounts/session.service.ts';
import { extendHold } from '../billing/credits.service.ts';
import { updateBeat } from './replies.store.ts';
import type { ReplyOrder } from './reply.rules.ts';

const BEAT_MS = 2_000;
/** In beats. */
const OWNER_EVERY = 2;
const HOLD_EVERY = 30;

/** Why a reply shall end now; null while nothing speaks against it. */
async function findReasonToEnd(
  ctx: Context,
  { id, holdKey }: ReplyOrder,
  textSoFar: string,
  beat: number,
): Promise<string | null> {
  const running = await updateBeat(ctx.db, id, textSoFar, ctx.clock.now());
  if (!running) return 'It runs no more.';
  if (running.stopWanted) return 'It was stopped.';
  if (beat % OWNER_EVERY === 0 && ctx.actor.kind === 'user' && !(await isStillIn(ctx, ctx.actor))) {
    return 'Its owner has left.';
  }
  if (beat % HOLD_EVERY === 0 && holdKey !== '') await extendHold(ctx, holdKey);
  return null;
}

/** Keeps what was written so far, shows that it is still written, and ends it when it should not go on. */
export function watchReply(
  ctx: Context,
  order: ReplyOrder,
  textSoFar: () => string,
  stop: (reason: Error) => void,
): { end(): Promise<void> } {
  let beat = 0;
  let isBeating: Promise<void> | undefined;
  const onBeat = async () => {
    try {
      const reason = await findReasonToEnd(ctx, order, textSoFar(), ++beat);
      if (reason !== null) stop(new Error(reason));
    } catch (error) {
      // It is written on; what matters is stored at its end.
      ctx.log.warn({ err: error }, 'a reply could not say that it is still written');
    }
  };
  const timer = setInterval(() => {
    isBeating ??= onBeat().finally(() => {
      isBeating = undefined;
    });
  }, BEAT_MS);
  return {
    end: async () => {
      clearInterval(timer);
      await isBeating;
    },
  };
}
