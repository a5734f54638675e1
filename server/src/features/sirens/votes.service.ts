import type { ReactionReply } from '@sirenade/contract/sirens';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hotOf } from '../../platform/hot-rank.ts';
import { lockLeaving } from '../accounts/people.service.ts';
import { authorize, holdActor } from '../accounts/permissions.service.ts';
import { maySee } from './siren.rules.ts';
import { lockSiren } from './siren.store.ts';
import { sirenLimits } from './sirens.limits.ts';
import {
  deleteVote,
  deleteVotesOf,
  findVote,
  lockSirensAround,
  updateKarma,
  updateKarmas,
  upsertVote,
} from './votes.store.ts';

/** What a vote adds to karma. */
export const weightOf = (vote: boolean | null) => (vote === null ? 0 : vote ? 1 : -1);

/** Brings a person's vote to the wanted end. The siren is locked first, so that votes on it change karma one by one. */
async function vote(ctx: Context, sirenId: number, wanted: boolean | null): Promise<ReactionReply> {
  const user = authorize(ctx, 'vote');
  await ctx.limits.take(sirenLimits.vote, `${user.id}`);
  return inTransaction(ctx, async (ctx) => {
    await holdActor(ctx, 'vote');
    const siren = await lockSiren(ctx.db, sirenId);
    if (!siren || !maySee(siren, user.id)) throw new AppError('not_found');
    const before = await findVote(ctx.db, sirenId, user.id);
    if (before === wanted) return { karma: siren.karma, has_upvoted: wanted };
    const karma = siren.karma + weightOf(wanted) - weightOf(before);
    if (wanted === null) await deleteVote(ctx.db, sirenId, user.id);
    else await upsertVote(ctx.db, { sirenId, userId: user.id, isUpvote: wanted, createdAt: ctx.clock.now() });
    await updateKarma(ctx.db, sirenId, karma, hotOf(karma, siren.publishedAt ?? siren.createdAt));
    return { karma, has_upvoted: wanted };
  });
}

/** Makes this the user's vote on a siren. */
export async function setVote(ctx: Context, sirenId: number, isUpvote: boolean): Promise<ReactionReply> {
  return vote(ctx, sirenId, isUpvote);
}

/** Takes the user's vote on a siren back. */
export async function clearVote(ctx: Context, sirenId: number): Promise<ReactionReply> {
  return vote(ctx, sirenId, null);
}

/** Takes a leaving user's votes out of the karma of others' sirens, in the transaction that erases them. */
export async function eraseVotes(ctx: Context, userId: number): Promise<void> {
  await lockLeaving(ctx, userId);
  const voted = (await lockSirensAround(ctx.db, userId)).filter(({ isUpvote }) => isUpvote !== null);
  await updateKarmas(
    ctx.db,
    voted.map(({ id, karma, isUpvote, publishedAt, createdAt }) => {
      const left = karma - weightOf(isUpvote);
      return { id, karma: left, hot: hotOf(left, publishedAt ?? createdAt) };
    }),
  );
  await deleteVotesOf(ctx.db, userId);
}
