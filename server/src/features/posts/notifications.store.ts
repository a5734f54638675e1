import { and, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { comments, type NotificationRow, notifications, posts } from './posts.tables.ts';

/** A notification with what it is about. */
export interface NotificationAbout {
  notification: NotificationRow;
  postTitle: string;
  content: string;
  authorId: number | null;
}

/** Those about what somebody can still read: a deleted comment or a post out of sight is nothing to look at. */
const readable = (userId: number) =>
  and(
    eq(notifications.userId, userId),
    isNull(comments.deletedBy),
    isNull(comments.hiddenAt),
    or(eq(posts.listed, true), eq(posts.userId, userId)),
  );

/** Somebody's notifications, the newest first. */
export async function listNotificationsOf(
  db: Db,
  userId: number,
  part: { limit: number; after?: number },
): Promise<NotificationAbout[]> {
  return db
    .select({
      notification: notifications,
      postTitle: posts.title,
      content: comments.content,
      authorId: comments.userId,
    })
    .from(notifications)
    .innerJoin(posts, eq(posts.id, notifications.postId))
    .innerJoin(comments, eq(comments.id, notifications.commentId))
    .where(and(readable(userId), part.after === undefined ? undefined : lt(notifications.id, part.after)))
    .orderBy(desc(notifications.id))
    .limit(part.limit);
}

/** How many somebody has not seen, counted no further than `most`. */
export async function countUnread(db: Db, userId: number, most: number): Promise<number> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(posts, eq(posts.id, notifications.postId))
    .innerJoin(comments, eq(comments.id, notifications.commentId))
    .where(and(readable(userId), isNull(notifications.readAt)))
    .limit(most)
    .as('unread');
  const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(unread);
  return row?.count ?? 0;
}

export async function insertNotification(
  db: Db,
  notification: Pick<NotificationRow, 'userId' | 'kind' | 'postId' | 'commentId' | 'createdAt'>,
): Promise<void> {
  await db.insert(notifications).values(notification).onConflictDoNothing();
}

/** Marks somebody's as read: these, or all up to one. */
export async function updateRead(
  db: Db,
  userId: number,
  which: { ids: number[] } | { up_to: number },
  at: Date,
): Promise<void> {
  const chosen = 'ids' in which ? inArray(notifications.id, which.ids) : lte(notifications.id, which.up_to);
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), chosen));
}

export async function deleteNotificationsOf(db: Db, commentIds: number[]): Promise<void> {
  if (commentIds.length > 0) await db.delete(notifications).where(inArray(notifications.commentId, commentIds));
}
