import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { ListKey } from './siren-words.rules.ts';

/** A siren that was found: how well, and how hot it is in tenths. */
export interface Found {
  id: number;
  rank: number;
  heat: number;
}

/** Which part of what can be found is wanted. */
export interface FoundPart {
  shelves: string[];
  after: Found | undefined;
  limit: number;
}

/** More words than this with one beginning are not looked into; what is typed next tells them apart. */
const MOST_WORDS = 16;
/** Whatever comes after every word with the same beginning. */
const LAST = '\u{10ffff}';
const TOP: Found = { id: Number.MAX_SAFE_INTEGER, rank: -1, heat: 2 ** 31 - 1 };

const texts = (values: string[]) => sql`${sql.param(values)}::text[]`;
const numbers = (values: number[]) => sql`${sql.param(values)}::bigint[]`;

/** Known words that begin so: the word itself, then those that are in use longest. */
export async function findWordsBeginning(db: Db, beginning: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM search.words WHERE word >= ${beginning} AND word < ${beginning + LAST}
    ORDER BY word <> ${beginning}, id LIMIT ${MOST_WORDS}`);
  return rows.map(({ word }) => word);
}

/** Known words that have one slip of the finger more or less than one, by the same function that stored them. */
export async function findWordsBySlip(db: Db, wanted: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT DISTINCT word FROM search.slips WHERE cut IN (SELECT search.cuts_of(${wanted})) ORDER BY word LIMIT 200`);
  return rows.map(({ word }) => word);
}

/** Known words that look like one, the likest first. */
export async function findWordsLike(db: Db, wanted: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`SELECT word FROM search.like_words(${wanted}) AS word`);
  return rows.map(({ word }) => word);
}

/** The hottest of each list on each shelf; each list is read from its top or from where `from` says. */
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

/** The best of these lists, ranked by the place a word stands at. */
export async function findRanked(db: Db, lists: ListKey[], { shelves, after, limit }: FoundPart): Promise<Found[]> {
  const left = lists.filter(({ place }) => !after || place >= after.rank);
  // What was shown for a better word of it is not shown again; at the top the grouping sees to that.
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

/** The best of these lists, all of them of the same rank. */
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

/** How many sirens have one of these words, for each set of words; counted up to `most`. */
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

/** What is looked for by several words. */
export interface Together {
  /** The lists that are read, and how much of each: those of the rarest word. */
  lists: ListKey[];
  perList: number;
  /** What a siren must have besides, for each of the other words: one that begins with it, or one it may stand for. */
  others: { word: string; near: string[] }[];
  /** The whole query, which a name may begin with; null when it has slips. */
  nameKey: string | null;
  /** The rank of whatever is found; null to go by the places of the words. */
  rank: number | null;
  without: number[];
}

/** Names with one beginning that are looked at; beyond them a name counts by its words. */
const MOST_NAMES = 100;

const named = (nameKey: string | null, shelves: string[]): SQL =>
  nameKey === null
    ? sql``
    : sql`UNION ALL SELECT hit.id, 0, floor(hit.hot * 10)::integer
      FROM unnest(${texts(shelves)}) AS on_shelf (shelf) CROSS JOIN LATERAL (
        SELECT s.id, s.hot FROM sirens s WHERE s.shelf = on_shelf.shelf
          AND s.name_key >= ${nameKey} AND s.name_key < ${nameKey + LAST}
        ORDER BY s.name_key, s.id LIMIT ${MOST_NAMES}) AS hit`;

/** The best sirens that have all of several words, out of the hottest that have the rarest. */
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
