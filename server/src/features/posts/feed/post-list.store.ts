import type { SavedSort } from '@sirenade/contract/posts';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { byReal, byTime, byWhole, type ListOrder } from '../../../platform/db/list-order.ts';
import type { Position } from '../../../platform/list-cursor.ts';
import { type PostRow, posts } from '../posts.tables.ts';
import { coverTime, splitTime } from './post-list.rules.ts';

/** Listed posts of these feeds that have all of these tags; the tags are ordered, the rarest first. */
export interface FeedSource {
  feedIds: number[];
  tags: string[];
}

/** Which part of a list to read. */
export interface Part {
  sort: SavedSort;
  since: Date | null;
  now: Date;
  /** Lower bound of the hot rank for posts since `since`: lets the scan of the hot index stop early. */
  lowestRank?: number | undefined;
  after: Position | undefined;
  offset: number;
  limit: number;
}

/** A post's id and sort value. */
export interface Listed {
  id: number;
  value: number;
}

const orders: Record<SavedSort, ListOrder> = {
  top: byWhole(sql`karma`),
  hot: byReal(sql`hot`),
  new: byTime(sql`created_at`),
  saved: byTime(sql`saved_at`),
};
const inOrder = sql`ORDER BY value DESC, id DESC`;
const time = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const all = (conditions: (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((each) => each !== undefined),
    sql` AND `,
  );

const afterCursor = ({ sort, after }: Part): SQL | undefined => {
  const { column, fromClient } = orders[sort];
  return after && sql`(${column}, id) < (${fromClient(after.values[0])}, ${after.id}::bigint)`;
};

/** The table to scan, by feed or by tag; both have an index for every sort order. */
function tableOf([tag, ...others]: string[]): { table: SQL; isIn: SQL } {
  if (tag === undefined) return { table: sql`posts`, isIn: sql`listed AND feed_id = feed` };
  // Not EXISTS: the planner may turn that into a join that scans the whole index of the other tag.
  const hasToo = others.map(
    (other) => sql`(
      SELECT true FROM search.post_tags AS other WHERE other.post_id = tagged.id AND other.tag = ${other}::text)`,
  );
  return {
    table: sql`(SELECT post_id AS id, * FROM search.post_tags) AS tagged`,
    isIn: all([sql`tag = ${tag}::text AND feed_id = feed`, ...hasToo]),
  };
}

/** The subqueries of one feed's list, each limited to what the page could need. */
function partsOf({ tags }: FeedSource, part: Part): SQL[] {
  const { sort, since, now, lowestRank } = part;
  const { table, isIn } = tableOf(tags);
  const select = (conditions: (SQL | undefined)[]) => sql`
    (SELECT id, ${orders[sort].column} AS value FROM ${table} WHERE ${all([isIn, ...conditions, afterCursor(part)])}
    ${inOrder} LIMIT ${part.limit + part.offset})`;
  const isRecent = since ? sql`created_at >= ${time(since)}` : undefined;
  if (sort !== 'top' || since === null) {
    return [select([isRecent, lowestRank === undefined ? undefined : sql`hot >= ${lowestRank}::double precision`])];
  }
  const { edge, ...whole } = splitTime(since, now);
  const buckets = Object.entries(whole)
    .filter(([, numbers]) => numbers.length > 0)
    .map(
      ([unit, numbers]) => sql`
        (SELECT best.id, best.value FROM unnest(${sql.param(numbers)}::integer[]) AS stretch
        CROSS JOIN LATERAL ${select([sql`${sql.identifier(unit)} = stretch`])} AS best)`,
    );
  return [select([sql`hour = ${edge}::integer`, isRecent]), ...buckets];
}

/** A page of the posts in these feeds. */
export async function listInFeeds(db: Db, source: FeedSource, part: Part): Promise<Listed[]> {
  const { rows } = await db.execute<Record<keyof Listed, number>>(sql`
    SELECT id, ${orders[part.sort].toClient} AS value FROM (
      SELECT hit.id, hit.value FROM unnest(${sql.param(source.feedIds)}::bigint[]) AS feed
      CROSS JOIN LATERAL (${sql.join(partsOf(source, part), sql` UNION ALL `)}) AS hit
      ${inOrder} LIMIT ${part.limit} OFFSET ${part.offset}) AS listed
    ORDER BY listed.value DESC, id DESC`);
  return rows;
}

/** The least karma in these feeds since a moment, or slightly before; 0 when there is no post. */
export async function findLeastKarma(db: Db, source: FeedSource, since: Date, now: Date): Promise<number> {
  const { table, isIn } = tableOf(source.tags.slice(0, 1));
  const { unit, buckets } = coverTime(since, now);
  const { rows } = await db.execute<{ least: number | null }>(sql`
    SELECT min(worst.karma) AS least
    FROM unnest(${sql.param(source.feedIds)}::bigint[]) AS feed, unnest(${sql.param(buckets)}::integer[]) AS stretch
    CROSS JOIN LATERAL (
      SELECT karma FROM ${table} WHERE ${isIn} AND ${sql.identifier(unit)} = stretch
      ORDER BY karma, id LIMIT 1) AS worst`);
  return rows[0]?.least ?? 0;
}

/** The number of posts with each of these tags; unused tags are left out. */
export async function countTagged(db: Db, tags: string[]): Promise<{ tag: string; posts: number }[]> {
  const { rows } = await db.execute<{ tag: string; posts: number }>(
    sql`SELECT tag, posts FROM search.tags WHERE tag = ANY(${sql.param(tags)}::text[]) ORDER BY posts, tag`,
  );
  return rows;
}

/** Posts by a user, or saved by a user. */
export type OwnSource = { tags: string[]; viewerId: number | null } & ({ userId: number } | { savedBy: number });

/** A page of a user's own or saved posts; hidden ones only for their author. */
export async function listOwned(db: Db, source: OwnSource, part: Part): Promise<Listed[]> {
  const { column, toClient } = orders[part.sort];
  const table =
    'userId' in source
      ? sql`posts WHERE user_id = ${source.userId}`
      : sql`(SELECT posts.*, saved.created_at AS saved_at FROM posts
          JOIN saved_posts AS saved ON saved.post_id = posts.id AND saved.user_id = ${source.savedBy}) AS posts WHERE true`;
  const conditions = all([
    sql`(listed OR user_id = ${source.viewerId}::bigint)`,
    part.since ? sql`created_at >= ${time(part.since)}` : undefined,
    source.tags.length > 0 ? sql`tags @> ${sql.param(source.tags)}::text[]` : undefined,
    afterCursor(part),
  ]);
  const { rows } = await db.execute<Record<keyof Listed, number>>(sql`
    SELECT id, ${toClient} AS value FROM (
      SELECT id, ${column} AS value FROM ${table} AND ${conditions}
      ${inOrder} LIMIT ${part.limit} OFFSET ${part.offset}) AS listed
    ORDER BY listed.value DESC, id DESC`);
  return rows;
}

const columns = Object.entries(getTableColumns(posts));
// Built once: building a query of so many columns takes longer than running it.
const columnList = columns.map(([, { name }]) => (name === 'content' ? 'beginning AS content' : name)).join(', ');
const rowsInOrder = {
  text: `SELECT ${columnList} FROM posts, left(content, $1::integer) AS beginning WHERE id = ANY($2::bigint[])`,
};

function readRow(row: Record<string, unknown>): PostRow {
  const read = columns.map(([key, column]) => {
    const value = row[column.name];
    return [key, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(read) as PostRow;
}

/** The rows of these posts in the order of the ids, each with its content cut to `contentLength`. */
export async function findPostsInOrder(db: Db, ids: number[], contentLength: number): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const found = await db.$client.query(rowsInOrder, [contentLength, ids]);
  const rows = new Map(found.rows.map((row) => [Number(row.id), readRow(row)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
