import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type PostRow, posts } from './posts.tables.ts';

export async function findPost(db: Db, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id));
  return row ?? null;
}

/** The row as it is now; nobody votes on it, comments on it or deletes it before the transaction ends. */
export async function lockPost(db: Db, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id)).for('no key update');
  return row ?? null;
}

/** The row as it is now; it stays until the transaction ends, while others vote and comment. */
export async function lockPostShared(db: Db, id: number): Promise<PostRow | null> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id)).for('key share');
  return row ?? null;
}

export async function insertPost(db: Db, post: typeof posts.$inferInsert): Promise<number> {
  const [row] = await db.insert(posts).values(post).returning({ id: posts.id });
  if (!row) throw new Error('A post was not stored.');
  return row.id;
}

/** The row after a change of its texts or its sight. */
export async function updatePostRow(
  db: Db,
  id: number,
  change: Partial<Pick<PostRow, 'title' | 'tags' | 'editedAt' | 'hiddenAt' | 'hiddenReason'>>,
): Promise<PostRow | null> {
  const [row] = await db.update(posts).set(change).where(eq(posts.id, id)).returning();
  return row ?? null;
}

/** Deletes a post with its votes and comments; false when it was gone before. */
export async function deletePostRow(db: Db, id: number): Promise<boolean> {
  return (await db.delete(posts).where(eq(posts.id, id)).returning({ id: posts.id })).length > 0;
}
