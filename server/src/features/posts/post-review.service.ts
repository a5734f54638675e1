import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findNames } from '../accounts/people.service.ts';
import { findMedia, type Media } from '../media/media.service.ts';
import { requireOperator } from '../moderation/hiding.service.ts';
import { findShared } from '../stories/story-sharing.service.ts';
import { findComment } from './comments.store.ts';
import { listFeedRows } from './feeds.store.ts';
import { listHiddenComments, listHiddenPosts } from './hidden.store.ts';
import { findPost } from './posts.store.ts';
import type { CommentRow, PostRow } from './posts.tables.ts';

/** All that somebody must know who decides about a post. */
export interface PostReview {
  post: PostRow;
  author: string;
  feed: string;
  exchanges: { userInput: string; text: string }[];
  media: Media[];
}

/** A post with everything in it, for the operator, who sees hidden ones too. */
export async function reviewPost(ctx: Context, id: number): Promise<PostReview> {
  requireOperator(ctx);
  const post = await findPost(ctx.db, id);
  if (!post) throw new AppError('not_found', { sentence: `There is no post ${id}.` });
  const exchanges = await findShared(ctx, post.storyId);
  const ids = exchanges.flatMap(({ audioId, imageId }) => [audioId ?? [], imageId ?? []].flat());
  const media = await findMedia(ctx, ids);
  return {
    post,
    author: (await findNames(ctx, [post.userId])).get(post.userId)?.username ?? `user ${post.userId}`,
    feed: (await listFeedRows(ctx.db)).find((feed) => feed.id === post.feedId)?.name ?? '',
    exchanges,
    media: ids.flatMap((each) => media.get(each) ?? []),
  };
}

/** A comment and who wrote it, for the operator. */
export async function reviewComment(ctx: Context, id: number): Promise<{ comment: CommentRow; author: string }> {
  requireOperator(ctx);
  const comment = await findComment(ctx.db, id);
  if (!comment || comment.deletedBy !== null) {
    throw new AppError('not_found', { sentence: `There is no comment ${id}.` });
  }
  const { userId } = comment;
  const name = userId === null ? undefined : (await findNames(ctx, [userId])).get(userId)?.username;
  return { comment, author: name ?? 'somebody who left' };
}

/** Of these posts and comments, why those are hidden that are, by id. */
export async function findHiddenHere(
  ctx: Context,
  ids: { post: number[]; comment: number[] },
): Promise<{ post: Map<number, string>; comment: Map<number, string> }> {
  requireOperator(ctx);
  const byId = (rows: { id: number; hiddenReason: string }[]) =>
    new Map(rows.map(({ id, hiddenReason }) => [id, hiddenReason]));
  return {
    post: byId(await listHiddenPosts(ctx.db, ids.post)),
    comment: byId(await listHiddenComments(ctx.db, ids.comment)),
  };
}
