import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplyEnd, ReplyHappening } from '@sirenade/contract/reply-stream';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockAccount } from '../../accounts/people.service.ts';
import {
  type Amounts,
  extendReservation,
  releaseReservation,
  settleReservation,
} from '../../billing/credits.service.ts';
import { audioAddress, findMedia, type Media, removeMedia, storeAudio } from '../../media/media.service.ts';
import { addAnswer, replaceFrom } from '../library/composes.store.ts';
import { findStory, hasAnswer, lockStory, touchStory } from '../library/stories.store.ts';
import { dropOldest, removeStoryMedia } from '../library/story-drops.service.ts';
import type { ComposeRow, ReplyRow, StoryRow } from '../stories.tables.ts';
import { ownerOfStory } from '../story.rules.ts';
import { insertNextAnswer } from './finish.store.ts';
import type { Written } from './pump.flow.ts';
import {
  deleteUnanswered,
  findAnswered,
  findComposeAt,
  findPosition,
  findReply,
  findRunningReply,
  lockRunning,
  updateEnded,
} from './replies.store.ts';
import { goneError, type Reply } from './reply.rules.ts';
import { viewEnd } from './reply.view.ts';
import { soundOf } from './speech.flow.ts';

/** What is stored of a reply: what was written, with its media and what it used. */
interface Outcome extends Pick<Written, 'text' | 'tags' | 'stopped' | 'spoken'> {
  audio: Media | null;
  image: Media | null;
  used: Amounts;
  /** Stored while it was written, and no part of it after all. */
  unused: Media[];
}

/** A reply by its row: as the process that writes it knows it, or whoever finds it without a writer. */
type StoredReply = Pick<Reply, 'id' | 'storyId' | 'owner' | 'position' | 'reservationKey'> &
  Partial<Pick<Reply, 'scene' | 'isSceneCurrent'>>;

const TRIES = 3;
const NO_SOUND = 'The voice could not be kept. It was not charged.';

/** Retries what must not be lost: a deadlock, or a database that restarts, delays it a moment. */
async function withRetry<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError || tries === TRIES) throw error;
      ctx.log.warn({ event: 'reply_store_retried', err: error, tries }, 'storing a reply is retried');
      await sleep(ctx.timings.retryMs);
    }
  }
}

async function remove(ctx: Context, media: Media[]): Promise<void> {
  await removeMedia(
    ctx,
    media.map(({ id }) => id),
  );
}

/**
 * The reply as it is now if it still runs, in the order in which everybody locks: account, story, reply. Null when the
 * account, the story or the reply is gone.
 */
async function lockReply(
  ctx: Context,
  { id, storyId, owner }: Pick<Reply, 'id' | 'storyId' | 'owner'>,
): Promise<{ reply: ReplyRow; story: StoryRow } | null> {
  if ('user' in owner) await lockAccount(ctx, owner.user);
  const story = await lockStory(ctx.db, storyId);
  const reply = story && (await lockRunning(ctx.db, id));
  return story && reply ? { story, reply } : null;
}

/** The message that is answered; an edit replaces what stood there only now. */
async function takePlace(ctx: Context, reply: ReplyRow, position: number): Promise<ComposeRow | null> {
  const compose = await findComposeAt(ctx.db, reply.storyId, position);
  if (reply.kind !== 'edit') return compose?.id === reply.composeId ? compose : null;
  const placed = await replaceFrom(ctx.db, reply.storyId, position, reply.userInput, ctx.clock.now());
  await removeStoryMedia(ctx, placed.mediaIds);
  return placed.compose;
}

/** Settles the reservation with what was used; where nothing was, it is released. */
async function charge(ctx: Context, reservationKey: string, used: Amounts): Promise<Amounts> {
  if (reservationKey === '') return {};
  if (Object.values(used).some((amount) => amount > 0)) return settleReservation(ctx, reservationKey, used);
  await releaseReservation(ctx, reservationKey);
  return {};
}

const stateOf = ({ text, stopped }: Pick<Outcome, 'text' | 'stopped'>) =>
  stopped ? 'stopped' : text === '' ? 'empty' : 'whole';

const isAnsweredBefore = ({ scene, isSceneCurrent }: StoredReply) =>
  isSceneCurrent === true && (scene?.turns.some(({ text }) => text !== '') ?? false);

/** Stores an answer of words alone that costs nothing in one statement; null where it needs the transaction. */
async function storeAtOnce(ctx: Context, reply: StoredReply, outcome: Outcome): Promise<ReplyEnd | null> {
  const { id, storyId, position, reservationKey } = reply;
  const { text, stopped, tags, audio, image, unused } = outcome;
  if (text === '' || reservationKey !== '' || tags || audio || image || unused.length > 0) return null;
  if (!isAnsweredBefore(reply)) return null;
  const answer = { storyId, replyId: id, position, text, state: stateOf(outcome) } as const;
  const composeId = await insertNextAnswer(ctx.db, answer, ctx.clock.now());
  if (composeId === null) return null;
  return { compose_id: composeId, position, words: 0, images: 0, audio_url: null, stopped };
}

