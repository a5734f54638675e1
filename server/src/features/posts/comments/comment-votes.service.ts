import type { ReactionReply } from '@sirenade/contract/sirens';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockLeaving } from '../../accounts/people.service.ts';
import { authorize, holdActor } from '../../accounts/permissions.service.ts';
import { weightOf } from '../../sirens/votes.service.ts';
import { postLimits } from '../posts.limits.ts';
import {
  deleteCommentVote,
  deleteCommentVotesOf,
  findCommentVote,
  lockCommentsVotedBy,
  updateCommentKarmas,
  upsertCommentVote,
} from './comment-votes.store.ts';
import { getVisibleComment } from './comments.service.ts';
import { lockComment, updateComment } from './comments.store.ts';

/** Brings a person's vote on a comment to the wanted end; null takes it back. */
export async function voteOnComment(ctx: Context, commentId: number, wanted: boolean | null): Promise<ReactionReply> {
  const user = authorize(ctx, 'vote');
  // A vote can be taken back also from what has gone out of sight.
  if (wanted !== null) await getVisibleComment(ctx, commentId);
  await ctx.limits.take(postLimits.vote, `${user.id}`);
  return inTransaction(ctx, async (ctx) => {
    await holdActor(ctx, 'vote');
    const comment = await lockComment(ctx.db, commentId);
    if (!comment || (wanted !== null && comment.deletedBy !== null)) throw new AppError('not_found');
    const before = await findCommentVote(ctx.db, commentId, user.id);
    if (wanted === null && before === null) await getVisibleComment(ctx, commentId);
    if (before === wanted) return { karma: comment.karma, has_upvoted: wanted };
    const karma = comment.karma + weightOf(wanted) - weightOf(before);
    if (wanted === null) await deleteCommentVote(ctx.db, commentId, user.id);
    else await upsertCommentVote(ctx.db, { commentId, userId: user.id, isUpvote: wanted, createdAt: ctx.clock.now() });
    await updateComment(ctx.db, commentId, { karma });
    return { karma, has_upvoted: wanted };
  });
}

/** Takes a leaving user's votes out of the karma of comments, in the transaction that erases them. */
export async function eraseCommentVotes(ctx: Context, userId: number): Promise<void> {
  await lockLeaving(ctx, userId);
  const voted = await lockCommentsVotedBy(ctx.db, userId);
  await updateCommentKarmas(
    ctx.db,
    voted.map(({ id, karma, isUpvote }) => ({ id, karma: karma - weightOf(isUpvote) })),
  );
  await deleteCommentVotesOf(ctx.db, userId);
}
