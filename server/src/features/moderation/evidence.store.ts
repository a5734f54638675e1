import { and, desc, eq, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type Evidence, evidence, reports } from './moderation.tables.ts';

/** The subject of a stored text. */
type Thing = Pick<Evidence, 'subject' | 'subjectId'>;

const isAbout = ({ subject, subjectId }: Thing): SQL | undefined =>
  and(eq(evidence.subject, subject), eq(evidence.subjectId, subjectId));

/** Stores a text unless the same is stored; a blocked one stays blocked. */
export async function upsertEvidence(db: Db, row: Omit<Evidence, 'id'>): Promise<void> {
  const isTheirs = row.userId === null ? isNull(evidence.userId) : eq(evidence.userId, row.userId);
  const same = and(isAbout(row), isTheirs, eq(evidence.text, row.text));
  const [stored] = await db.select({ id: evidence.id }).from(evidence).where(same).limit(1);
  if (!stored) await db.insert(evidence).values(row);
  else if (row.isBlocked) {
    await db.update(evidence).set({ isBlocked: true, reason: row.reason }).where(eq(evidence.id, stored.id));
  }
}

/** The stored texts of a subject, the newest first. */
export async function listEvidence(db: Db, thing: Thing): Promise<Evidence[]> {
  return db.select().from(evidence).where(isAbout(thing)).orderBy(desc(evidence.createdAt), desc(evidence.id));
}

/** The blocked texts of a user, of one kind of subject. */
export async function listHiddenTextsOf(db: Db, userId: number, subject: Thing['subject']): Promise<string[]> {
  const rows = await db
    .select({ text: evidence.text })
    .from(evidence)
    .where(and(eq(evidence.userId, userId), eq(evidence.subject, subject), eq(evidence.isBlocked, true)));
  return rows.map(({ text }) => text);
}

/** Unblocks the texts of a subject; returns their number. */
export async function updateReleased(db: Db, thing: Thing): Promise<number> {
  const rows = await db
    .update(evidence)
    .set({ isBlocked: false })
    .where(and(isAbout(thing), eq(evidence.isBlocked, true)))
    .returning({ id: evidence.id });
  return rows.length;
}

/** Deletes texts older than a time, except blocked ones and those with an open report. */
export async function deleteOldEvidence(db: Db, before: Date): Promise<void> {
  const isAwaited = sql`EXISTS (SELECT FROM ${reports} WHERE ${reports.state} = 'open'
    AND ${reports.subject} = ${evidence.subject} AND ${reports.subjectId} = ${evidence.subjectId})`;
  // A block without an account has no effect any more.
  const isBlocked = and(eq(evidence.isBlocked, true), isNotNull(evidence.userId)) as SQL;
  await db.delete(evidence).where(and(lt(evidence.createdAt, before), not(isBlocked), not(isAwaited)));
}
