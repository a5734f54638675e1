import { and, desc, eq, inArray, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { keptFields, type Refusal, refusals, reports } from './moderation.tables.ts';

const isKept = inArray(refusals.field, Object.values(keptFields));

export async function insertRefusals(db: Db, rows: Omit<Refusal, 'id'>[]): Promise<void> {
  if (rows.length > 0) await db.insert(refusals).values(rows);
}

/** What was refused last, without the texts that are kept for another reason. */
export async function listRefusals(db: Db, most: number): Promise<Refusal[]> {
  return db.select().from(refusals).where(not(isKept)).orderBy(desc(refusals.createdAt), desc(refusals.id)).limit(most);
}

export async function deleteOldRefusals(db: Db, before: Date): Promise<void> {
  await db.delete(refusals).where(and(lt(refusals.createdAt, before), not(isKept)));
}

/** Deletes kept texts of before a time, but not while they are held or somebody has still to look at a report. */
export async function deleteOldKept(db: Db, before: Date): Promise<void> {
  const isAwaited = sql`EXISTS (SELECT FROM ${reports} WHERE ${reports.state} = 'open'
    AND ${reports.subject} || ':' || ${reports.subjectId} = ${refusals.subject})`;
  // Nobody could say it again who has left.
  const isHeld = and(eq(refusals.field, keptFields.held), isNotNull(refusals.userId)) as SQL;
  await db.delete(refusals).where(and(lt(refusals.createdAt, before), isKept, not(isHeld), not(isAwaited)));
}
