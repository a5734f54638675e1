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
import { lowestRankOf, sinceOf, valuesOf } from './post-list.rules.ts';
import {
  countTagged,
  findLeastKarma,
  findPostsInOrder,
  type Listed,
  listInFeeds,
  listOwned,
  type Part,
} from './post-list.store.ts';

/** Which list to read. */
export type ListOf = { feed: string } | { savedBy: 'me' } | { username: string };

/** A list that this viewer may read. */
interface OpenList {
  /** Identifies the list in cursors. */
  name: unknown;
  /** The feeds of its posts, if they were loaded already. */
  feeds?: FeedRow[];
  read(part: Part): Promise<Listed[]>;
}

async function openFeed(ctx: Context, feed: string, tags: string[]): Promise<OpenList> {
  const feeds = (await listFeedRows(ctx.db)).filter(({ name }) => feed === ALL_FEEDS || name === feed);
  if (feeds.length === 0) throw new AppError('not_found');
  const counted = tags.length === 0 ? [] : await countTagged(ctx.db, tags);
  const source = { feedIds: feeds.map(({ id }) => id), tags: counted.map(({ tag }) => tag) };
  return {
    name: ['feed', feed],
    feeds,
    read: async (part) => {
      if (counted.length < tags.length) return [];
      if (part.sort !== 'hot' || part.since === null) return listInFeeds(ctx.db, source, part);
      const least = await findLeastKarma(ctx.db, source, part.since, part.now);
      return listInFeeds(ctx.db, source, { ...part, lowestRank: lowestRankOf(part.since, least) });
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
  // One character more than the excerpt shows whether the content was cut.
  const rows = await findPostsInOrder(ctx.db, ids, limits.post.excerpt + 1);
  return presentPosts(
    ctx,
    rows.filter((row) => maySeePost(ctx.actor, row)),
    { content: 'beginning', ...(feeds && { feeds }) },
  );
}

/** A page of posts and the cursor of the next one. */
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
    // One row more than the page tells whether another page follows.
    const found = await list.read({ sort, since: sinceOf(duration, now), now, after, offset, limit: missing + 1 });
    const page = found.slice(0, missing);
    posts.push(...(await loadCards(ctx, list, page)));
    const last = page.at(-1);
    if (found.length <= missing || !last) return { posts, next: null };
    after = { values: [last.value], id: last.id };
    if (posts.length === limit) return { posts, next: writeCursor(scope, after) };
    // Some posts were hidden between the two queries. A short page would look like the last one, so it is filled up.
    offset = 0;
  }
}
