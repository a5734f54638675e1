import { limits } from '@sirenade/contract/limits';
import type { Siren, SirenSort, sirens } from '@sirenade/contract/sirens';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Position } from '../../../platform/list-cursor.ts';
import { presentSirens, viewerOf } from '../siren-view.service.ts';
import { type ListScope, readCursor, shelvesOf, writeCursor } from './siren-list.rules.ts';
import {
  findSirensInOrder,
  type Listed,
  listChosen,
  listOwned,
  listOwnedWords,
  listShelves,
  type OwnerFilter,
  type Part,
} from './siren-list.store.ts';
import { searchSirens } from './siren-search.service.ts';
import type { Found } from './siren-search.store.ts';
import { nearestOf, queryWords } from './siren-words.rules.ts';

type ListQuery = z.output<(typeof sirens)['GET /api/sirens']['query']>;

/** A search that is sorted or read by offset covers this many of the best; by cursor it has no limit. */
const MOST_FOUND = 300;
const OWN_PAGE = 100;

type Page = { id: number; position: Position }[];

const pageOf = (rows: Listed[]): Page => rows.map(({ id, value }) => ({ id, position: { values: [value], id } }));

async function readSearch(ctx: Context, scope: ListScope, query: ListQuery, limit: number): Promise<Page> {
  const shelves = shelvesOf(scope);
  if (scope.sort !== 'hot') {
    const after = query.after === undefined ? undefined : readCursor(scope, scope.sort, query.after);
    const best = await searchSirens(ctx.db, scope.search, { shelves, after: undefined, limit: MOST_FOUND });
    const ids = best.map(({ id }) => id);
    return pageOf(await listChosen(ctx.db, ids, { sort: scope.sort, after, offset: after ? 0 : query.offset, limit }));
  }
  const position = query.after === undefined ? undefined : readCursor(scope, 'rank', query.after);
  const after: Found | undefined = position && {
    id: position.id,
    rank: Number(position.values[0]),
    heat: Number(position.values[1]),
  };
  const offset = after ? 0 : query.offset;
  const found = await searchSirens(ctx.db, scope.search, {
    shelves,
    after,
    limit: Math.min(offset + limit, MOST_FOUND),
  });
  return found.slice(offset).map(({ id, rank, heat }) => ({ id, position: { values: [rank, heat], id } }));
}

async function readOwned(ctx: Context, scope: ListScope, userId: number, part: Part): Promise<Page> {
  const words = queryWords(scope.search);
  if (scope.search !== '' && words.length === 0) return [];
  const filter: OwnerFilter = {
    userId,
    gender: scope.gender,
    adult: scope.adult,
    all: viewerOf(ctx) === userId,
    words: words.map((beginning) => ({ beginning })),
  };
  const exact = await listOwned(ctx.db, filter, part);
  if (exact.length > 0 || words.length === 0) return pageOf(exact);
  const isEmpty = (await listOwned(ctx.db, filter, { ...part, after: undefined, offset: 0, limit: 1 })).length === 0;
  if (!isEmpty) return [];
  // No exact match: tries typing errors against the words of this user's sirens.
  const known = await listOwnedWords(ctx.db, filter);
  const meant = words.map((word) => ({
    among: [...known.filter((each) => each.startsWith(word)), ...nearestOf(word, known)],
  }));
  return pageOf(await listOwned(ctx.db, { ...filter, words: meant }, part));
}

async function readPage(ctx: Context, scope: ListScope, query: ListQuery, limit: number): Promise<Page> {
  if (scope.search !== '' && scope.userId === null) return readSearch(ctx, scope, query, limit);
  const after = query.after === undefined ? undefined : readCursor(scope, scope.sort, query.after);
  const part: Part = { sort: scope.sort, after, offset: after ? 0 : query.offset, limit };
  if (scope.userId !== null) return readOwned(ctx, scope, scope.userId, part);
  return pageOf(await listShelves(ctx.db, shelvesOf(scope), part));
}

/** A page of sirens, and the cursor of the next page. */
export async function listSirens(ctx: Context, query: ListQuery): Promise<{ sirens: Siren[]; next: string | null }> {
  const isOwned = query.user_id !== undefined;
  const sort: SirenSort = query.sort ?? (isOwned ? 'created_at' : 'hot');
  const { search, gender } = query;
  const scope: ListScope = { sort, search, gender, adult: query.adult !== 'false', userId: query.user_id ?? null };
  const limit = query.limit ?? (isOwned ? OWN_PAGE : limits.siren.page);
  // One more than the page tells whether there is a next page.
  const found = await readPage(ctx, scope, query, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const rows = await findSirensInOrder(
    ctx.db,
    page.map(({ id }) => id),
  );
  return {
    sirens: await presentSirens(ctx, rows, query.media === 'url' ? 'none' : 'cover'),
    next: last && found.length > limit ? writeCursor(scope, last.position) : null,
  };
}
