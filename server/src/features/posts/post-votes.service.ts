import type { ReactionReply } from '@sirenade/contract/sirens';
import type { Context } from '../../context.ts';
import { eraseVotes, setVote, type Votable } from '../votes/votes.service.ts';
import { lockToVote, lockVoted, postVoteTables, type VotedOnPost } from './post-votes.store.ts';
import { postLimits } from './posts.limits.ts';
import { maySeePost } from './posts.rules.ts';

const votesOnPosts: Votable<VotedOnPost> = {
  tables: postVoteTables,
  limit: postLimits.vote,
  lock: (ctx, id) => lockToVote(ctx.db, id),
  // A vote may be withdrawn also after the post was hidden.
  mayVote: (_ctx, user, post, { before, after }) => maySeePost(user, post) || (after === null && before !== null),
  lockVotedBy: (ctx, userId) => lockVoted(ctx.db, userId),
};

/** Sets the user's vote on a post; null withdraws it. */
export async function voteOnPost(ctx: Context, id: number, vote: boolean | null): Promise<ReactionReply> {
  return setVote(ctx, votesOnPosts, id, vote);
}

/** Takes a user's votes out of the karma of posts, in the transaction that deletes the account. */
export async function eraseVotesOnPosts(ctx: Context, userId: number): Promise<void> {
  await eraseVotes(ctx, votesOnPosts, userId);
}
