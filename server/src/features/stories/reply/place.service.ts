import { randomUUID } from 'node:crypto';
import type { MessageWish } from '@sirenade/contract/stories';
import type { Context } from '../../../context.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../platform/db/faults.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { isStillIn } from '../../accounts/login/session.service.ts';
import { holdAccount } from '../../accounts/people.service.ts';
import { findCredits, holdCredits, type Payer } from '../../billing/credits.service.ts';
import { getVisibleSiren } from '../../sirens/siren.service.ts';
import { appendCompose, findLastCompose, findRunning } from '../library/composes.store.ts';
import { lockOwnStory } from '../library/stories.service.ts';
import { insertStory } from '../library/stories.store.ts';
import { dropUnanswered } from '../library/story-deletion.service.ts';
import type { StoryRow } from '../stories.tables.ts';
import type { StoryOwner } from '../story.rules.ts';
import { insertNext } from './place.store.ts';
import { insertReply, ONE_AT_A_TIME, ONE_PER_PLACE } from './replies.store.ts';
import { amountsOf, isOutdated, placeOf, type ReplyOrder, type RequestName, refusalOf } from './reply.rules.ts';
import { isStill, type Scene } from './scene.rules.ts';
import { findReplaced } from './scene.service.ts';

/** A message of somebody who may send it. */
export interface Message {
  owner: StoryOwner;
  story: StoryRow | null;
  siren: ReplyOrder['siren'];
  /** What was read of the story when the message was judged. */
  scene: Scene;
  wish: MessageWish;
  address: string;
  name: RequestName | null;
}

/** Throws for whoever may not have such a reply at all. */
export async function requireMayAsk(ctx: Context, wish: MessageWish): Promise<void> {
  const { actor } = ctx;
  const refusal = refusalOf(actor, wish);
  if (refusal) throw new AppError(refusal);
  // Of an unverified account the actor does not tell.
  if (actor.kind === 'user' && !actor.verified && !(await isStillIn(ctx, actor))) throw new AppError('suspended');
}

/** The siren who is to answer. */
export async function getAnswering(ctx: Context, story: StoryRow | null, wish: MessageWish): Promise<Message['siren']> {
  if (!story) {
    if (wish.siren_id === undefined) throw fieldError('siren_id', 'Please choose a siren.');
    return getVisibleSiren(ctx, wish.siren_id);
  }
  try {
    if (story.sirenId !== null) return await getVisibleSiren(ctx, story.sirenId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
  throw new AppError('siren_gone');
}

/** Sets aside what a reply may use at most; nothing where it costs nothing. */
async function hold(ctx: Context, { owner, wish, address, siren }: Message, id: string) {
  const payer: Payer = 'user' in owner ? owner : { ...owner, address };
  const wordsLeft = wish.generate_audio ? (await findCredits(ctx, payer)).words : 0;
  const amounts = amountsOf(ctx.actor, wish, wordsLeft);
  const { words } = amounts;
  if (Object.values(amounts).every((amount) => amount === 0)) return { holdKey: '', words };
  const holdKey = `reply:${id}`;
  await holdCredits(ctx, payer, { key: holdKey, amounts, note: `Reply by ${siren.name}` });
  return { holdKey, words };
}

/** Whether a message stands at the end of a story, by somebody with an account who has seen all of it, and costs nothing. */
export function costsNothing(ctx: Pick<Context, 'actor'>, { owner, story, scene, wish }: Message): boolean {
  if (!('user' in owner) || !story || !scene.last || wish.edited || isOutdated(wish, scene.last, null)) return false;
  return Object.values(amountsOf(ctx.actor, wish, 0)).every((amount) => amount === 0);
}

/**
 * The short way of a message at the end of a story, which costs nothing and is by somebody who has seen all of it; null
 * where it has to go the long way.
 */
async function placeNext(ctx: Context, message: Message): Promise<ReplyOrder | null> {
  const { owner, story, siren, scene, wish, name } = message;
  const { last, position } = scene;
  if (!costsNothing(ctx, message) || !('user' in owner) || !story || !last) return null;
  const id = randomUUID();
  const next = {
    id,
    storyId: story.id,
    userId: owner.user,
    last,
    userInput: wish.user_input,
    holdKey: `reply:${id}`,
    requestKey: name?.key ?? null,
    requestHash: name?.hash ?? '',
  };
  try {
    if (!(await insertNext(ctx.db, next, ctx.clock.now()))) return null;
  } catch (error) {
    // Somebody else's message took the place meanwhile.
    if (isUniqueViolation(error, ONE_PER_PLACE)) return null;
    throw error;
  }
  return { id, storyId: story.id, owner, kind: 'next', position, holdKey: '', mostWords: 0, wish, siren, scene };
}

/** Puts a message in its place and pays for its answer as far as can be, all or nothing. */
async function place(ctx: Context, message: Message): Promise<ReplyOrder> {
  const { owner, story, siren, scene, wish, name } = message;
  const id = randomUUID();
  return inTransaction(ctx, async (ctx) => {
    if ('user' in owner && !(await holdAccount(ctx, owner.user))) throw new AppError('signed_out');
    const now = ctx.clock.now();
    const { id: storyId } = story
      ? await lockOwnStory(ctx, story.id)
      : await insertStory(ctx.db, { owner, sirenId: siren.id, sirenName: siren.name }, now);
    if (!story) await dropUnanswered(ctx, owner, storyId);
    const last = await findLastCompose(ctx.db, storyId);
    // Where a first answer failed there is nothing to replace: the same message is the first once more.
    const edited = wish.edited && (last !== null || (wish.compose_index ?? 0) > 0);
    const replaced = await findReplaced(ctx, storyId, { ...wish, edited });
    if (story && isOutdated(wish, last, replaced))
      throw new AppError((await findRunning(ctx.db, storyId)) ? 'reply_running' : 'conflict');
    const { kind, position } = placeOf({ ...wish, edited }, last, replaced);
    const compose = replaced ?? (await appendCompose(ctx.db, storyId, last, wish.user_input, now));
    // Before the credits: who asks the same once more shall hear of the first, not that too little is left.
    await insertReply(
      ctx.db,
      {
        id,
        storyId,
        composeId: compose.id,
        kind,
        userInput: wish.user_input,
        holdKey: `reply:${id}`,
        requestKey: name?.key ?? null,
        requestHash: name?.hash ?? '',
      },
      now,
    );
    const { holdKey, words } = await hold(ctx, message, id);
    const read = isStill(scene, { last, replaced }) ? scene : null;
    return { id, storyId, owner, kind, position, holdKey, mostWords: words, wish, siren, scene: read };
  });
}

/** Begins a reply; there is one at a time in a story. */
export async function beginReply(ctx: Context, message: Message): Promise<ReplyOrder> {
  try {
    return (await placeNext(ctx, message)) ?? (await place(ctx, message));
  } catch (error) {
    if (isUniqueViolation(error, ONE_AT_A_TIME)) throw new AppError('reply_running');
    throw error;
  }
}
