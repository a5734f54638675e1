import { limits } from '@sirenade/contract/limits';
import { ALL_FEEDS, type PostItem, type PostListQuery } from '@sirenade/contract/posts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Position, readCursor, writeCursor } from '../../../platform/list-cursor.ts';
import { findIdByName } from '../../accounts/people.service.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { presentPosts } from '../post-view.service.ts';
import { maySeePost } from '../posts.rules.ts';
import type { FeedRow } from '../posts.tables.ts';
import { listFeedRows } from './feeds.store.ts';
import { coldestOf, sinceOf, valuesOf } from './post-list.rules.ts';
import {
  countTagged,
  findLeastKarma,
  findPostsInOrder,
  type Listed,
  listInFeeds,
  listOwned,
  type Part,
} from './post-list.store.ts';

/** Whose list is read. */
export type ListOf = { feed: string } | { savedBy: 'me' } | { username: string };

/** A list that is there for this viewer. */
interface OpenList {
  /** Tells it from every other. */
  name: unknown;
  /** Those that its posts are in, where they are known. */
  feeds?: FeedRow[];
  read(part: Part): Promise<Listed[]>;
}

async function openFeed(ctx: Context, feed: string, wanted: string[]): Promise<OpenList> {
  const feeds = (await listFeedRows(ctx.db)).filter(({ name }) => feed === ALL_FEEDS || name === feed);
  if (feeds.length === 0) throw new AppError('not_found');
  const counted = wanted.length === 0 ? [] : await countTagged(ctx.db, wanted);
  const source = { feedIds: feeds.map(({ id }) => id), tags: counted.map(({ tag }) => tag) };
  return {
    name: ['feed', feed],
    feeds,
    read: async (part) => {
      if (counted.length < wanted.length) return [];
      if (part.sort !== 'hot' || part.since === null) return listInFeeds(ctx.db, source, part);
      const least = await findLeastKarma(ctx.db, source, part.since, part.now);
      return listInFeeds(ctx.db, source, { ...part, coldest: coldestOf(part.since, least) });
    },
  };
}

async function openList(ctx: Context, of: ListOf, tags: string[]): Promise<OpenList> {
  if ('feed' in of) return openFeed(ctx, of.feed.toLowerCase(), tags);
  const viewerId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  if ('savedBy' in of) {
    const savedBy = authorize(ctx, 'post.readSaved').id;
    return { name: ['saved', savedBy], read: (part) => listOwned(ctx.db, { savedBy, tags, viewerId }, part) };
  }
  const userId = await findIdByName(ctx, of.username);
  if (userId === null) throw new AppError('not_found');
  return { name: ['user', userId], read: (part) => listOwned(ctx.db, { userId, tags, viewerId }, part) };
}

async function loadCards(ctx: Context, { feeds }: OpenList, found: Listed[]): Promise<PostItem[]> {
  const ids = found.map(({ id }) => id);
  // One character more tells whether the content goes on.
  const rows = await findPostsInOrder(ctx.db, ids, limits.post.excerpt + 1);
  return presentPosts(
    ctx,
    rows.filter((row) => maySeePost(ctx.actor, row)),
    { content: 'beginning', ...(feeds && { feeds }) },
  );
}

/** A page of posts and where the next one begins. */
export async function listPosts(
  ctx: Context,
  of: ListOf,
  query: PostListQuery,
): Promise<{ posts: PostItem[]; next: string | null }> {
  const list = await openList(ctx, of, query.tags);
  const { sortby: sort, duration, limit } = query;
  const scope = [list.name, sort, duration, query.tags.toSorted()];
  let after: Position | undefined =
    query.after === undefined ? undefined : readCursor(scope, valuesOf[sort], query.after);
  let offset = after ? 0 : query.offset;
  const now = ctx.clock.now();
  const posts: PostItem[] = [];
  for (;;) {
    const missing = limit - posts.length;
    // One more than is shown tells whether more follows.
    const found = await list.read({ sort, since: sinceOf(duration, now), now, after, offset, limit: missing + 1 });
    const shown = found.slice(0, missing);
    posts.push(...(await loadCards(ctx, list, shown)));
    const last = shown.at(-1);
    if (found.length <= missing || !last) return { posts, next: null };
    after = { values: [last.value], id: last.id };
    if (posts.length === limit) return { posts, next: writeCursor(scope, after) };
    // Some went out of sight meanwhile. A short page would say that it is the last one, so it is filled up.
    offset = 0;
  }
}
