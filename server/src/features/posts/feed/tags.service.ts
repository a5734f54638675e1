import type { Context } from '../../../context.ts';
import { listMostUsed } from './tags.store.ts';

/** The tags of listed posts, the most used first; with `search`, those with this prefix. */
export async function listTags(ctx: Context, query: { search: string; limit: number }): Promise<string[]> {
  return listMostUsed(ctx.db, query.search, query.limit);
}
