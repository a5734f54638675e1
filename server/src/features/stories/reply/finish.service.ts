import type { ReplyEnd } from '@sirenade/contract/reply-stream';
import { soundStart } from '@sirenade/voice/mp3';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { holdAccount } from '../../accounts/people.service.ts';
import { type Amounts, extendHold, releaseHold, settleHold } from '../../billing/credits.service.ts';
import { audioAddress, type Media, removeMedia, storeAudio } from '../../media/media.service.ts';
import { addAnswer, replaceFrom } from '../library/composes.store.ts';
import { hasAnswer, lockStory, touchStory } from '../library/stories.store.ts';
import { dropOldest, removeStoryMedia } from '../library/story-deletion.service.ts';
import type { AnswerRow, ComposeRow, ReplyRow, StoryRow } from '../stories.tables.ts';
import { ownerOfStory } from '../story.rules.ts';
import { insertNextAnswer } from './place.store.ts';
import type { Written } from './pump.flow.ts';
import { deleteUnanswered, findComposeAt, lockRunning, updateEnded } from './replies.store.ts';
import type { ReplyOrder } from './reply.rules.ts';
import type { Spoken } from './speech.flow.ts';

/** A reply to be stored: what was written, with what was kept of it. */
export interface Ending extends Pick<Written, 'text' | 'tags' | 'stopped'> {
  audio: Media | null;
  spoken: Spoken | null;
  image: Media | null;
  /** What it used, unless it came to nothing. */
  used: Amounts;
  /** What was kept and has no part in it after all. */
  unused: Media[];
}

async function remove(ctx: Context, media: Media[]): Promise<void> {
  await removeMedia(
    ctx,
    media.map(({ id }) => id),
  );
}

/** What a stored answer used, and where it is heard. */
export function viewEnd(compose: ComposeRow, answer: AnswerRow): ReplyEnd {
  return {
    compose_id: compose.id,
    position: compose.position,
    words: answer.wordsCharged,
    images: answer.imagesCharged,
    audio_url: answer.audioId === null ? null : audioAddress({ id: answer.audioId }),
    stopped: answer.state === 'stopped',
  };
}

/** Keeps all that was said as one sound. */
export async function keepSpeech(ctx: Context, spoken: Spoken, userId: number | null): Promise<Media> {
  const bytes = Buffer.concat(spoken.pieces.map((piece) => piece.subarray(soundStart(piece))));
  return storeAudio(ctx, { bytes, seconds: spoken.seconds, userId });
}

/**
 * The reply as it is now if it still runs, in the order in which everybody locks: account, story, reply. Null when the
 * account, the story or the reply is gone.
 */
async function lockReply(
  ctx: Context,
  id: string,
  storyId: number,
): Promise<{ reply: ReplyRow; story: StoryRow } | null> {
  const story = await lockStory(ctx.db, storyId);
  const reply = story && (await lockRunning(ctx.db, id));
  return story && reply ? { story, reply } : null;
}

async function holdOwner(ctx: Context, { owner }: Pick<ReplyOrder, 'owner'>): Promise<void> {
  if ('user' in owner) await holdAccount(ctx, owner.user);
}

/** The message that is answered; an edit takes the place of what stood there only now. */
async function takePlace(ctx: Context, reply: ReplyRow, position: number): Promise<ComposeRow | null> {
  const compose = await findComposeAt(ctx.db, reply.storyId, position);
  if (reply.kind !== 'edit') return compose?.id === reply.composeId ? compose : null;
  const placed = await replaceFrom(ctx.db, reply.storyId, position, reply.userInput, ctx.clock.now());
  await removeStoryMedia(ctx, placed.mediaIds);
  return placed.compose;
}

/** Charges for what was used; where nothing was, all that was set aside is free again. */
async function charge(ctx: Context, holdKey: string, used: Amounts): Promise<Amounts> {
  if (holdKey === '') return {};
  if (Object.values(used).some((amount) => amount > 0)) return settleHold(ctx, holdKey, used);
  await releaseHold(ctx, holdKey);
  return {};
}

type Kept = Pick<ReplyOrder, 'id' | 'storyId' | 'owner' | 'position' | 'holdKey'> & Partial<Pick<ReplyOrder, 'scene'>>;

const isAnsweredBefore = ({ scene }: Kept) => scene?.turns.some(({ text }) => text !== '') ?? false;

