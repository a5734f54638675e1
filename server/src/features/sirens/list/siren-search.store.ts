import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { ListKey } from './siren-words.rules.ts';

/** A match: its rank, and its hotness in tenths. */
export interface Found {
  id: number;
  rank: number;
  heat: number;
}

/** The page of matches to read. */
export interface FoundPart {
  shelves: string[];
  after: Found | undefined;
  limit: number;
}

/** The most words looked up for one prefix; a longer prefix narrows them down. */
const MOST_WORDS = 16;
/** Appended to a prefix, the upper bound of its range. */
const LAST = '\u{10ffff}';
const TOP: Found = { id: Number.MAX_SAFE_INTEGER, rank: -1, heat: 2 ** 31 - 1 };

const texts = (values: string[]) => sql`${sql.param(values)}::text[]`;
const numbers = (values: number[]) => sql`${sql.param(values)}::bigint[]`;

/** Indexed words with a prefix: the word itself, then the oldest entries. */
export async function findWordsBeginning(db: Db, beginning: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM search.words WHERE word >= ${beginning} AND word < ${beginning + LAST}
    ORDER BY word <> ${beginning}, id LIMIT ${MOST_WORDS}`);
  return rows.map(({ word }) => word);
}

/** Indexed words that share a deletion variant with a word; `search.cuts_of` also made the stored variants. */
export async function findWordsBySlip(db: Db, wanted: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT DISTINCT word FROM search.slips WHERE cut IN (SELECT search.cuts_of(${wanted})) ORDER BY word LIMIT 200`);
  return rows.map(({ word }) => word);
}

/** Indexed words similar to a word, the most similar first. */
export async function findWordsLike(db: Db, wanted: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`SELECT word FROM search.like_words(${wanted}) AS word`);
  return rows.map(({ word }) => word);
}

/** The hottest sirens of each list and shelf, from the position that `from` returns. */
const hottest = (lists: ListKey[], shelves: string[], perList: number, from: (list: ListKey) => Found, more = sql``) =>
  sql`unnest(
      ${numbers(lists.map(({ place }) => place))}, ${texts(lists.map(({ term }) => term))},
      ${numbers(lists.map((list) => from(list).heat))}, ${numbers(lists.map((list) => from(list).id))}
    ) AS list (place, term, heat, id)
    CROSS JOIN unnest(${texts(shelves)}) AS on_shelf (shelf)
    CROSS JOIN LATERAL (
      SELECT w.siren_id AS id, w.heat FROM search.siren_words w
      WHERE w.word = list.term AND w.place = list.place AND w.shelf = on_shelf.shelf
        AND (w.heat, w.siren_id) < (list.heat, list.id) ${more}
      ORDER BY w.heat DESC, w.siren_id DESC LIMIT ${perList}) AS hit`;

/** The best matches of these lists, ranked by the place of the word. */
export async function findRanked(db: Db, lists: ListKey[], { shelves, after, limit }: FoundPart): Promise<Found[]> {
  const left = lists.filter(({ place }) => !after || place >= after.rank);
  // Leaves out sirens that an earlier page had for a better place; on the first page GROUP BY merges them.
  const unseen = sql`AND NOT EXISTS (
    SELECT 1 FROM search.siren_words b WHERE b.siren_id = w.siren_id
      AND b.word = ANY(${texts(lists.map(({ term }) => term))}) AND b.place < list.place)`;
  const from = ({ place }: ListKey) => (after && place === after.rank ? after : TOP);
  const { rows } = await db.execute<{ id: number; rank: number; heat: number }>(sql`
    SELECT hit.id, min(list.place)::integer AS rank, hit.heat
    FROM ${hottest(left, shelves, limit, from, after && lists.length > 1 ? unseen : undefined)}
    GROUP BY hit.id, hit.heat ORDER BY rank, hit.heat DESC, hit.id DESC LIMIT ${limit}`);
  return rows;
}

/** The best matches of these lists, all with the same rank. */
export async function findOfRank(
  db: Db,
  lists: ListKey[],
  rank: number,
  part: FoundPart & { without: number[] },
): Promise<Found[]> {
  const { shelves, after = TOP, limit, without } = part;
  const others = sql`AND w.siren_id <> ALL(${numbers(without)})`;
  const { rows } = await db.execute<{ id: number; rank: number; heat: number }>(sql`
    SELECT DISTINCT hit.id, ${rank}::integer AS rank, hit.heat
    FROM ${hottest(lists, shelves, limit, () => after, others)}
    ORDER BY hit.heat DESC, hit.id DESC LIMIT ${limit}`);
  return rows;
}

