import { type Column, type SQL, sql, type Table } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Vote } from './votes.rules.ts';

/** Where the votes on one kind of thing are stored: each person has at most one on each. */
export interface VoteTables {
  /** The table of what is voted on, with its karma. */
  things: Table;
  votes: Table;
  /** The column of `votes` that says which thing. */
  thingId: Column;
  /** Whether lists order these things by a rank that is stored with them. */
  isRanked: boolean;
}

/** What the votes on one thing came to. */
export interface Standing {
  id: number;
  karma: number;
  /** Its rank among the hot ones; not stored where nothing is ranked. */
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

/** Stores one vote of each person on each thing: the newest. */
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

/** Writes what the votes on one thing came to; its row must be locked. */
export async function updateStanding(db: Db, { things, isRanked }: VoteTables, standing: Standing): Promise<void> {
  const { id, karma, hot } = standing;
  const rank = isRanked ? sql`, hot = ${hot}` : sql``;
  await db.execute(sql`UPDATE ${things} SET karma = ${karma}${rank} WHERE id = ${id}`);
}

/** The same for several, in one statement. */
export async function updateStandings(
  db: Db,
  { things, isRanked }: VoteTables,
  standings: readonly Standing[],
): Promise<void> {
  if (standings.length === 0) return;
  const rank = isRanked ? sql`, hot = change.hot` : sql``;
  await db.execute(sql`
    UPDATE ${things} SET karma = change.karma${rank}
    FROM jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) AS change (id bigint, karma integer, hot double precision)
    WHERE ${things}.id = change.id`);
}
