import { type PostDuration, type PostSort, postDurations, postSorts } from '@sirenade/contract/posts';
import type { Context } from '../src/context.ts';
import { sinceOf } from '../src/features/posts/feed/post-list.rules.ts';
import { listPosts } from '../src/features/posts/feed/post-list.service.ts';
import type { Database } from '../src/platform/db/database.ts';
import { type Quantiles, quantilesOf, timeInTurns } from './in-turns.ts';

const PAGE = 10;
const RUNS = 200;
const FEW_RUNS = 3;
/** A common tag, one that is seldom, and two that are together at times. */
const TAG_LISTS = [[], ['romantic'], ['cinema'], ['romantic', 'mystery'], ['orchard', 'piano']];

/** A list that people read. */
export interface Path {
  sort: PostSort;
  duration: PostDuration;
  tags: string[];
}

export const paths: Path[] = TAG_LISTS.flatMap((tags) =>
  postSorts.flatMap((sort) => postDurations.map((duration) => ({ sort, duration, tags }))),
);

/** A filled database, and the moment at which its lists are read. */
export interface Filled {
  size: number;
  database: Database;
  now: Date;
}

/** Times of a page, and how many posts were on it. */
export interface PageFigures extends Quantiles {
  posts: number;
}

function readerOf({ database, now }: Filled, { sort, duration, tags }: Path) {
  const ctx = { db: database.db, actor: { kind: 'anonymous', visitor: null }, clock: { now: () => now } };
  const input = { sortby: sort, duration, tags, limit: PAGE, offset: 0 };
  return (part: { offset?: number; after?: string }) =>
    listPosts(ctx as unknown as Context, { feed: 'all' }, { ...input, ...part });
}

type Reading = () => ReturnType<typeof listPosts>;

/** How to read one page by cursor, or by nothing when it is the first; null when the list is not that long. */
async function openPage(filled: Filled, path: Path, page: number): Promise<Reading | null> {
  const read = readerOf(filled, path);
  if (page === 1) return () => read({});
  const { next } = await read({ offset: (page - 2) * PAGE });
  if (next === null) return null;
  return () => read({ after: next });
}

const ORDERS: Record<PostSort, string> = { top: 'karma', hot: 'hot', new: 'created_at' };

/** The same page as a plain query: its rows alone, found by the same indexes. */
function plainOf({ database, now }: Filled, { sort, duration, tags }: Path, page: number) {
  const since = sinceOf(duration, now);
  const conditions = [
    since ? `created_at >= '${since.toISOString()}'` : 'true',
    tags.length > 0 ? 'tags @> $1' : 'true',
  ];
  const sql = `SELECT * FROM posts WHERE listed AND ${conditions.join(' AND ')}
    ORDER BY ${ORDERS[sort]} DESC, id DESC LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`;
  return async () => (await database.pool.query<{ id: number }>(sql, tags.length > 0 ? [tags] : [])).rows;
}

/** The time of plain SQL for the page, after a check that it gives the same rows. */
async function timePlain(filled: Filled, path: Path, page: number, read: Reading): Promise<number> {
  const plain = plainOf(filled, path, page);
  const ours = (await read()).posts.map(({ post_info }) => post_info.id);
  const theirs = (await plain()).map(({ id }) => id);
  if (ours.join() !== theirs.join()) {
    throw new Error(`${JSON.stringify(path)}, page ${page}: ${ours} instead of ${theirs}.`);
  }
  return quantilesOf((await timeInTurns([plain], FEW_RUNS, 1))[0] ?? []).p50;
}

/** One page of one list at every size, in turns; at the last size also its first page, and plain SQL. */
export async function measurePage(sizes: Filled[], path: Path, page: number) {
  const pages: { filled: Filled; read: Reading }[] = [];
  for (const filled of sizes) {
    const read = await openPage(filled, path, page);
    if (read) pages.push({ filled, read });
  }
  const last = pages.at(-1);
  if (!last) return { figures: {}, first: null, plain: null };
  const first = readerOf(last.filled, path);
  const works = [...pages.map(({ read }) => read), () => first({})];
  const times = await timeInTurns(works, RUNS);
  const figures: Record<number, PageFigures> = {};
  for (const [at, { filled, read }] of pages.entries()) {
    figures[filled.size] = { ...quantilesOf(times[at] ?? []), posts: (await read()).posts.length };
  }
  return {
    figures,
    first: quantilesOf(times.at(-1) ?? []).p50,
    plain: await timePlain(last.filled, path, page, last.read),
  };
}
