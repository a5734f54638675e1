import type { ReactionReply } from '@sirenade/contract/sirens';
import type { Context, UserActor } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hotOf } from '../../platform/hot-rank.ts';
import type { RateRule } from '../../platform/security/rate-limits.ts';
import { lockForDeletion } from '../accounts/people.service.ts';
import { authorize, lockActor } from '../accounts/permissions.service.ts';
import { karmaAfter, type Vote } from './votes.rules.ts';
import {
  deleteVote,
  deleteVotesOf,
  findVote,
  type KarmaAndRank,
  updateKarma,
  updateKarmas,
  upsertVote,
  type VoteTables,
} from './votes.store.ts';

/** A row that can be voted on. */
export interface Rated {
  id: number;
  karma: number;
  createdAt: Date;
  /** The time from which its hot rank counts, if it was published later than created. */
  publishedAt?: Date | null;
}

/** A row with a user's vote on it. */
export type Voted = Rated & { isUpvote: boolean };

/** How one kind of content is voted on. */
export interface Votable<T extends Rated> {
  tables: VoteTables;
  limit: RateRule;
  /** Locks the row, so that concurrent votes change its karma one after the other; null when it does not exist. */
  lock(ctx: Context, id: number): Promise<T | null>;
  /** Whether this vote may change; false is answered with `not_found`. */
  mayVote(ctx: Context, user: UserActor, thing: T, change: VoteChange): boolean | Promise<boolean>;
  /** Locks the rows that a user voted on, in order of their ids so that transactions cannot deadlock. */
  lockVotedBy(ctx: Context, userId: number): Promise<Voted[]>;
}

/** The stored vote, and the new one. */
export interface VoteChange {
  before: Vote;
  after: Vote;
}

function karmaAndRankOf({ id, karma, createdAt, publishedAt }: Rated, { before, after }: VoteChange): KarmaAndRank {
  const result = karmaAfter(karma, before, after);
  return { id, karma: result, hot: hotOf(result, publishedAt ?? createdAt) };
}

/** Sets the user's vote; null withdraws it, and repeating the same vote changes nothing. */
export async function setVote<T extends Rated>(
  ctx: Context,
  votable: Votable<T>,
  id: number,
  after: Vote,
): Promise<ReactionReply> {
  const user = authorize(ctx, 'vote');
  const { tables } = votable;
  await ctx.limits.take(votable.limit, `${user.id}`);
  return inTransaction(ctx, async (ctx) => {
    await lockActor(ctx, 'vote');
    const thing = await votable.lock(ctx, id);
    if (!thing) throw new AppError('not_found');
    const before = await findVote(ctx.db, tables, id, user.id);
    if (!(await votable.mayVote(ctx, user, thing, { before, after }))) throw new AppError('not_found');
    if (before === after) return { karma: thing.karma, has_upvoted: after };
    if (after === null) await deleteVote(ctx.db, tables, id, user.id);
    else await upsertVote(ctx.db, tables, { id, userId: user.id, isUpvote: after, createdAt: ctx.clock.now() });
    const updated = karmaAndRankOf(thing, { before, after });
    await updateKarma(ctx.db, tables, updated);
    return { karma: updated.karma, has_upvoted: after };
  });
}

/** Removes a user's votes from the karma of what they voted on, in the transaction that deletes the account. */
export async function eraseVotes<T extends Rated>(ctx: Context, votable: Votable<T>, userId: number): Promise<void> {
  await lockForDeletion(ctx, userId);
  const voted = await votable.lockVotedBy(ctx, userId);
  const updates = voted.map((thing) => karmaAndRankOf(thing, { before: thing.isUpvote, after: null }));
  await updateKarmas(ctx.db, votable.tables, updates);
  await deleteVotesOf(ctx.db, votable.tables, userId);
}
