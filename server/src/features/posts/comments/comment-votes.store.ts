import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { type CommentRow, comments, commentVotes } from '../posts.tables.ts';

export const commentVoteTables = {
  things: comments,
  votes: commentVotes,
  thingId: commentVotes.commentId,
  isRanked: false,
};

/** Locks the comments that a user voted on, in order of their ids so that transactions cannot deadlock. */
export async function lockCommentsVotedBy(
  db: Db,
  userId: number,
): Promise<(Pick<CommentRow, 'id' | 'karma' | 'createdAt'> & { isUpvote: boolean })[]> {
  const { id, karma, createdAt } = comments;
  return db
    .select({ id, karma, createdAt, isUpvote: commentVotes.isUpvote })
    .from(comments)
    .innerJoin(commentVotes, and(eq(commentVotes.commentId, comments.id), eq(commentVotes.userId, userId)))
    .orderBy(comments.id)
    .for('no key update', { of: comments });
}