/** For each set of words, how many sirens have one of them; counts up to `most` per word. */
export async function countUpTo(db: Db, sets: string[][], most: number): Promise<number[]> {
  const { rows } = await db.execute<{ found: number }>(sql`
    SELECT sum(counted.found)::integer AS found
    FROM jsonb_array_elements(${JSON.stringify(sets)}::jsonb) WITH ORDINALITY AS words (terms, at)
    CROSS JOIN jsonb_array_elements_text(words.terms) AS term
    CROSS JOIN LATERAL (
      SELECT count(*) AS found FROM (
        SELECT 1 FROM search.siren_words w WHERE w.word = term ORDER BY w.place, w.shelf LIMIT ${most}) AS each) AS counted
    GROUP BY words.at ORDER BY words.at`);
  return rows.map(({ found }) => found);
}

/** A search for several words. */
export interface Together {
  /** The lists of the rarest word, and how many sirens to read from each. */
  lists: ListKey[];
  perList: number;
  /** The other words: a siren must have a word with this prefix, or one of `near`. */
  others: { word: string; near: string[] }[];
  /** The whole query as a prefix of names; null when it has typing errors. */
  nameKey: string | null;
  /** The rank of all matches; null to rank by the places of the words. */
  rank: number | null;
  without: number[];
}

/** The most names with one prefix that are read; further ones are ranked by their words. */
const MOST_NAMES = 100;

const named = (nameKey: string | null, shelves: string[]): SQL =>
  nameKey === null
    ? sql``
    : sql`UNION ALL SELECT hit.id, 0, floor(hit.hot * 10)::integer
      FROM unnest(${texts(shelves)}) AS on_shelf (shelf) CROSS JOIN LATERAL (
        SELECT s.id, s.hot FROM sirens s WHERE s.shelf = on_shelf.shelf
          AND s.name_key >= ${nameKey} AND s.name_key < ${nameKey + LAST}
        ORDER BY s.name_key, s.id LIMIT ${MOST_NAMES}) AS hit`;

/** The best sirens that have all words, out of the hottest that have the rarest one. */
export async function findTogether(db: Db, search: Together, { shelves, after, limit }: FoundPart): Promise<Found[]> {
  const others = search.others.map(({ word, near }, at) => {
    const begins = sql`b.word >= ${word} AND b.word < ${word + LAST}`;
    const fits = near.length === 0 ? begins : sql`(${begins} OR b.word = ANY(${texts(near)}))`;
    return sql`CROSS JOIN LATERAL (
      SELECT min(b.place) AS place FROM search.siren_words b WHERE b.siren_id = gathered.id AND ${fits}
    ) AS ${sql.identifier(`other${at}`)}`;
  });
  const places = search.others.map((_, at) => sql`${sql.identifier(`other${at}`)}.place`);
  const rank =
    search.rank === null
      ? sql`greatest(1, ${sql.join([sql`gathered.place`, ...places], sql`, `)})`
      : sql`${search.rank}`;
  const start = after ?? TOP;
  const { rows } = await db.execute<{ id: number; rank: number; heat: number }>(sql`
    WITH gathered AS MATERIALIZED (
      SELECT hit.id, min(list.place)::integer AS place, hit.heat
      FROM ${hottest(search.lists, shelves, search.perList, () => TOP)} GROUP BY hit.id, hit.heat),
    matched AS (
      SELECT gathered.id, ${rank}::integer AS rank, gathered.heat FROM gathered ${sql.join(others, sql` `)}
      WHERE ${sql.join(
        places.map((place) => sql`${place} IS NOT NULL`),
        sql` AND `,
      )}
      ${named(search.nameKey, shelves)})
    SELECT id, min(rank) AS rank, heat FROM matched WHERE id <> ALL(${numbers(search.without)}) GROUP BY id, heat
    HAVING (min(rank), -heat, -id) > (${start.rank}::integer, ${-start.heat}::integer, ${-start.id}::bigint)
    ORDER BY rank, heat DESC, id DESC LIMIT ${limit}`);
  return rows;
}
