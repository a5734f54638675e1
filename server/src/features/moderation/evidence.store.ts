import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { keptFields, type Refusal, refusals } from './moderation.tables.ts';

type KeptField = (typeof keptFields)[keyof typeof keptFields];

const isKept = inArray(refusals.field, Object.values(keptFields));

/** Somebody's texts about one thing, found by whose they are. */
const isOf = (userId: number | null, subject: string): SQL | undefined =>
  and(userId === null ? isNull(refusals.userId) : eq(refusals.userId, userId), eq(refusals.subject, subject), isKept);

/** Keeps a text unless it is kept already; one that is held stays so. */
export async function upsertKept(db: Db, row: Omit<Refusal, 'id' | 'field'> & { field: KeptField }): Promise<void> {
  const same = and(isOf(row.userId, row.subject), eq(refusals.excerpt, row.excerpt));
  const [kept] = await db.select({ id: refusals.id }).from(refusals).where(same).limit(1);
  if (!kept) await db.insert(refusals).values(row);
  else if (row.field === keptFields.held) {
    await db.update(refusals).set({ field: row.field, reason: row.reason }).where(eq(refusals.id, kept.id));
  }
}

/** What is kept of something, the newest first. */
export async function listKept(db: Db, subject: string): Promise<Refusal[]> {
  return db
    .select()
    .from(refusals)
    .where(and(eq(refusals.subject, subject), isKept))
    .orderBy(desc(refusals.createdAt), desc(refusals.id));
}

/** Somebody's texts that are held. */
export async function listHeldOf(db: Db, userId: number): Promise<Pick<Refusal, 'subject' | 'excerpt'>[]> {
  const { subject, excerpt, field } = refusals;
  return db
    .select({ subject, excerpt })
    .from(refusals)
    .where(and(eq(refusals.userId, userId), eq(field, keptFields.held)));
}

/** Lets go of what is held of something; gives how much it was. */
export async function updateReleased(db: Db, subject: string): Promise<number> {
  const rows = await db
    .update(refusals)
    .set({ field: keptFields.reported })
    .where(and(eq(refusals.subject, subject), eq(refusals.field, keptFields.held)))
    .returning({ id: refusals.id });
  return rows.length;
}
