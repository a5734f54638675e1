import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type CreditHold, creditHolds } from './billing.tables.ts';

/** False when there is a hold of this key: the unique index decides, also between two that ask at once. */
export async function insertHold(db: Db, hold: typeof creditHolds.$inferInsert): Promise<boolean> {
  const rows = await db.insert(creditHolds).values(hold).onConflictDoNothing().returning({ key: creditHolds.key });
  return rows.length > 0;
}

export async function findHold(db: Db, key: string): Promise<CreditHold | null> {
  const [row] = await db.select().from(creditHolds).where(eq(creditHolds.key, key));
  return row ?? null;
}

/** Takes a hold back that could not be filled. */
export async function deleteHold(db: Db, key: string): Promise<void> {
  await db.delete(creditHolds).where(eq(creditHolds.key, key));
}

/** Ends an open hold; null when it was ended before, or is not yet due to expire: of all who try, one does it. */
export async function updateResolved(
  db: Db,
  key: string,
  end: Pick<CreditHold, 'state' | 'chatsUsed' | 'imagesUsed' | 'wordsUsed'> & { resolvedAt: Date },
): Promise<CreditHold | null> {
  const isDue = end.state === 'expired' ? lt(creditHolds.expiresAt, end.resolvedAt) : undefined;
  const [row] = await db
    .update(creditHolds)
    .set(end)
    .where(and(eq(creditHolds.key, key), eq(creditHolds.state, 'open'), isDue))
    .returning();
  return row ?? null;
}

/** The row as it is now if nobody has ended it; nobody does before the transaction ends. */
export async function lockOpenHold(db: Db, key: string): Promise<CreditHold | null> {
  const [row] = await db
    .select()
    .from(creditHolds)
    .where(and(eq(creditHolds.key, key), eq(creditHolds.state, 'open')))
    .for('no key update');
  return row ?? null;
}

/** Adds words to a hold that the caller has locked. */
export async function updateHeldWords(db: Db, key: string, more: number): Promise<void> {
  await db
    .update(creditHolds)
    .set({ words: sql`${creditHolds.words} + ${more}` })
    .where(eq(creditHolds.key, key));
}

/** Lets an open hold live longer; false when it is over. */
export async function updateExpiry(db: Db, key: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .update(creditHolds)
    .set({ expiresAt: sql`greatest(${creditHolds.expiresAt}, ${expiresAt}::timestamptz)` })
    .where(and(eq(creditHolds.key, key), eq(creditHolds.state, 'open')))
    .returning({ key: creditHolds.key });
  return rows.length > 0;
}

export async function listExpiredHolds(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ key: creditHolds.key })
    .from(creditHolds)
    .where(and(eq(creditHolds.state, 'open'), lt(creditHolds.expiresAt, now)))
    .orderBy(creditHolds.expiresAt)
    .limit(most);
  return rows.map((row) => row.key);
}

export async function deleteOldHolds(db: Db, before: Date): Promise<void> {
  await db.delete(creditHolds).where(and(ne(creditHolds.state, 'open'), lt(creditHolds.resolvedAt, before)));
}
