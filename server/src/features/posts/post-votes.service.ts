import type { ReactionReply } from '@sirenade/contract/sirens';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hotOf } from '../../platform/hot-rank.ts';
import { lockLeaving } from '../accounts/people.service.ts';
import { authorize, holdActor } from '../accounts/permissions.service.ts';
import { weightOf } from '../sirens/votes.service.ts';
import {
  deleteVote,
  deleteVotesOf,
  findVote,
  lockToVote,
  lockVoted,
  updateKarma,
  updateKarmas,
  upsertVote,
} from './post-votes.store.ts';
import { postLimits } from './posts.limits.ts';
import { maySeePost } from './posts.rules.ts';

/** Brings a person's vote on a post to the wanted end; null takes it back. */
export async function voteOnPost(ctx: Context, postId: number, wanted: boolean | null): Promise<ReactionReply> {
  const user = authorize(ctx, 'vote');
  await ctx.limits.take(postLimits.vote, `${user.id}`);
  return inTransaction(ctx, async (ctx) => {
    await holdActor(ctx, 'vote');
    // Votes on one post change its karma one by one.
    const post = await lockToVote(ctx.db, postId);
    if (!post) throw new AppError('not_found');
    const before = await findVote(ctx.db, postId, user.id);
    // A vote can be taken back also from what has gone out of sight.
    if (!maySeePost(user, post) && (wanted !== null || before === null)) throw new AppError('not_found');
    if (before === wanted) return { karma: post.karma, has_upvoted: wanted };
    const karma = post.karma + weightOf(wanted) - weightOf(before);
    if (wanted === null) await deleteVote(ctx.db, postId, user.id);
    else await upsertVote(ctx.db, { postId, userId: user.id, isUpvote: wanted, createdAt: ctx.clock.now() });
    await updateKarma(ctx.db, postId, karma, hotOf(karma, post.createdAt));
    return { karma, has_upvoted: wanted };
  });
}

/** Takes a leaving user's votes out of the karma of posts, in the transaction that erases them. */
export async function eraseVotesOnPosts(ctx: Context, userId: number): Promise<void> {
  await lockLeaving(ctx, userId);
  const voted = await lockVoted(ctx.db, userId);
  await updateKarmas(
    ctx.db,
    voted.map(({ id, karma, isUpvote, createdAt }) => {
      const left = karma - weightOf(isUpvote);
      return { id, karma: left, hot: hotOf(left, createdAt) };
    }),
  );
  await deleteVotesOf(ctx.db, userId);
}
