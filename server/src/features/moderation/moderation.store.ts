import { desc, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type Refusal, refusals } from './moderation.tables.ts';

export async function insertRefusals(db: Db, rows: Omit<Refusal, 'id'>[]): Promise<void> {
  if (rows.length > 0) await db.insert(refusals).values(rows);
}

export async function listRefusals(db: Db, most: number): Promise<Refusal[]> {
  return db.select().from(refusals).orderBy(desc(refusals.createdAt), desc(refusals.id)).limit(most);
}

export async function deleteOldRefusals(db: Db, before: Date): Promise<void> {
  await db.delete(refusals).where(lt(refusals.createdAt, before));
}
