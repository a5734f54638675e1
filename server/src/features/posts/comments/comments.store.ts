import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { type CommentRow, comments, commentVotes, posts } from '../posts.tables.ts';

type NewComment = Pick<
  CommentRow,
  'postId' | 'parentId' | 'userId' | 'content' | 'requestKey' | 'requestHash' | 'createdAt'
>;

/** Every comment of a post, the oldest first. */
export async function listComments(db: Db, postId: number): Promise<CommentRow[]> {
  return db.select().from(comments).where(eq(comments.postId, postId)).orderBy(comments.id);
}

async function findOne(db: Db, condition: SQL): Promise<CommentRow | null> {
  const [row] = await db.select().from(comments).where(condition);
  return row ?? null;
}

export const findComment = (db: Db, id: number) => findOne(db, eq(comments.id, id));

export const findCommentByRequest = (db: Db, requestKey: string) => findOne(db, eq(comments.requestKey, requestKey));

/**
 * Locks a comment and returns its current row: until the transaction ends it cannot be voted on, changed or deleted.
 */
export async function lockComment(db: Db, id: number): Promise<CommentRow | null> {
  const [row] = await db.select().from(comments).where(eq(comments.id, id)).for('no key update');
  return row ?? null;
}

/** Null when a comment with the same request key exists. */
export async function insertComment(db: Db, comment: NewComment): Promise<CommentRow | null> {
  const [row] = await db
    .insert(comments)
    .values(comment)
    .onConflictDoNothing({ target: comments.requestKey })
    .returning();
  return row ?? null;
}

export async function updateComment(
  db: Db,
  id: number,
  change: Partial<Pick<CommentRow, 'content' | 'editedAt' | 'deletedBy' | 'karma' | 'hiddenAt' | 'hiddenReason'>>,
): Promise<CommentRow | null> {
  const [row] = await db.update(comments).set(change).where(eq(comments.id, id)).returning();
  return row ?? null;
}

/** Adds to the stored comment count of a post. */
export async function addToCount(db: Db, postId: number, by: number): Promise<void> {
  await db
    .update(posts)
    .set({ commentCount: sql`${posts.commentCount} + ${by}` })
    .where(eq(posts.id, postId));
}

/** Recounts the readable comments of a post; its row must be locked. */
export async function recount(db: Db, postId: number): Promise<void> {
  const readable = and(eq(comments.postId, postId), isNull(comments.deletedBy), isNull(comments.hiddenAt));
  const commentCount = await db.$count(comments, readable);
  await db.update(posts).set({ commentCount }).where(eq(posts.id, postId));
}

/** A user's votes on these comments, by comment id. */
export async function listCommentVotes(db: Db, commentIds: number[], userId: number): Promise<Map<number, boolean>> {
  if (commentIds.length === 0) return new Map();
  const rows = await db
    .select({ commentId: commentVotes.commentId, isUpvote: commentVotes.isUpvote })
    .from(commentVotes)
    .where(and(eq(commentVotes.userId, userId), inArray(commentVotes.commentId, commentIds)));
  return new Map(rows.map(({ commentId, isUpvote }) => [commentId, isUpvote]));
}

/** A user's votes on all comments of a post, by comment id; a join, because a list of ids could get too long. */
export async function listVotesInPost(db: Db, postId: number, userId: number): Promise<Map<number, boolean>> {
  const rows = await db
    .select({ commentId: commentVotes.commentId, isUpvote: commentVotes.isUpvote })
    .from(commentVotes)
    .innerJoin(comments, eq(comments.id, commentVotes.commentId))
    .where(and(eq(commentVotes.userId, userId), eq(comments.postId, postId)));
  return new Map(rows.map(({ commentId, isUpvote }) => [commentId, isUpvote]));
}

/** For each of these comments, the ids from its ancestors down to itself, at most the nearest `most`. */
export async function listPaths(db: Db, commentIds: number[], most: number): Promise<Map<number, number[]>> {
  if (commentIds.length === 0) return new Map();
  const { rows } = await db.execute<{ of: number; path: number[] }>(sql`
    WITH RECURSIVE above (of_id, id, parent_id, steps) AS (
      SELECT id, id, parent_id, 0 FROM comments WHERE id = ANY(${sql.param(commentIds)}::bigint[])
      UNION ALL
      SELECT above.of_id, comments.id, comments.parent_id, above.steps + 1
      FROM above JOIN comments ON comments.id = above.parent_id WHERE above.steps < ${most - 1})
    SELECT of_id AS of, array_agg(id ORDER BY steps DESC) AS path FROM above GROUP BY of_id`);
  return new Map(rows.map(({ of, path }) => [Number(of), path.map(Number)]));
}

/** The comments of a user that are not deleted, the oldest first. */
export async function listCommentsOf(db: Db, userId: number): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.userId, userId), isNull(comments.deletedBy)))
    .orderBy(comments.id);
}
