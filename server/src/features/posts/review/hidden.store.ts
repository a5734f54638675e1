import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { comments, posts } from '../posts.tables.ts';

interface HiddenThing {
  id: number;
  hiddenReason: string;
}

/** Those of these posts that are hidden, with the reason. */
export async function listHiddenPosts(db: Db, ids: number[]): Promise<HiddenThing[]> {
  if (ids.length === 0) return [];
  const { id, hiddenReason, hiddenAt } = posts;
  return db
    .select({ id, hiddenReason })
    .from(posts)
    .where(and(inArray(id, ids), isNotNull(hiddenAt)));
}

/** Those of these comments that are hidden, with the reason. */
export async function listHiddenComments(db: Db, ids: number[]): Promise<HiddenThing[]> {
  if (ids.length === 0) return [];
  const { id, hiddenReason, hiddenAt } = comments;
  return db
    .select({ id, hiddenReason })
    .from(comments)
    .where(and(inArray(id, ids), isNotNull(hiddenAt)));
}
