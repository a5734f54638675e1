import type { Context } from '../../context.ts';
import { lockForDeletion } from '../accounts/people.service.ts';
import {
  countFigures,
  countPostsAndComments,
  emptyComments,
  type Figures,
  listPostsOf,
  listReactionsOf,
  lockPostsAround,
} from './account-deletion.store.ts';
import { eraseVotesOnComments } from './comments/comment-votes.service.ts';
import { listCommentsOf } from './comments/comments.store.ts';
import { eraseVotesOnPosts } from './post-votes.service.ts';

/** The counts and karma on a profile, of public posts and comments only. */
export async function getFigures(ctx: Context, userId: number): Promise<Figures> {
  return countFigures(ctx.db, userId);
}

/** How many posts these users have, and how many comments others wrote in them. */
export async function countAround(
  ctx: Pick<Context, 'db'>,
  userIds: number[],
): Promise<{ posts: number; others: number }> {
  return countPostsAndComments(ctx.db, userIds);
}

/** Removes the votes and empties the comments of a deleted account, in the transaction that deletes it; posts go with stories. */
export async function erasePosts(ctx: Context, userId: number, sirenIds: number[]): Promise<void> {
  await lockForDeletion(ctx, userId);
  await lockPostsAround(ctx.db, userId, sirenIds);
  await eraseVotesOnPosts(ctx, userId);
  await eraseVotesOnComments(ctx, userId);
  await emptyComments(ctx.db, userId);
}

/** The user's own posts, comments, votes and saved posts, for their export. */
export async function exportPosts(ctx: Context, userId: number): Promise<Record<string, unknown>> {
  const posts = await listPostsOf(ctx.db, userId);
  const comments = await listCommentsOf(ctx.db, userId);
  const { votes, commentVotes, saved } = await listReactionsOf(ctx.db, userId);
  return {
    posts: posts.map((post) => ({
      id: post.id,
      title: post.title,
      content: post.content,
      tags: post.tags,
      story_id: post.storyId,
      siren: post.sirenName,
      karma: post.karma,
      created_at: post.createdAt.toISOString(),
      edited_at: post.editedAt?.toISOString() ?? null,
      hidden_reason: post.hiddenAt === null ? null : post.hiddenReason,
    })),
    comments: comments.map((comment) => ({
      id: comment.id,
      post_id: comment.postId,
      parent_id: comment.parentId,
      content: comment.content,
      karma: comment.karma,
      created_at: comment.createdAt.toISOString(),
    })),
    post_votes: votes.map(({ postId, isUpvote }) => ({ post_id: postId, is_upvote: isUpvote })),
    comment_votes: commentVotes,
    saved_posts: saved.map(({ postId, createdAt }) => ({ post_id: postId, saved_at: createdAt.toISOString() })),
  };
}
