import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type PostRow, posts, postVotes, savedPosts } from './posts.tables.ts';

/** Counts and karma of a user's public posts and comments. */
export interface Figures {
  posts: number;
  postsKarma: number;
  comments: number;
  commentsKarma: number;
}

/** Counts public posts and readable comments, with the sums of their karma. */
export async function countFigures(db: Db, userId: number): Promise<Figures> {
  const { rows } = await db.execute<Record<keyof Figures, number>>(sql`
    SELECT posted.count AS posts, posted.karma AS "postsKarma", commented.count AS comments, commented.karma AS "commentsKarma"
    FROM (SELECT count(*)::integer AS count, coalesce(sum(karma), 0)::integer AS karma
      FROM posts WHERE user_id = ${userId} AND listed) AS posted,
    (SELECT count(*)::integer AS count, coalesce(sum(comments.karma), 0)::integer AS karma
      FROM comments JOIN posts ON posts.id = comments.post_id AND posts.listed
      WHERE comments.user_id = ${userId} AND comments.deleted_by IS NULL AND comments.hidden_at IS NULL) AS commented`);
  return rows[0] ?? { posts: 0, postsKarma: 0, comments: 0, commentsKarma: 0 };
}

/** The posts of these users, and the comments that others wrote below them. */
export async function countPostsAndComments(db: Db, userIds: number[]): Promise<{ posts: number; others: number }> {
  const ids = sql`${sql.param(userIds)}::bigint[]`;
  const { rows } = await db.execute<{ posts: number; others: number }>(sql`
    SELECT (SELECT count(*)::integer FROM posts WHERE user_id = ANY(${ids})) AS posts,
      (SELECT count(*)::integer FROM comments JOIN posts ON posts.id = comments.post_id
        WHERE posts.user_id = ANY(${ids}) AND comments.deleted_by IS NULL
          AND NOT coalesce(comments.user_id = ANY(${ids}), false)) AS others`);
  return rows[0] ?? { posts: 0, others: 0 };
}

/**
 * Locks the user's posts, those with these sirens and those they commented or voted on, in order of their ids so that
 * transactions cannot deadlock.
 */
export async function lockPostsAround(db: Db, userId: number, sirenIds: number[]): Promise<void> {
  await db.execute(sql`
    SELECT id FROM posts WHERE id IN (
      SELECT id FROM posts WHERE user_id = ${userId}
      UNION SELECT id FROM posts WHERE siren_id = ANY(${sql.param(sirenIds)}::bigint[])
      UNION SELECT post_id FROM comments WHERE user_id = ${userId}
      UNION SELECT post_id FROM post_votes WHERE user_id = ${userId})
    ORDER BY id FOR NO KEY UPDATE`);
}

/** Empties the user's comments; the rows stay, so that replies to them keep their place in the tree. */
export async function emptyComments(db: Db, userId: number): Promise<void> {
  await db.execute(sql`
    UPDATE posts SET comment_count = comment_count - commented.count
    FROM (SELECT post_id, count(*) AS count FROM comments
      WHERE user_id = ${userId} AND deleted_by IS NULL AND hidden_at IS NULL GROUP BY post_id) AS commented
    WHERE posts.id = commented.post_id`);
  await db.execute(sql`
    DELETE FROM notifications USING comments
    WHERE comments.user_id = ${userId} AND notifications.comment_id = comments.id`);
  await db.execute(sql`
    UPDATE comments SET content = '', deleted_by = coalesce(deleted_by, 'author'), user_id = NULL, request_key = NULL
    WHERE user_id = ${userId}`);
}

/** All posts of a user, hidden ones included, the oldest first. */
export async function listPostsOf(db: Db, userId: number): Promise<PostRow[]> {
  return db.select().from(posts).where(eq(posts.userId, userId)).orderBy(posts.id);
}

/** The user's votes on posts and comments, and their saved posts. */
export async function listReactionsOf(db: Db, userId: number) {
  const { rows: commentVotes } = await db.execute<{ comment_id: number; is_upvote: boolean }>(
    sql`SELECT comment_id, is_upvote FROM comment_votes WHERE user_id = ${userId} ORDER BY comment_id`,
  );
  return {
    votes: await db.select().from(postVotes).where(eq(postVotes.userId, userId)).orderBy(postVotes.postId),
    commentVotes,
    saved: await db.select().from(savedPosts).where(eq(savedPosts.userId, userId)).orderBy(savedPosts.createdAt),
  };
}
