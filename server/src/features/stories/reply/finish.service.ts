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

/** What is stored of a reply: its text, its media and the credits it used. */
interface Outcome extends Pick<Written, 'text' | 'tags' | 'stopped' | 'spoken'> {
  audio: Media | null;
  image: Media | null;
  used: Amounts;
  /** Media stored during the writing that the answer does not use: removed with the same transaction. */
  unused: Media[];
}

/** A reply to be ended by its writer, which knows its scene, or by a process that found it abandoned. */
type StoredReply = Pick<Reply, 'id' | 'storyId' | 'owner' | 'position' | 'reservationKey'> &
  Partial<Pick<Reply, 'scene' | 'isSceneCurrent'>>;

const TRIES = 3;
const NO_SOUND = 'The voice could not be kept. It was not charged.';

/** Retries after database errors such as a deadlock or a restart, so that no answer is lost. */
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
 * Locks account, story and reply, in the order of all transactions, so that none deadlocks. Null when the story is gone
 * or the reply no longer runs.
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

/** The message that is answered; an edit replaces the old message and all after it only now, with its answer. */
async function takePlace(ctx: Context, reply: ReplyRow, position: number): Promise<ComposeRow | null> {
  const compose = await findComposeAt(ctx.db, reply.storyId, position);
  if (reply.kind !== 'edit') return compose?.id === reply.composeId ? compose : null;
  const placed = await replaceFrom(ctx.db, reply.storyId, position, reply.userInput, ctx.clock.now());
  await removeStoryMedia(ctx, placed.mediaIds);
  return placed.compose;
}

/** Settles the reservation with the used credits; releases it when none were used. */
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

/** Stores a free answer without media in one statement; null when the answer needs the transaction. */
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
    // Only an answered chat counts against the limit of stories and drops the oldest.
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

/** Stores an answer and charges for it, both or neither; null when its message is gone or the reply no longer runs. */
async function storeAnswer(ctx: Context, reply: StoredReply, outcome: Outcome): Promise<ReplyEnd | null> {
  return (await storeAtOnce(ctx, reply, outcome)) ?? storeInTransaction(ctx, reply, outcome);
}

/** Charges for a reply whose story was deleted while it was written: the client has already received it. */
async function chargeWithoutAnswer(
  ctx: Context,
  { reservationKey }: StoredReply,
  { used, audio, image, unused }: Outcome,
): Promise<Amounts> {
  return inTransaction(ctx, async (ctx) => {
    await remove(ctx, [...unused, ...[audio ?? [], image ?? []].flat()]);
    // The reservation is gone when the account was deleted or another process has ended the reply.
    const isReserved = reservationKey !== '' && (await extendReservation(ctx, reservationKey));
    return isReserved ? settleReservation(ctx, reservationKey, used) : {};
  });
}

type Emit = (happening: ReplyHappening) => void;

/** Takes the events of a reply, and has the media stored while it was written. */
interface Sink {
  stored: Media[];
  emit: Emit;
}

/** Stores the speech of a reply; when storage fails, the reply is stored without it and it is not charged. */
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

/** Decides what is stored of a written reply; adds its speech to `stored`. */
async function outcomeOf(ctx: Context, reply: Reply, written: Written, { stored, emit }: Sink): Promise<Outcome> {
  const picture = stored.find(({ id }) => id === written.image?.id) ?? null;
  const isStopped = written.stopped && written.text === '';
  if (isStopped && !picture) throw new AppError('reply_stopped');
  const audio = await storeSpeech(ctx, reply, written, emit);
  if (audio) stored.push(audio);
  // A client that stopped the reply after its picture and before its first word keeps the picture.
  const image = written.text === '' && !isStopped ? null : picture;
  const unused = stored.filter((media) => media !== audio && media !== image);
  return { ...written, audio, image, unused, used: usedOf(written, audio, image) };
}

/** Stores the answer of a written reply and charges for it. Throws when its story is gone. */
export async function finishReply(ctx: Context, reply: Reply, written: Written, sink: Sink): Promise<ReplyEnd> {
  const outcome = await outcomeOf(ctx, reply, written, sink);
  const end = await withRetry(ctx, () => storeAnswer(ctx, reply, outcome));
  if (end) return end;
  // The transaction may have committed although its confirmation was lost, and was then retried.
  const found = await findAnswered(ctx.db, reply.id);
  if (found) return viewEnd(found.compose, found.answer, audioAddress);
  throw goneError(await chargeWithoutAnswer(ctx, reply, outcome));
}

/**
 * Undoes a failed reply: a new message is deleted, for its client to send again, and nothing is charged. `keepsMessage`
 * leaves the message unanswered in the story, for a client that has disconnected and could not send it again.
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

/** Undoes a failed reply; logs the cause unless it is a refusal or another error below 500. */
export async function failReply(
  ctx: Context,
  reply: Reply,
  cause: unknown,
  { media, keepsMessage }: { media: Media[]; keepsMessage: boolean },
): Promise<void> {
  const { log } = ctx;
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

/** Without a heartbeat for this long a reply counts as abandoned; a live writer stores one every two seconds. */
export const LEASE_MS = 15_000;

/** Ends an abandoned reply: its text so far becomes a stopped answer, and nothing is charged. */
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

/** Whether a reply is marked running although its lease has run out. */
function isAbandoned(ctx: Context, { id, state, heartbeatAt }: ReplyRow): boolean {
  // This process is its writer: heartbeats may be missing because the database was unreachable.
  if (state !== 'running' || ctx.background.isDoing(id)) return false;
  return heartbeatAt.getTime() < ctx.clock.now().getTime() - LEASE_MS;
}

/** Ends the reply when it is abandoned, else returns false. A repeated request sends its message again. */
export async function endIfAbandoned(ctx: Context, reply: ReplyRow, { keepsMessage = true } = {}): Promise<boolean> {
  if (!isAbandoned(ctx, reply)) return false;
  await endAbandoned(ctx, reply, keepsMessage);
  return true;
}

/** The same for the running reply of a story. */
export async function endAbandonedIn(ctx: Context, storyId: number): Promise<boolean> {
  const reply = await findRunningReply(ctx.db, storyId);
  return reply !== null && endIfAbandoned(ctx, reply);
}

/** Whether a reply still has a writer; ends it when abandoned. True on a database error: the caller asks again. */
export async function hasWriter(ctx: Context, id: string): Promise<boolean> {
  try {
    const reply = await findReply(ctx.db, id);
    return reply?.state === 'running' && !(await endIfAbandoned(ctx, reply));
  } catch (error) {
    ctx.log.warn({ event: 'reply_lease_unknown', err: error, reply: id }, 'the lease of a reply could not be read');
    return true;
  }
}
