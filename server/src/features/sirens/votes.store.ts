import { and, eq, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { type SirenRow, sirens, sirenVotes } from './sirens.tables.ts';

export async function findVote(db: Db, sirenId: number, userId: number): Promise<boolean | null> {
  const [vote] = await db
    .select({ isUpvote: sirenVotes.isUpvote })
    .from(sirenVotes)
    .where(and(eq(sirenVotes.sirenId, sirenId), eq(sirenVotes.userId, userId)));
  return vote?.isUpvote ?? null;
}

/** Keeps one vote of each person on each siren: the newest. */
export async function upsertVote(
  db: Db,
  vote: { sirenId: number; userId: number; isUpvote: boolean; createdAt: Date },
): Promise<void> {
  const { isUpvote, createdAt } = vote;
  await db
    .insert(sirenVotes)
    .values(vote)
    .onConflictDoUpdate({ target: [sirenVotes.sirenId, sirenVotes.userId], set: { isUpvote, createdAt } });
}

export async function deleteVote(db: Db, sirenId: number, userId: number): Promise<void> {
  await db.delete(sirenVotes).where(and(eq(sirenVotes.sirenId, sirenId), eq(sirenVotes.userId, userId)));
}

/** Writes what votes came to; the row must be locked. */
export async function updateKarma(db: Db, sirenId: number, karma: number, hot: number): Promise<void> {
  await db.update(sirens).set({ karma, hot }).where(eq(sirens.id, sirenId));
}

/** A siren with what a person thinks of it. */
export interface VotedSiren extends Pick<SirenRow, 'id' | 'karma' | 'publishedAt' | 'createdAt'> {
  isUpvote: boolean | null;
}

/** A person's own sirens and those they voted on, locked in the one order in which everybody locks several. */
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

/** Writes what several sirens' votes came to, in one statement. */
export async function updateKarmas(db: Db, changes: { id: number; karma: number; hot: number }[]): Promise<void> {
  await db.execute(sql`
    UPDATE sirens SET karma = change.karma, hot = change.hot
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change (id bigint, karma integer, hot double precision)
    WHERE sirens.id = change.id`);
}

export async function deleteVotesOf(db: Db, userId: number): Promise<void> {
  await db.delete(sirenVotes).where(eq(sirenVotes.userId, userId));
}
