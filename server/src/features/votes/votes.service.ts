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
  type Standing,
  updateStanding,
  updateStandings,
  upsertVote,
  type VoteTables,
} from './votes.store.ts';

/** Something that is voted on. */
export interface Rated {
  id: number;
  karma: number;
  createdAt: Date;
  /** Its rank counts from here where it was not public from the beginning. */
  publishedAt?: Date | null;
}

/** A thing with somebody's vote on it. */
export type Voted = Rated & { isUpvote: boolean };

/** How one kind of thing is voted on. */
export interface Votable<T extends Rated> {
  tables: VoteTables;
  limit: RateRule;
  /** Locks the thing, so that votes on it change its karma one by one; null when it is not there. */
  lock(ctx: Context, id: number): Promise<T | null>;
  /** Whether this vote may change; false answers not found. */
  mayVote(ctx: Context, user: UserActor, thing: T, change: VoteChange): boolean | Promise<boolean>;
  /** What somebody voted on, locked in the one order in which everybody locks several. */
  lockVotedBy(ctx: Context, userId: number): Promise<Voted[]>;
}

/** The vote somebody has, and the one they want. */
export interface VoteChange {
  before: Vote;
  after: Vote;
}

function standingOf({ id, karma, createdAt, publishedAt }: Rated, { before, after }: VoteChange): Standing {
  const result = karmaAfter(karma, before, after);
  return { id, karma: result, hot: hotOf(result, publishedAt ?? createdAt) };
}

/** Makes this the user's vote on a thing; null takes it back, and the same vote again changes nothing. */
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
    const standing = standingOf(thing, { before, after });
    await updateStanding(ctx.db, tables, standing);
    return { karma: standing.karma, has_upvoted: after };
  });
}

/** Takes the votes of a user out of the karma of what they voted on, in the transaction that deletes the account. */
export async function eraseVotes<T extends Rated>(ctx: Context, votable: Votable<T>, userId: number): Promise<void> {
  await lockForDeletion(ctx, userId);
  const voted = await votable.lockVotedBy(ctx, userId);
  const standings = voted.map((thing) => standingOf(thing, { before: thing.isUpvote, after: null }));
  await updateStandings(ctx.db, votable.tables, standings);
  await deleteVotesOf(ctx.db, votable.tables, userId);
}
