import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

/** No text that begins with another is behind that one with this after it. */
const LAST = '\u{10FFFF}';

/** The tags that begin so, the most used first. */
export async function listMostUsed(db: Db, beginning: string, limit: number): Promise<string[]> {
  const begins = beginning === '' ? sql`true` : sql`tag >= ${beginning}::text AND tag < ${`${beginning}${LAST}`}::text`;
  const { rows } = await db.execute<{ tag: string }>(
    sql`SELECT tag FROM search.tags WHERE ${begins} ORDER BY posts DESC, tag LIMIT ${limit}`,
  );
  return rows.map(({ tag }) => tag);
}
