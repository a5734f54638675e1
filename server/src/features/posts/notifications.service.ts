import { limits } from '@sirenade/contract/limits';
import type { Notification } from '@sirenade/contract/posts';
import type { Context } from '../../context.ts';
import { findNames } from '../accounts/people.service.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { viewPerson } from './comments/comment.view.ts';
import { commentExcerpt } from './comments/comment-excerpt.rules.ts';
import { listPaths } from './comments/comments.store.ts';
import {
  countUnread,
  deleteNotificationsOf,
  insertNotification,
  listNotificationsOf,
  type NotificationAbout,
  updateRead,
} from './notifications.store.ts';
import type { CommentRow, PostRow } from './posts.tables.ts';

/** Unread notifications are counted up to this; the bell shows more as '99+'. */
const MOST_COUNTED = 100;

/** Notifies the author of the parent comment, or of the post. */
export async function notifyOf(
  ctx: Context,
  { post, parent, comment }: { post: PostRow; parent: CommentRow | null; comment: CommentRow },
): Promise<void> {
  const userId = parent ? parent.userId : post.userId;
  if (userId === null || userId === comment.userId) return;
  await insertNotification(ctx.db, {
    userId,
    kind: parent ? 'reply' : 'comment',
    postId: post.id,
    commentId: comment.id,
    createdAt: comment.createdAt,
  });
}

/** Deletes the notifications about a comment, in the transaction that deletes the comment. */
export async function forgetComment(ctx: Context, commentId: number): Promise<void> {
  await deleteNotificationsOf(ctx.db, [commentId]);
}

async function present(ctx: Context, rows: NotificationAbout[]): Promise<Notification[]> {
  const names = await findNames(
    ctx,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  const paths = await listPaths(
    ctx.db,
    rows.map(({ notification }) => notification.commentId),
    limits.commentNesting,
  );
  return rows.map(({ notification: { id, kind, postId, commentId, createdAt, readAt }, ...about }) => ({
    id,
    kind,
    post_id: postId,
    post_title: about.postTitle,
    comment_id: commentId,
    anchor: `#comment-${(paths.get(commentId) ?? [commentId]).join('-')}`,
    excerpt: commentExcerpt(about.content),
    user_info: viewPerson(about.authorId === null ? undefined : names.get(about.authorId)),
    created_at: createdAt.toISOString(),
    is_read: readAt !== null,
  }));
}

/** The notifications of the signed-in user, newest first. */
export async function listNotifications(
  ctx: Context,
  { limit, after }: { limit: number; after?: number | undefined },
): Promise<{ unread: number; notifications: Notification[]; more: boolean }> {
  const user = authorize(ctx, 'notifications.read');
  // One row more than the page tells whether another page follows.
  const rows = await listNotificationsOf(ctx.db, user.id, {
    limit: limit + 1,
    ...(after === undefined ? {} : { after }),
  });
  return {
    unread: await countUnread(ctx.db, user.id, MOST_COUNTED),
    notifications: await present(ctx, rows.slice(0, limit)),
    more: rows.length > limit,
  };
}

/** Marks these notifications as read, or all up to an id. */
export async function markRead(
  ctx: Context,
  which: { ids: number[] } | { up_to: number },
): Promise<{ unread: number }> {
  const user = authorize(ctx, 'notifications.read');
  await updateRead(ctx.db, user.id, which, ctx.clock.now());
  return { unread: await countUnread(ctx.db, user.id, MOST_COUNTED) };
}
