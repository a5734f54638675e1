import { and, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { comments, type NotificationRow, notifications, posts } from './posts.tables.ts';

/** A notification with the comment and post it is about. */
export interface NotificationAbout {
  notification: NotificationRow;
  postTitle: string;
  content: string;
  authorId: number | null;
}

/** Leaves out notifications whose comment is deleted or hidden, or whose post the user can no longer see. */
const readable = (userId: number) =>
  and(
    eq(notifications.userId, userId),
    isNull(comments.deletedBy),
    isNull(comments.hiddenAt),
    or(eq(posts.listed, true), eq(posts.userId, userId)),
  );

/** The notifications of a user, the newest first. */
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

/** The number of unread notifications, counted up to `most`. */
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

/** Marks notifications of a user as read: these, or all up to an id. */
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