/** The short way of an answer of words alone that costs nothing, in a story that has others; null for the long way. */
async function keepNext(ctx: Context, order: Kept, ending: Ending): Promise<ReplyEnd | null> {
  const { id, storyId, position, holdKey } = order;
  const { text, stopped, tags, audio, image, unused } = ending;
  if (text === '' || holdKey !== '' || tags || audio || image || unused.length > 0) return null;
  if (!isAnsweredBefore(order)) return null;
  const answer = { storyId, replyId: id, position, text, state: stopped ? ('stopped' as const) : ('whole' as const) };
  const composeId = await insertNextAnswer(ctx.db, answer, ctx.clock.now());
  if (composeId === null) return null;
  return { compose_id: composeId, position, words: 0, images: 0, audio_url: null, stopped };
}

/** Stores an answer and charges for it, both or neither; null when there is no place for it any more. */
export async function keepAnswer(ctx: Context, order: Kept, ending: Ending): Promise<ReplyEnd | null> {
  return (await keepNext(ctx, order, ending)) ?? keepPaid(ctx, order, ending);
}

async function keepPaid(ctx: Context, order: Kept, ending: Ending): Promise<ReplyEnd | null> {
  const { id, storyId, position, holdKey } = order;
  return inTransaction(ctx, async (ctx) => {
    await holdOwner(ctx, order);
    const locked = await lockReply(ctx, id, storyId);
    const compose = locked && (await takePlace(ctx, locked.reply, position));
    if (!locked || !compose) return null;
    const now = ctx.clock.now();
    const charged = await charge(ctx, holdKey, ending.used);
    // Others make room only for a chat in which something was said.
    const wasAnswered = isAnsweredBefore(order) || (await hasAnswer(ctx.db, storyId));
    const isBegun = ending.text !== '' && !wasAnswered;
    const answer = await addAnswer(ctx.db, compose.id, {
      text: ending.text,
      audioId: ending.audio?.id ?? null,
      audioWords: ending.audio && ending.spoken ? ending.spoken.words : [],
      imageId: ending.image?.id ?? null,
      state: ending.stopped ? 'stopped' : ending.text === '' ? 'empty' : 'whole',
      wordsCharged: charged.words ?? 0,
      imagesCharged: charged.images ?? 0,
      createdAt: now,
    });
    if (!answer) return null;
    await touchStory(ctx.db, storyId, now, ending.tags ?? undefined);
    if (isBegun) await dropOldest(ctx, ownerOfStory(locked.story), storyId);
    await remove(ctx, ending.unused);
    await updateEnded(ctx.db, id, { state: 'done', composeId: compose.id, answerId: answer.id }, now);
    return viewEnd(compose, answer);
  });
}

/**
 * Undoes a reply that came to nothing: what it was to answer is as it was before, and nothing is charged. `keepsMessage`
 * where nobody may be there any more to whom a new message could go back: it then stands without an answer.
 */
export async function giveUpReply(
  ctx: Context,
  order: Pick<ReplyOrder, 'id' | 'storyId' | 'owner' | 'holdKey'>,
  media: Media[],
  { keepsMessage = false } = {},
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await holdOwner(ctx, order);
    const locked = await lockReply(ctx, order.id, order.storyId);
    await remove(ctx, media);
    if (order.holdKey !== '') await releaseHold(ctx, order.holdKey);
    if (!locked) return;
    const { kind, composeId } = locked.reply;
    const isNew = kind === 'first' || kind === 'next';
    if (composeId !== null && isNew && !keepsMessage) await deleteUnanswered(ctx.db, composeId);
    await updateEnded(ctx.db, order.id, { state: 'failed', requestKey: null }, ctx.clock.now());
  });
}

/** Charges for a reply whose story went while it was written: what was heard and seen was used. Gives what it charged. */
export async function chargeWithoutAnswer(
  ctx: Context,
  { holdKey }: Pick<ReplyOrder, 'holdKey'>,
  used: Amounts,
  media: Media[],
): Promise<Amounts> {
  return inTransaction(ctx, async (ctx) => {
    await remove(ctx, media);
    // An erased account took its holds along, and who ended the reply in our place its own.
    return holdKey !== '' && (await extendHold(ctx, holdKey)) ? settleHold(ctx, holdKey, used) : {};
  });
}
