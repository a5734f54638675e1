import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type PostRow, posts, postVotes } from './posts.tables.ts';

/** A viewer's vote on a post, and whether they saved it. */
export interface ViewerReaction {
  postId: number;
  isUpvote: boolean | null;
  isSaved: boolean;
}

/** The votes of one viewer on these posts, and which they saved. */
export async function findViewerReactions(db: Db, userId: number, postIds: number[]): Promise<ViewerReaction[]> {
  const { rows } = await db.execute<Record<string, unknown> & ViewerReaction>(sql`
    SELECT post.id AS "postId", vote.is_upvote AS "isUpvote", saved.post_id IS NOT NULL AS "isSaved"
    FROM unnest(${sql.param(postIds)}::bigint[]) AS post (id)
    LEFT JOIN post_votes AS vote ON vote.post_id = post.id AND vote.user_id = ${userId}
    LEFT JOIN saved_posts AS saved ON saved.post_id = post.id AND saved.user_id = ${userId}`);
  return rows;
}

export const postVoteTables = { things: posts, votes: postVotes, thingId: postVotes.postId, isRanked: true };

/** The columns that a vote reads or changes. */
export type VotedOnPost = Pick<PostRow, 'id' | 'userId' | 'listed' | 'karma' | 'createdAt'>;

/** Locks a post and returns its current row: votes on it run one after the other. */
export async function lockToVote(db: Db, postId: number): Promise<VotedOnPost | null> {
  const { id, userId, listed, karma, createdAt } = posts;
  const [row] = await db
    .select({ id, userId, listed, karma, createdAt })
    .from(posts)
    .where(eq(posts.id, postId))
    .for('no key update');
  return row ?? null;
}

/** A post with a user's vote on it. */
export interface VotedPost extends Pick<PostRow, 'id' | 'karma' | 'createdAt'> {
  isUpvote: boolean;
}

/** Locks the posts that a user voted on, in order of their ids so that transactions cannot deadlock. */
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
