import type { Feed } from '@sirenade/contract/posts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { findModerationScope } from '../../accounts/permissions.service.ts';
import { listFeedRows, listModerated } from './feeds.store.ts';

/** All feeds. */
export async function listFeeds(ctx: Context): Promise<Feed[]> {
  return (await listFeedRows(ctx.db)).map(({ id, name, title, description }) => ({ id, name, title, description }));
}

/** The feeds whose posts and comments the actor may delete as a moderator. */
export async function moderatedBy(ctx: Context): Promise<'all' | ReadonlySet<number>> {
  const scope = findModerationScope(ctx);
  if (scope === 'everywhere') return 'all';
  return new Set(scope === 'nowhere' ? [] : await listModerated(ctx.db, scope.feedsOf));
}

/** The ids of the feeds that a user moderates. */
export async function findModerated(ctx: Context, userId: number): Promise<number[]> {
  return listModerated(ctx.db, userId);
}

/** Whether the actor may moderate a feed. */
export async function mayModerate(ctx: Context, feedId: number): Promise<boolean> {
  const moderated = await moderatedBy(ctx);
  return moderated === 'all' || moderated.has(feedId);
}

/** A post or comment in a feed; `isVisible` for this actor. */
interface Deletable {
  authorId: number | null;
  feedId: number;
  isVisible: boolean;
}

/** Whether the actor deletes as author or as moderator; throws for others, `not_found` where they cannot see it. */
export async function authorizeDeletion(ctx: Context, thing: Deletable): Promise<{ isByRole: boolean }> {
  if (ctx.actor.kind === 'user' && ctx.actor.id === thing.authorId) return { isByRole: false };
  if (await mayModerate(ctx, thing.feedId)) return { isByRole: true };
  throw new AppError(thing.isVisible ? 'forbidden' : 'not_found');
}
