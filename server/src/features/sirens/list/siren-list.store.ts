import type { Gender, SirenSort } from '@sirenade/contract/sirens';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { byReal, byText, byTime, byWhole, type ListOrder } from '../../../platform/db/list-order.ts';
import type { Position } from '../../../platform/list-cursor.ts';
import { type SirenRow, sirens } from '../sirens.tables.ts';

/** A siren in a list, with the value it is sorted by. */
export interface Listed {
  id: number;
  value: number | string;
}

/** The page of a list to read. */
export interface Part {
  sort: SirenSort;
  after: Position | undefined;
  offset: number;
  limit: number;
}

const orders: Record<SirenSort, ListOrder> = {
  hot: byReal(sql`hot`),
  karma: byWhole(sql`karma`),
  name: byText(sql`name_key`),
  created_at: byTime(sql`created_at`),
};

/** The SQL clauses of one page. */
function clausesOf({ sort, after }: Part) {
  const { column, toClient, fromClient } = orders[sort];
  const isAscending = sort === 'name';
  const way = isAscending ? sql`ASC` : sql`DESC`;
  const beyond = isAscending ? sql`>` : sql`<`;
  const rest = after ? sql`AND (${column}, id) ${beyond} (${fromClient(after.values[0])}, ${after.id}::bigint)` : sql``;
  return {
    toClient,
    select: sql`SELECT id, ${column} AS value FROM sirens`,
    rest,
    order: sql`value ${way}, id ${way}`,
  };
}

async function readPage(db: Db, condition: SQL, part: Part): Promise<Listed[]> {
  const { toClient, select, rest, order } = clausesOf(part);
  const { rows } = await db.execute<{ id: number; value: number | string }>(sql`
    SELECT id, ${toClient} AS value FROM (
      ${select} WHERE ${condition} ${rest} ORDER BY ${order} LIMIT ${part.limit} OFFSET ${part.offset}) AS listed
    ORDER BY listed.${order}`);
  return rows;
}

/** A page of the sirens on these shelves; reads at most one page from the index of each shelf. */
export async function listShelves(db: Db, shelves: string[], part: Part): Promise<Listed[]> {
  const { toClient, select, rest, order } = clausesOf(part);
  const { rows } = await db.execute<{ id: number; value: number | string }>(sql`
    SELECT id, ${toClient} AS value FROM (
      SELECT id, value FROM unnest(${sql.param(shelves)}::text[]) AS on_shelf (shelf) CROSS JOIN LATERAL (
        ${select} WHERE shelf = on_shelf.shelf ${rest} ORDER BY ${order} LIMIT ${part.limit + part.offset}) AS hit
      ORDER BY ${order} LIMIT ${part.limit} OFFSET ${part.offset}) AS listed
    ORDER BY listed.${order}`);
  return rows;
}

/** A page of these sirens, as far as they are listed. */
export async function listChosen(db: Db, ids: number[], part: Part): Promise<Listed[]> {
  return readPage(db, sql`shelf IS NOT NULL AND id = ANY(${sql.param(ids)}::bigint[])`, part);
}

/** The owner of a list, and the filter on it. */
export interface OwnerFilter {
  userId: number;
  gender: Gender | 'all';
  adult: boolean;
  /** Private and hidden ones too. */
  all: boolean;
  /** For each word of the query a prefix, or the words it may stand for. */
  words: ({ beginning: string } | { among: string[] })[];
}

const ownerSource = ({ userId, gender, adult, all, words }: OwnerFilter): SQL => {
  const conditions = [
    sql`user_id = ${userId}`,
    all ? sql`deleted_at IS NULL` : sql`shelf IS NOT NULL`,
    ...(gender === 'all' ? [] : [sql`gender = ${gender}`]),
    ...(adult ? [] : [sql`NOT adult`]),
    ...words.map((word) => {
      const fits =
        'beginning' in word
          ? sql`starts_with(substr(term, 2), ${word.beginning})`
          : sql`substr(term, 2) = ANY(${sql.param(word.among)}::text[])`;
      return sql`EXISTS (SELECT 1 FROM unnest(terms) AS term WHERE ${fits})`;
    }),
  ];
  return sql.join(conditions, sql` AND `);
};

/** A page of one user's sirens. */
export async function listOwned(db: Db, filter: OwnerFilter, part: Part): Promise<Listed[]> {
  return readPage(db, ownerSource(filter), part);
}

/** The search words of one user's sirens. */
export async function listOwnedWords(db: Db, filter: OwnerFilter): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT DISTINCT substr(term, 2) AS word FROM sirens, unnest(terms) AS term
    WHERE ${ownerSource({ ...filter, words: [] })} AND right(term, 1) <> '*' ORDER BY 1 LIMIT 20000`);
  return rows.map(({ word }) => word);
}

/** The rows of these sirens in this order. */
export async function findSirensInOrder(db: Db, ids: number[]): Promise<SirenRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await db.select().from(sirens).where(inArray(sirens.id, ids))).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
