import type { Feed } from '@sirenade/contract/posts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { findModerationScope } from '../../accounts/permissions.service.ts';
import { listFeedRows, listModerated } from './feeds.store.ts';

/** The feeds that posts are in. */
export async function listFeeds(ctx: Context): Promise<Feed[]> {
  return (await listFeedRows(ctx.db)).map(({ id, name, title, description }) => ({ id, name, title, description }));
}

/** The feeds whose posts and comments somebody may take away by a role. */
export async function moderatedBy(ctx: Context): Promise<'all' | ReadonlySet<number>> {
  const scope = findModerationScope(ctx);
  if (scope === 'everywhere') return 'all';
  return new Set(scope === 'nowhere' ? [] : await listModerated(ctx.db, scope.feedsOf));
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

/** Something that stands in a feed, as whoever asks sees it. */
interface Deletable {
  authorId: number | null;
  feedId: number;
  isVisible: boolean;
}

/** Whether somebody deletes something by a role, or as its author; for others it is forbidden, or not even there. */
export async function authorizeDeletion(ctx: Context, thing: Deletable): Promise<{ isByRole: boolean }> {
  if (ctx.actor.kind === 'user' && ctx.actor.id === thing.authorId) return { isByRole: false };
  if (await mayModerate(ctx, thing.feedId)) return { isByRole: true };
  throw new AppError(thing.isVisible ? 'forbidden' : 'not_found');
}
