import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { type FeedRow, feedModerators, feeds } from '../posts.tables.ts';

/** Every feed, the oldest first. */
const allFeeds = prepared((db) => db.select().from(feeds).orderBy(feeds.id).prepare('all_feeds'));

export async function listFeedRows(db: Db): Promise<FeedRow[]> {
  return allFeeds(db).execute();
}

export async function findFeed(db: Db, name: string): Promise<FeedRow | null> {
  const [row] = await db.select().from(feeds).where(eq(feeds.name, name));
  return row ?? null;
}

/** Null when the name is taken. */
export async function insertFeed(db: Db, feed: Pick<FeedRow, 'name' | 'title' | 'createdAt'>): Promise<FeedRow | null> {
  const [row] = await db.insert(feeds).values(feed).onConflictDoNothing({ target: feeds.name }).returning();
  return row ?? null;
}

/** All moderators with their feeds, the longest-serving first. */
export async function listModerators(db: Db): Promise<{ feedId: number; userId: number }[]> {
  const { feedId, userId, createdAt } = feedModerators;
  return db.select({ feedId, userId }).from(feedModerators).orderBy(createdAt, userId);
}

/** The feeds that a user moderates. */
export async function listModerated(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ feedId: feedModerators.feedId })
    .from(feedModerators)
    .where(eq(feedModerators.userId, userId))
    .orderBy(feedModerators.feedId);
  return rows.map(({ feedId }) => feedId);
}

export async function insertModerator(db: Db, feedId: number, userId: number, at: Date): Promise<void> {
  await db.insert(feedModerators).values({ feedId, userId, createdAt: at }).onConflictDoNothing();
}

export async function deleteModerator(db: Db, feedId: number, userId: number): Promise<void> {
  await db.delete(feedModerators).where(and(eq(feedModerators.feedId, feedId), eq(feedModerators.userId, userId)));
}
