import { type Column, type SQL, sql, type Table } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Vote } from './votes.rules.ts';

/** The tables of one kind of votes; a user has at most one vote per row. */
export interface VoteTables {
  /** The table of the rows that are voted on, with their karma. */
  things: Table;
  votes: Table;
  /** The column of `votes` that refers to `things`. */
  thingId: Column;
  /** Whether the rows have a stored hot rank by which lists are sorted. */
  isRanked: boolean;
}

/** Karma and rank of one row. */
export interface KarmaAndRank {
  id: number;
  karma: number;
  /** The hot rank; not stored for kinds without one. */
  hot: number;
}

const isBy = ({ thingId }: VoteTables, id: number, userId: number): SQL =>
  sql`${thingId} = ${id} AND user_id = ${userId}`;

export async function findVote(db: Db, tables: VoteTables, id: number, userId: number): Promise<Vote> {
  const { rows } = await db.execute<{ isUpvote: boolean }>(
    sql`SELECT is_upvote AS "isUpvote" FROM ${tables.votes} WHERE ${isBy(tables, id, userId)}`,
  );
  return rows[0]?.isUpvote ?? null;
}

/** Inserts or replaces the user's vote on a row. */
export async function upsertVote(
  db: Db,
  { votes, thingId }: VoteTables,
  vote: { id: number; userId: number; isUpvote: boolean; createdAt: Date },
): Promise<void> {
  const key = sql.identifier(thingId.name);
  await db.execute(sql`
    INSERT INTO ${votes} (${key}, user_id, is_upvote, created_at)
    VALUES (${vote.id}, ${vote.userId}, ${vote.isUpvote}, ${vote.createdAt})
    ON CONFLICT (${key}, user_id) DO UPDATE SET is_upvote = EXCLUDED.is_upvote, created_at = EXCLUDED.created_at`);
}

export async function deleteVote(db: Db, tables: VoteTables, id: number, userId: number): Promise<void> {
  await db.execute(sql`DELETE FROM ${tables.votes} WHERE ${isBy(tables, id, userId)}`);
}

export async function deleteVotesOf(db: Db, { votes }: VoteTables, userId: number): Promise<void> {
  await db.execute(sql`DELETE FROM ${votes} WHERE user_id = ${userId}`);
}

/** Stores karma and rank of a row, which must be locked. */
export async function updateKarma(db: Db, { things, isRanked }: VoteTables, change: KarmaAndRank): Promise<void> {
  const { id, karma, hot } = change;
  const rank = isRanked ? sql`, hot = ${hot}` : sql``;
  await db.execute(sql`UPDATE ${things} SET karma = ${karma}${rank} WHERE id = ${id}`);
}

/** The same for several rows, in one statement. */
export async function updateKarmas(
  db: Db,
  { things, isRanked }: VoteTables,
  changes: readonly KarmaAndRank[],
): Promise<void> {
  if (changes.length === 0) return;
  const rank = isRanked ? sql`, hot = change.hot` : sql``;
  await db.execute(sql`
    UPDATE ${things} SET karma = change.karma${rank}
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change (id bigint, karma integer, hot double precision)
    WHERE ${things}.id = change.id`);
}
