import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { savedPosts } from './posts.tables.ts';

export async function insertSaved(db: Db, userId: number, postId: number, at: Date): Promise<void> {
  await db.insert(savedPosts).values({ userId, postId, createdAt: at }).onConflictDoNothing();
}

export async function deleteSaved(db: Db, userId: number, postId: number): Promise<void> {
  await db.delete(savedPosts).where(and(eq(savedPosts.userId, userId), eq(savedPosts.postId, postId)));
}
