import type { ReactionReply } from '@sirenade/contract/sirens';
import type { Context } from '../../context.ts';
import { eraseVotes, setVote, type Votable, type Voted } from '../votes/votes.service.ts';
import { maySee } from './siren.rules.ts';
import { lockSiren } from './siren.store.ts';
import { lockSirensAround, sirenVoteTables, type VotedSiren } from './siren-votes.store.ts';
import { sirenLimits } from './sirens.limits.ts';
import type { SirenRow } from './sirens.tables.ts';

const isVoted = (siren: VotedSiren): siren is VotedSiren & Voted => siren.isUpvote !== null;

const votesOnSirens: Votable<SirenRow> = {
  tables: sirenVoteTables,
  limit: sirenLimits.vote,
  lock: (ctx, id) => lockSiren(ctx.db, id),
  mayVote: (_ctx, user, siren) => maySee(siren, user.id),
  lockVotedBy: async (ctx, userId) => (await lockSirensAround(ctx.db, userId)).filter(isVoted),
};

/** Sets the user's vote on a siren; null removes it. */
export async function voteOnSiren(ctx: Context, id: number, vote: boolean | null): Promise<ReactionReply> {
  return setVote(ctx, votesOnSirens, id, vote);
}

/** Subtracts a user's votes from the karma of sirens, in the transaction that deletes the account. */
export async function eraseVotesOnSirens(ctx: Context, userId: number): Promise<void> {
  await eraseVotes(ctx, votesOnSirens, userId);
}