async function storeInTransaction(ctx: Context, reply: StoredReply, outcome: Outcome): Promise<ReplyEnd | null> {
  const { id, storyId, position, reservationKey } = reply;
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockReply(ctx, reply);
    const compose = locked && (await takePlace(ctx, locked.reply, position));
    if (!locked || !compose) return null;
    const now = ctx.clock.now();
    const charged = await charge(ctx, reservationKey, outcome.used);
    // Others make room only for a chat in which something was said.
    const wasAnswered = isAnsweredBefore(reply) || (await hasAnswer(ctx.db, storyId));
    const isBegun = outcome.text !== '' && !wasAnswered;
    const answer = await addAnswer(ctx.db, compose.id, {
      text: outcome.text,
      audioId: outcome.audio?.id ?? null,
      audioWords: outcome.audio && outcome.spoken ? outcome.spoken.words : [],
      imageId: outcome.image?.id ?? null,
      state: stateOf(outcome),
      wordsCharged: charged.words ?? 0,
      imagesCharged: charged.images ?? 0,
      createdAt: now,
    });
    if (!answer) return null;
    await touchStory(ctx.db, storyId, now, outcome.tags ?? undefined);
    if (isBegun) await dropOldest(ctx, ownerOfStory(locked.story), storyId);
    await remove(ctx, outcome.unused);
    await updateEnded(ctx.db, id, { state: 'done', composeId: compose.id, answerId: answer.id }, now);
    return viewEnd(compose, answer, audioAddress);
  });
}

/** Stores an answer and charges for it, both or neither; null when there is no place for it any more. */
async function storeAnswer(ctx: Context, reply: StoredReply, outcome: Outcome): Promise<ReplyEnd | null> {
  return (await storeAtOnce(ctx, reply, outcome)) ?? storeInTransaction(ctx, reply, outcome);
}

/** Charges for a reply whose story was deleted while it was written: what was heard and seen was used. */
async function chargeWithoutAnswer(
  ctx: Context,
  { reservationKey }: StoredReply,
  { used, audio, image, unused }: Outcome,
): Promise<Amounts> {
  return inTransaction(ctx, async (ctx) => {
    await remove(ctx, [...unused, ...[audio ?? [], image ?? []].flat()]);
    // The reservation is gone with an erased account, and with whoever ended the reply in our place.
    const isReserved = reservationKey !== '' && (await extendReservation(ctx, reservationKey));
    return isReserved ? settleReservation(ctx, reservationKey, used) : {};
  });
}

type Emit = (happening: ReplyHappening) => void;

/** Where events go, and the media that were stored while it was written. */
interface Sink {
  stored: Media[];
  emit: Emit;
}

/** Stores the whole speech of a reply; one whose sound cannot be stored goes on without. */
async function storeSpeech(ctx: Context, { id, owner }: Reply, { spoken, text }: Written, emit: Emit) {
  if (!spoken || spoken.pieces.length === 0 || text === '') return null;
  try {
    const userId = 'user' in owner ? owner.user : null;
    return await storeAudio(ctx, { bytes: soundOf(spoken), seconds: spoken.seconds, userId });
  } catch (error) {
    ctx.log.error({ event: 'reply_speech_lost', err: error, reply: id }, 'the speech of a reply could not be stored');
    emit({ missing: 'audio', message: NO_SOUND });
    return null;
  }
}

function usedOf({ text, spoken }: Written, audio: Media | null, image: Media | null): Amounts {
  if (text === '') return image ? { images: 1 } : {};
  return { chats: 1, words: audio ? (spoken?.count ?? 0) : 0, images: image ? 1 : 0 };
}

/** What of a written reply is stored; `stored` are its media, to which the speech is added. */
async function outcomeOf(ctx: Context, reply: Reply, written: Written, { stored, emit }: Sink): Promise<Outcome> {
  const shown = stored.find(({ id }) => id === written.image?.id) ?? null;
  const isStopped = written.stopped && written.text === '';
  if (isStopped && !shown) throw new AppError('reply_stopped');
  const audio = await storeSpeech(ctx, reply, written, emit);
  if (audio) stored.push(audio);
  // A picture that was shown before the first word stays with whoever stopped there.
  const image = written.text === '' && !isStopped ? null : shown;
  const unused = stored.filter((media) => media !== audio && media !== image);
  return { ...written, audio, image, unused, used: usedOf(written, audio, image) };
}

