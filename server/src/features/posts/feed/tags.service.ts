import type { Context } from '../../../context.ts';
import { listMostUsed } from './tags.store.ts';

/** The tags of posts that can be seen, the most used first; with a beginning, those that begin so. */
export async function listTags(ctx: Context, query: { search: string; limit: number }): Promise<string[]> {
  return listMostUsed(ctx.db, query.search, query.limit);
}
