import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type PostRow, posts } from './posts.tables.ts';

export async function findPost(db: Db, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id));
  return row ?? null;
}

/**
 * Locks a post FOR NO KEY UPDATE and returns its current row: votes, comments and deletion wait until the transaction
 * ends.
 */
export async function lockPost(db: Db, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id)).for('no key update');
  return row ?? null;
}

/** Locks a post FOR KEY SHARE and returns its current row: it cannot be deleted, but others may vote and comment. */
export async function lockPostShared(db: Db, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id)).for('key share');
  return row ?? null;
}

export async function insertPost(db: Db, post: typeof posts.$inferInsert): Promise<number> {
  const [row] = await db.insert(posts).values(post).returning({ id: posts.id });
  if (!row) throw new Error('A post was not stored.');
  return row.id;
}

/** Updates texts or hiding of a post and returns the new row. */
export async function updatePostRow(
  db: Db,
  id: number,
  change: Partial<Pick<PostRow, 'title' | 'tags' | 'editedAt' | 'hiddenAt' | 'hiddenReason'>>,
): Promise<PostRow | null> {
  const [row] = await db.update(posts).set(change).where(eq(posts.id, id)).returning();
  return row ?? null;
}

/** Deletes a post with its votes and comments; false when it was deleted before. */
export async function deletePostRow(db: Db, id: number): Promise<boolean> {
  return (await db.delete(posts).where(eq(posts.id, id)).returning({ id: posts.id })).length > 0;
}
