import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

/** The highest code point: the upper end of a prefix range. */
const HIGHEST_CODE_POINT = '\u{10FFFF}';

/** The tags with this prefix, the most used first. */
export async function listMostUsed(db: Db, prefix: string, limit: number): Promise<string[]> {
  const hasPrefix =
    prefix === '' ? sql`true` : sql`tag >= ${prefix}::text AND tag < ${`${prefix}${HIGHEST_CODE_POINT}`}::text`;
  const { rows } = await db.execute<{ tag: string }>(
    sql`SELECT tag FROM search.tags WHERE ${hasPrefix} ORDER BY posts DESC, tag LIMIT ${limit}`,
  );
  return rows.map(({ tag }) => tag);
}
