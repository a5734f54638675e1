import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../platform/db/faults.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockAccount } from '../../accounts/people.service.ts';
import { findCredits, type Payer, reserveCredits } from '../../billing/credits.service.ts';
import { lockOwnStory } from '../access.service.ts';
import { appendCompose, findLastCompose, findRunning } from '../library/composes.store.ts';
import { insertStory } from '../library/stories.store.ts';
import { dropUnanswered } from '../library/story-drops.service.ts';
import { insertNextMessage } from './place.store.ts';
import { insertReply, ONE_AT_A_TIME, ONE_PER_PLACE } from './replies.store.ts';
import { type AcceptedReply, amountsOf, isOutdated, placeOf, type Reply } from './reply.rules.ts';
import { isUnchanged } from './scene.rules.ts';
import { findReplaced } from './scene.service.ts';

/** The columns of a new reply, for the one-statement way and the transaction. */
const storedOf = ({ id, input, idempotency }: AcceptedReply) => ({
  id,
  userInput: input.user_input,
  reservationKey: `reply:${id}`,
  requestKey: idempotency?.key ?? null,
  requestHash: idempotency?.hash ?? '',
});

/** Reserves the credits that a reply may use at most; no reservation for a free one. */
async function reserve(ctx: Context, { id, owner, input, address, siren }: AcceptedReply) {
  const payer: Payer = 'user' in owner ? owner : { ...owner, address };
  const wordsLeft = input.generate_audio ? (await findCredits(ctx, payer)).words : 0;
  const amounts = amountsOf(ctx.actor, input, wordsLeft);
  const { words: reservedWords } = amounts;
  if (Object.values(amounts).every((amount) => amount === 0)) return { reservationKey: '', reservedWords };
  const reservationKey = `reply:${id}`;
  await reserveCredits(ctx, payer, { key: reservationKey, amounts, note: `Reply by ${siren.name}` });
  return { reservationKey, reservedWords };
}

/** Places a free message in one statement; null where it needs the transaction. */
async function placeAtOnce(ctx: Context, accepted: AcceptedReply): Promise<Reply | null> {
  const { owner, story, scene } = accepted;
  const { last, position } = scene;
  if (!accepted.isFree || !('user' in owner) || !story || !last) return null;
  const message = { ...storedOf(accepted), storyId: story.id, userId: owner.user, last };
  try {
    if (!(await insertNextMessage(ctx.db, message, ctx.clock.now()))) return null;
  } catch (error) {
    // A concurrent message took the position; the transaction decides what to answer.
    if (isUniqueViolation(error, ONE_PER_PLACE)) return null;
    throw error;
  }
  const placement = { storyId: story.id, kind: 'next' as const, position, isSceneCurrent: true };
  return { ...accepted, ...placement, reservationKey: '', reservedWords: 0 };
}

/** Places a message and reserves its credits in one transaction. */
async function placeInTransaction(ctx: Context, accepted: AcceptedReply): Promise<Reply> {
  const { owner, story, siren, scene, input } = accepted;
  return inTransaction(ctx, async (ctx) => {
    if ('user' in owner && !(await lockAccount(ctx, owner.user))) throw new AppError('signed_out');
    const now = ctx.clock.now();
    const { id: storyId } = story
      ? await lockOwnStory(ctx, story.id)
      : await insertStory(ctx.db, { owner, sirenId: siren.id, sirenName: siren.name }, now);
    if (!story) await dropUnanswered(ctx, owner, storyId);
    const last = await findLastCompose(ctx.db, storyId);
    // After a failed first reply the story is empty: an edit of that message is sent as the first again.
    const edited = input.edited && (last !== null || (input.compose_index ?? 0) > 0);
    const replaced = await findReplaced(ctx, storyId, { ...input, edited });
    if (story && isOutdated(input, last, replaced))
      throw new AppError((await findRunning(ctx.db, storyId)) ? 'reply_running' : 'conflict');
    const { kind, position } = placeOf({ ...input, edited }, last, replaced);
    const compose = replaced ?? (await appendCompose(ctx.db, storyId, last, input.user_input, now));
    // Before the credits: a repeated request must fail on its key, not for lack of credits its first one reserved.
    await insertReply(ctx.db, { ...storedOf(accepted), storyId, composeId: compose.id, kind }, now);
    const reserved = await reserve(ctx, accepted);
    const isSceneCurrent = isUnchanged(scene, { last, replaced });
    return { ...accepted, ...reserved, storyId, kind, position, isSceneCurrent };
  });
}

/** Stores a message with its running reply and reserves credits, all or nothing; a story has one running reply. */
export async function placeReply(ctx: Context, accepted: AcceptedReply): Promise<Reply> {
  try {
    return (await placeAtOnce(ctx, accepted)) ?? (await placeInTransaction(ctx, accepted));
  } catch (error) {
    if (isUniqueViolation(error, ONE_AT_A_TIME)) throw new AppError('reply_running');
    throw error;
  }
}
