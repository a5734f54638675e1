import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { comments, commentVotes } from '../posts.tables.ts';

const isBy = (commentId: number, userId: number) =>
  and(eq(commentVotes.commentId, commentId), eq(commentVotes.userId, userId));

export async function findCommentVote(db: Db, commentId: number, userId: number): Promise<boolean | null> {
  const [vote] = await db.select({ isUpvote: commentVotes.isUpvote }).from(commentVotes).where(isBy(commentId, userId));
  return vote?.isUpvote ?? null;
}

/** Keeps one vote of each person on each comment: the newest. */
export async function upsertCommentVote(
  db: Db,
  vote: { commentId: number; userId: number; isUpvote: boolean; createdAt: Date },
): Promise<void> {
  const { isUpvote, createdAt } = vote;
  await db
    .insert(commentVotes)
    .values(vote)
    .onConflictDoUpdate({ target: [commentVotes.commentId, commentVotes.userId], set: { isUpvote, createdAt } });
}

export async function deleteCommentVote(db: Db, commentId: number, userId: number): Promise<void> {
  await db.delete(commentVotes).where(isBy(commentId, userId));
}

/** The comments somebody voted on, locked in the one order in which everybody locks several. */
export async function lockCommentsVotedBy(
  db: Db,
  userId: number,
): Promise<{ id: number; karma: number; isUpvote: boolean }[]> {
  return db
    .select({ id: comments.id, karma: comments.karma, isUpvote: commentVotes.isUpvote })
    .from(comments)
    .innerJoin(commentVotes, and(eq(commentVotes.commentId, comments.id), eq(commentVotes.userId, userId)))
    .orderBy(comments.id)
    .for('no key update', { of: comments });
}

/** Writes what several comments' votes came to, in one statement. */
export async function updateCommentKarmas(db: Db, changes: { id: number; karma: number }[]): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    UPDATE comments SET karma = change.karma
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change (id bigint, karma integer)
    WHERE comments.id = change.id`);
}

export async function deleteCommentVotesOf(db: Db, userId: number): Promise<void> {
  await db.delete(commentVotes).where(eq(commentVotes.userId, userId));
}
