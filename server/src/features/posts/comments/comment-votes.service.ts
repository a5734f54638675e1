import type { ReactionReply } from '@sirenade/contract/sirens';
import type { Context } from '../../../context.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { eraseVotes, setVote, type Votable } from '../../votes/votes.service.ts';
import { postLimits } from '../posts.limits.ts';
import type { CommentRow } from '../posts.tables.ts';
import { commentVoteTables, lockCommentsVotedBy } from './comment-votes.store.ts';
import { getVisibleComment } from './comments.service.ts';
import { lockComment } from './comments.store.ts';

const votesOnComments: Votable<CommentRow> = {
  tables: commentVoteTables,
  limit: postLimits.vote,
  lock: (ctx, id) => lockComment(ctx.db, id),
  mayVote: async (ctx, _user, { id, deletedBy }, { before, after }) => {
    if (after !== null) return deletedBy === null;
    // A vote may be withdrawn also after the comment was hidden.
    if (before === null) await getVisibleComment(ctx, id);
    return true;
  },
  lockVotedBy: (ctx, userId) => lockCommentsVotedBy(ctx.db, userId),
};

/** Sets the user's vote on a comment; null withdraws it. */
export async function voteOnComment(ctx: Context, id: number, vote: boolean | null): Promise<ReactionReply> {
  authorize(ctx, 'vote');
  if (vote !== null) await getVisibleComment(ctx, id);
  return setVote(ctx, votesOnComments, id, vote);
}

/** Takes a user's votes out of the karma of comments, in the transaction that deletes the account. */
export async function eraseVotesOnComments(ctx: Context, userId: number): Promise<void> {
  await eraseVotes(ctx, votesOnComments, userId);
}
