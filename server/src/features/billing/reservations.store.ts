import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type CreditReservation, creditReservations } from './billing.tables.ts';

/** False when the key exists: the unique index decides, also between concurrent requests. */
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

/** Deletes a reservation for which credits were short. */
export async function deleteReservation(db: Db, key: string): Promise<void> {
  await db.delete(creditReservations).where(eq(creditReservations.key, key));
}

/**
 * Ends an open reservation; null when it had ended, or has not expired yet. The condition lets one of several
 * concurrent calls succeed.
 */
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

/** Locks a reservation if it is open and returns its current row; it cannot end before the transaction does. */
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

/** Extends the expiry of an open reservation; false when it has ended. */
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
