import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import type { BackgroundWork } from '../../../platform/work/background-work.ts';
import { findWelcome } from '../../accounts/people.service.ts';
import { extendHold } from '../../billing/credits.service.ts';
import { updateBeat, updateBeats } from './replies.store.ts';
import type { ReplyOrder } from './reply.rules.ts';

/** In beats. */
const OWNER_EVERY = 2;
const HOLD_EVERY = 30;
/** Beats of so long go together, and not more than so many. */
const GATHER_MS = 50;
const MOST_TOGETHER = 100;

interface Beat {
  id: string;
  textSoFar: string;
  /** Whose it is, where it is time to see whether they are still there. */
  user: number | null;
}
interface Beaten {
  running: Map<string, { stopWanted: boolean }>;
  welcome: Set<number>;
}
interface Gathering {
  beats: Beat[];
  told: Promise<Beaten>;
}

/** What each process is about to say of its replies. */
const gatherings = new WeakMap<BackgroundWork, Gathering>();

/** Says that a reply is still written, together with whatever else is said in the same moment. */
async function beatTogether(ctx: Context, beat: Beat): Promise<Beaten> {
  let gathering = gatherings.get(ctx.background);
  if (!gathering || gathering.beats.length >= MOST_TOGETHER) {
    const beats: Beat[] = [];
    const tell = async () => {
      await sleep(GATHER_MS);
      if (gatherings.get(ctx.background)?.beats === beats) gatherings.delete(ctx.background);
      const running = await updateBeats(ctx.db, beats, ctx.clock.now());
      const users = beats.flatMap(({ user }) => user ?? []);
      return { running, welcome: await findWelcome(ctx, users) };
    };
    gathering = { beats, told: tell() };
    gatherings.set(ctx.background, gathering);
  }
  gathering.beats.push(beat);
  return gathering.told;
}

/** Why a reply shall end now; null while nothing speaks against it. */
async function findReasonToEnd(
  ctx: Context,
  { id, holdKey, owner }: ReplyOrder,
  textSoFar: string,
  beat: number,
): Promise<string | null> {
  // Who logs out, or in elsewhere, finds it whole when they come back.
  const user = beat % OWNER_EVERY === 0 && 'user' in owner ? owner.user : null;
  const told = await beatTogether(ctx, { id, textSoFar, user });
  // One that is not told of is over, or somebody else has hold of it: then it is waited for by itself.
  const running = told.running.get(id) ?? (await updateBeat(ctx.db, id, textSoFar, ctx.clock.now()));
  if (!running) return 'It runs no more.';
  if (running.stopWanted) return 'It was stopped.';
  if (user !== null && !told.welcome.has(user)) return 'Its owner has left.';
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
  }, ctx.paces.heartbeatMs);
  return {
    end: async () => {
      clearInterval(timer);
      await isBeating;
    },
  };
}
