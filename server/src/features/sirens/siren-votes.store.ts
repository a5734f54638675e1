import { and, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { type SirenRow, sirens, sirenVotes } from './sirens.tables.ts';

export const sirenVoteTables = { things: sirens, votes: sirenVotes, thingId: sirenVotes.sirenId, isRanked: true };

/** A siren with the vote of one user; null without one. */
export interface VotedSiren extends Pick<SirenRow, 'id' | 'karma' | 'publishedAt' | 'createdAt'> {
  isUpvote: boolean | null;
}

/** Locks a user's own sirens and those they voted on, by id as all transactions do, against deadlocks. */
export async function lockSirensAround(db: Db, userId: number): Promise<VotedSiren[]> {
  const { id, karma, publishedAt, createdAt } = sirens;
  const { isUpvote } = sirenVotes;
  return db
    .select({ id, karma, publishedAt, createdAt, isUpvote })
    .from(sirens)
    .leftJoin(sirenVotes, and(eq(sirenVotes.sirenId, sirens.id), eq(sirenVotes.userId, userId)))
    .where(
      inArray(
        sirens.id,
        union(
          db.select({ id: sirens.id }).from(sirens).where(eq(sirens.userId, userId)),
          db.select({ id: sirenVotes.sirenId }).from(sirenVotes).where(eq(sirenVotes.userId, userId)),
        ),
      ),
    )
    .orderBy(sirens.id)
    .for('no key update', { of: sirens });
}
