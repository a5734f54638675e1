import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type CreditReservation, creditReservations } from './billing.tables.ts';

/** False when there is a reservation of this key: the unique index decides, also between two that ask at once. */
export async function insertReservation(db: Db, reservation: typeof creditReservations.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(creditReservations)
    .values(reservation)
    .onConflictDoNothing()
    .returning({ key: creditReservations.key });
  return rows.length > 0;
}

export async function findReservation(db: Db, key: string): Promise<CreditReservation | null> {
  const [row] = await db.select().from(creditReservations).where(eq(creditReservations.key, key));
  return row ?? null;
}

/** Takes a reservation back that could not be filled. */
export async function deleteReservation(db: Db, key: string): Promise<void> {
  await db.delete(creditReservations).where(eq(creditReservations.key, key));
}

/** Ends an open reservation; null when it was ended before, or is not yet due to expire: of all who try, one does it. */
export async function updateResolved(
  db: Db,
  key: string,
  end: Pick<CreditReservation, 'state' | 'chatsUsed' | 'imagesUsed' | 'wordsUsed'> & { resolvedAt: Date },
): Promise<CreditReservation | null> {
  const isDue = end.state === 'expired' ? lt(creditReservations.expiresAt, end.resolvedAt) : undefined;
  const [row] = await db
    .update(creditReservations)
    .set(end)
    .where(and(eq(creditReservations.key, key), eq(creditReservations.state, 'open'), isDue))
    .returning();
  return row ?? null;
}

/** The row as it is now if nobody has ended it; nobody does before the transaction ends. */
export async function lockOpenReservation(db: Db, key: string): Promise<CreditReservation | null> {
  const [row] = await db
    .select()
    .from(creditReservations)
    .where(and(eq(creditReservations.key, key), eq(creditReservations.state, 'open')))
    .for('no key update');
  return row ?? null;
}

/** Adds words to a reservation that the caller has locked. */
export async function updateReservedWords(db: Db, key: string, more: number): Promise<void> {
  await db
    .update(creditReservations)
    .set({ words: sql`${creditReservations.words} + ${more}` })
    .where(eq(creditReservations.key, key));
}

/** Lets an open reservation live longer; false when it is over. */
export async function updateExpiry(db: Db, key: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .update(creditReservations)
    .set({ expiresAt: sql`greatest(${creditReservations.expiresAt}, ${expiresAt}::timestamptz)` })
    .where(and(eq(creditReservations.key, key), eq(creditReservations.state, 'open')))
    .returning({ key: creditReservations.key });
  return rows.length > 0;
}

export async function listExpiredReservations(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ key: creditReservations.key })
    .from(creditReservations)
    .where(and(eq(creditReservations.state, 'open'), lt(creditReservations.expiresAt, now)))
    .orderBy(creditReservations.expiresAt)
    .limit(most);
  return rows.map((row) => row.key);
}

export async function deleteOldReservations(db: Db, before: Date): Promise<void> {
  await db
    .delete(creditReservations)
    .where(and(ne(creditReservations.state, 'open'), lt(creditReservations.resolvedAt, before)));
}
