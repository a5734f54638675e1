import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type PostRow, posts, postVotes } from './posts.tables.ts';

/** What somebody thinks of a post. */
export interface Stance {
  postId: number;
  isUpvote: boolean | null;
  isSaved: boolean;
}

/** What one user voted on these posts, and which they saved. */
export async function findStances(db: Db, userId: number, postIds: number[]): Promise<Stance[]> {
  const { rows } = await db.execute<Record<string, unknown> & Stance>(sql`
    SELECT post.id AS "postId", vote.is_upvote AS "isUpvote", saved.post_id IS NOT NULL AS "isSaved"
    FROM unnest(${sql.param(postIds)}::bigint[]) AS post (id)
    LEFT JOIN post_votes AS vote ON vote.post_id = post.id AND vote.user_id = ${userId}
    LEFT JOIN saved_posts AS saved ON saved.post_id = post.id AND saved.user_id = ${userId}`);
  return rows;
}

/** What of a post a vote looks at and changes; nobody else votes on it before the transaction ends. */
export async function lockToVote(
  db: Db,
  postId: number,
): Promise<Pick<PostRow, 'userId' | 'listed' | 'karma' | 'createdAt'> | null> {
  const { userId, listed, karma, createdAt } = posts;
  const [row] = await db
    .select({ userId, listed, karma, createdAt })
    .from(posts)
    .where(eq(posts.id, postId))
    .for('no key update');
  return row ?? null;
}

export async function findVote(db: Db, postId: number, userId: number): Promise<boolean | null> {
  const [vote] = await db
    .select({ isUpvote: postVotes.isUpvote })
    .from(postVotes)
    .where(and(eq(postVotes.postId, postId), eq(postVotes.userId, userId)));
  return vote?.isUpvote ?? null;
}

/** Keeps one vote of each person on each post: the newest. */
export async function upsertVote(db: Db, vote: typeof postVotes.$inferInsert): Promise<void> {
  const { isUpvote, createdAt } = vote;
  await db
    .insert(postVotes)
    .values(vote)
    .onConflictDoUpdate({ target: [postVotes.postId, postVotes.userId], set: { isUpvote, createdAt } });
}

export async function deleteVote(db: Db, postId: number, userId: number): Promise<void> {
  await db.delete(postVotes).where(and(eq(postVotes.postId, postId), eq(postVotes.userId, userId)));
}

/** Writes what votes came to; the row must be locked. */
export async function updateKarma(db: Db, postId: number, karma: number, hot: number): Promise<void> {
  await db.update(posts).set({ karma, hot }).where(eq(posts.id, postId));
}

/** A post with what a person thinks of it. */
export interface VotedPost extends Pick<PostRow, 'id' | 'karma' | 'createdAt'> {
  isUpvote: boolean;
}

/** The posts that a person voted on, locked in the one order in which everybody locks several. */
export async function lockVoted(db: Db, userId: number): Promise<VotedPost[]> {
  const { id, karma, createdAt } = posts;
  return db
    .select({ id, karma, createdAt, isUpvote: postVotes.isUpvote })
    .from(posts)
    .innerJoin(postVotes, eq(postVotes.postId, posts.id))
    .where(eq(postVotes.userId, userId))
    .orderBy(posts.id)
    .for('no key update', { of: posts });
}

/** Writes what several posts' votes came to, in one statement. */
export async function updateKarmas(db: Db, changes: { id: number; karma: number; hot: number }[]): Promise<void> {
  await db.execute(sql`
    UPDATE posts SET karma = change.karma, hot = change.hot
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change (id bigint, karma integer, hot double precision)
    WHERE posts.id = change.id`);
}

export async function deleteVotesOf(db: Db, userId: number): Promise<void> {
  await db.delete(postVotes).where(eq(postVotes.userId, userId));
}
