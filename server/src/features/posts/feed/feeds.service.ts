import type { Feed } from '@sirenade/contract/posts';
import type { Context } from '../../../context.ts';
import { listFeedRows, listModerated } from './feeds.store.ts';

/** The feeds that posts are in. */
export async function listFeeds(ctx: Context): Promise<Feed[]> {
  return (await listFeedRows(ctx.db)).map(({ id, name, title, description }) => ({ id, name, title, description }));
}

/** The feeds whose posts and comments somebody may take away: 'all' for an admin. A role works with two-factor login only. */
export async function moderatedBy(ctx: Context): Promise<'all' | ReadonlySet<number>> {
  const { actor } = ctx;
  if (actor.kind === 'system') return 'all';
  if (actor.kind !== 'user' || !actor.authorized || !actor.twoFactor) return new Set();
  if (actor.roles.includes('admin')) return 'all';
  return actor.roles.includes('mod') ? new Set(await listModerated(ctx.db, actor.id)) : new Set();
}

/** The feeds that somebody is a moderator of, by id. */
export async function findModerated(ctx: Context, userId: number): Promise<number[]> {
  return listModerated(ctx.db, userId);
}

/** Whether somebody may take away what is in a feed. */
export async function mayModerate(ctx: Context, feedId: number): Promise<boolean> {
  const moderated = await moderatedBy(ctx);
  return moderated === 'all' || moderated.has(feedId);
}