/** Finishes a reply that was written: its answer is stored and charged for. Throws where its story is gone. */
export async function finishReply(ctx: Context, reply: Reply, written: Written, sink: Sink): Promise<ReplyEnd> {
  const outcome = await outcomeOf(ctx, reply, written, sink);
  const end = await withRetry(ctx, () => storeAnswer(ctx, reply, outcome));
  if (end) return end;
  // Stored all the same, where only the confirmation was lost on the way.
  const found = await findAnswered(ctx.db, reply.id);
  if (found) return viewEnd(found.compose, found.answer, audioAddress);
  throw goneError(await chargeWithoutAnswer(ctx, reply, outcome));
}

/**
 * Undoes a reply that came to nothing: what it was to answer is as it was before, and nothing is charged. `keepsMessage`
 * where its sender may be gone, who could not send a new message again: it then stands without an answer.
 */
async function undoReply(
  ctx: Context,
  reply: Pick<Reply, 'id' | 'storyId' | 'owner' | 'reservationKey'>,
  media: Media[],
  { keepsMessage = false } = {},
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockReply(ctx, reply);
    await remove(ctx, media);
    if (reply.reservationKey !== '') await releaseReservation(ctx, reply.reservationKey);
    if (!locked) return;
    const { kind, composeId } = locked.reply;
    const isNew = kind === 'first' || kind === 'next';
    if (composeId !== null && isNew && !keepsMessage) await deleteUnanswered(ctx.db, composeId);
    await updateEnded(ctx.db, reply.id, { state: 'failed', requestKey: null }, ctx.clock.now());
  });
}

/** Finishes a reply that failed: the cause is logged where it is a fault of ours, and the reply is undone. */
export async function failReply(
  ctx: Context,
  reply: Reply,
  cause: unknown,
  { media, keepsMessage }: { media: Media[]; keepsMessage: boolean },
): Promise<void> {
  const { log } = ctx;
  // Our own refusals are no faults.
  if (!(cause instanceof AppError) || cause.status >= 500)
    log.error({ event: 'reply_failed', err: cause, reply: reply.id }, 'a reply failed');
  try {
    await withRetry(ctx, () => undoReply(ctx, reply, media, { keepsMessage }));
  } catch (error) {
    log.error(
      { event: 'reply_undo_failed', err: error, reply: reply.id },
      'a failed reply is undone by recovery, later',
    );
  }
}

/** A reply without a heartbeat for so long has lost its writer: one that is there gives one every two seconds. */
export const LEASE_MS = 15_000;

/** Ends a reply without a writer: the message and what was shown stay, and nothing is charged. */
export async function endAbandoned(ctx: Context, reply: ReplyRow, keepsMessage = true): Promise<void> {
  const { id, storyId, reservationKey, textSoFar, imageId } = reply;
  const story = await findStory(ctx.db, storyId);
  if (!story) return;
  const stored = { id, storyId, reservationKey, owner: ownerOfStory(story) };
  const image = imageId === null ? undefined : (await findMedia(ctx, [imageId])).get(imageId);
  const position = await findPosition(ctx.db, reply);
  const nothingElse = { tags: null, audio: null, spoken: null, used: {}, unused: [] };
  const outcome = { ...nothingElse, text: textSoFar, stopped: true, image: image ?? null };
  const isStored =
    textSoFar !== '' && position !== null && (await storeAnswer(ctx, { ...stored, position }, outcome)) !== null;
  if (!isStored) await undoReply(ctx, stored, image ? [image] : [], { keepsMessage });
}

/** Whether the lease of a reply ran out that is said to be running. */
function isAbandoned(ctx: Context, { id, state, heartbeatAt }: ReplyRow): boolean {
  // This process is there, only its database may not have been.
  if (state !== 'running' || ctx.background.isDoing(id)) return false;
  return heartbeatAt.getTime() < ctx.clock.now().getTime() - LEASE_MS;
}

/** Ends a reply without a writer; false for any other. A repeated request brings its message along. */
export async function endIfAbandoned(ctx: Context, reply: ReplyRow, { keepsMessage = true } = {}): Promise<boolean> {
  if (!isAbandoned(ctx, reply)) return false;
  await endAbandoned(ctx, reply, keepsMessage);
  return true;
}

/** The same for what runs in a story. */
export async function endAbandonedIn(ctx: Context, storyId: number): Promise<boolean> {
  const reply = await findRunningReply(ctx.db, storyId);
  return reply !== null && endIfAbandoned(ctx, reply);
}

/** Whether a reply still has a writer; one that has none is ended. A fault counts as yes: it is asked again. */
export async function isStillWritten(ctx: Context, id: string): Promise<boolean> {
  try {
    const reply = await findReply(ctx.db, id);
    return reply?.state === 'running' && !(await endIfAbandoned(ctx, reply));
  } catch (error) {
    ctx.log.warn({ event: 'reply_lease_unknown', err: error, reply: id }, 'the lease of a reply could not be read');
    return true;
  }
}
