import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplyEnd } from '@sirenade/contract/reply-stream';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { TextBuffer } from '../../../platform/live/text-buffer.ts';
import type { Amounts } from '../../billing/credits.service.ts';
import type { Media } from '../../media/media.service.ts';
import { planMemory } from '../memory/memory.rules.ts';
import { growMemory } from '../memory/memory-growing.service.ts';
import { chargeWithoutAnswer, giveUpReply, keepAnswer, keepSpeech, viewEnd } from './finish.service.ts';
import { watchReply } from './heartbeat.service.ts';
import { makeTeller, type ReplyTeller } from './publisher.flow.ts';
import { pumpReply, type Written } from './pump.flow.ts';
import { findAnswered } from './replies.store.ts';
import { failureOf, goneError, type ReplyOrder } from './reply.rules.ts';
import { type EarlyReply, portsOf, type ReplySource, readSource } from './write.service.ts';

const TRIES = 3;
const MEMORY_MS = 90_000;
const NO_SOUND = 'The voice could not be kept. It was not charged.';

/** Tries what must not be lost again: two who lock the same rows, or a database that restarts, hold it up a moment. */
async function insist<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError || tries === TRIES) throw error;
      ctx.log.warn({ err: error }, 'a reply is stored once more');
      await sleep(ctx.paces.retryMs);
    }
  }
}

function usedOf({ text }: Written, audio: Media | null, image: Media | null, spokenWords: number): Amounts {
  if (text === '') return image ? { images: 1 } : {};
  return { chats: 1, words: audio ? spokenWords : 0, images: image ? 1 : 0 };
}

/** Keeps the speech; a reply whose sound cannot be stored goes on without. */
async function tryKeepSpeech(
  ctx: Context,
  { owner }: ReplyOrder,
  { spoken, text }: Written,
  teller: ReplyTeller,
): Promise<Media | null> {
  if (!spoken || spoken.pieces.length === 0 || text === '') return null;
  try {
    return await keepSpeech(ctx, spoken, 'user' in owner ? owner.user : null);
  } catch (error) {
    ctx.log.error({ err: error }, 'the speech of a reply could not be kept');
    teller.tell({ missing: 'audio', message: NO_SOUND });
    return null;
  }
}

/** Stores what was written and charges for it; gives what to tell of it. */
async function finish(
  ctx: Context,
  order: ReplyOrder,
  written: Written,
  kept: Media[],
  teller: ReplyTeller,
): Promise<ReplyEnd> {
  const shown = kept.find(({ id }) => id === written.image?.id) ?? null;
  const isStopped = written.stopped && written.text === '';
  if (isStopped && !shown) throw new AppError('reply_stopped');
  const audio = await tryKeepSpeech(ctx, order, written, teller);
  if (audio) kept.push(audio);
  // A picture that was shown before the first word stays with whoever stopped there.
  const image = written.text === '' && !isStopped ? null : shown;
  const unused = kept.filter((media) => media !== audio && media !== image);
  const used = usedOf(written, audio, image, written.spoken?.count ?? 0);
  const end = await insist(ctx, () => keepAnswer(ctx, order, { ...written, audio, image, used, unused }));
  if (end) return end;
  // Stored all the same, where only the word that it was got lost on the way.
  const found = await findAnswered(ctx.db, order.id);
  if (found) return viewEnd(found.compose, found.answer);
  throw goneError(await chargeWithoutAnswer(ctx, order, used, kept.splice(0)));
}

async function giveUp(
  ctx: Context,
  order: ReplyOrder,
  kept: Media[],
  error: unknown,
  { keepsMessage }: { keepsMessage: boolean },
): Promise<void> {
  // Our own refusals are no faults.
  if (!(error instanceof AppError) || error.status >= 500) ctx.log.error({ err: error }, 'a reply failed');
  try {
    await insist(ctx, () => giveUpReply(ctx, order, kept, { keepsMessage }));
  } catch (failure) {
    ctx.log.error({ err: failure }, 'a failed reply could not be undone; it is when it has been silent for long');
  }
}

/** How a reply was begun: whether its sender has left, and what is written of it already. */
interface Begun {
  left: AbortSignal;
  early: EarlyReply | null;
}

/**
 * Writes a reply to its end, whoever reads it or not: its answer is stored and charged for, or neither. A message that is
 * not answered stays in the story where its sender is gone, since nobody could send it again.
 */
export async function writeReply(ctx: Context, order: ReplyOrder, { left, early }: Begun): Promise<void> {
  const stop = (reason: Error) => {
    ctx.background.stop(order.id, reason);
  };
  const teller = makeTeller(ctx, order.id, () => stop(new Error('Nothing more can be told.')));
  const text = new TextBuffer();
  const watch = watchReply(ctx, order, () => text.read(), stop);
  const kept: Media[] = [];
  // The signal ends the writing only: what was written by then is stored all the same.
  const calm = { ...ctx, signal: new AbortController().signal };
  let source: ReplySource | undefined;
  try {
    // Written early, it goes on with what was read then.
    const begun = early && order.scene === early.source.scene ? early : null;
    source = begun?.source ?? (await readSource(calm, order));
    const ports = portsOf(calm, order, source, begun, {
      tell: teller.tell,
      text,
      onKept: (picture) => kept.push(picture),
    });
    const written = await pumpReply(ports, ctx.signal);
    await watch.end();
    teller.tell({ end: await finish(calm, order, written, kept, teller) });
  } catch (error) {
    source = undefined;
    await watch.end();
    await giveUp(calm, order, kept, error, { keepsMessage: left.aborted });
    teller.tell(failureOf(error));
  } finally {
    early?.leave();
    await teller.end();
  }
  if (!source) return;
  const { built, scene } = source;
  const forgotten = { firstKept: scene.from + built.firstKept, spare: built.spare };
  // As the story was when this began: where there was nothing to remember, nothing has to be looked up.
  if (!planMemory({ ...forgotten, composes: order.position + 1, summarised: scene.summarised })) return;
  const patient = { ...calm, signal: AbortSignal.any([ctx.signal, AbortSignal.timeout(MEMORY_MS)]) };
  await growMemory(patient, order.storyId, forgotten);
}
