import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { creditEntries } from './billing.tables.ts';

type NewEntry = typeof creditEntries.$inferInsert;

/** A cause counts once: the same entry again changes nothing. */
export async function insertEntries(db: Db, entries: NewEntry[]): Promise<void> {
  await db.insert(creditEntries).values(entries).onConflictDoNothing();
}

export async function findBalance(db: Db, userId: number): Promise<{ words: number; images: number }> {
  const sumOf = (kind: string) =>
    sql<number>`coalesce(sum(${creditEntries.amount}) FILTER (WHERE ${creditEntries.kind} = ${kind}), 0)::int`;
  const [row] = await db
    .select({ words: sumOf('words'), images: sumOf('images') })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId));
  return row ?? { words: 0, images: 0 };
}

export async function listEntries(db: Db, userId: number): Promise<(typeof creditEntries.$inferSelect)[]> {
  return db.select().from(creditEntries).where(eq(creditEntries.userId, userId)).orderBy(creditEntries.id);
}
