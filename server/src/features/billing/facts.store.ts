import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { paymentFacts } from './billing.tables.ts';

export async function findFact(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select().from(paymentFacts).where(eq(paymentFacts.key, key));
  return row?.value ?? null;
}

export async function upsertFact(db: Db, key: string, value: string): Promise<void> {
  await db.insert(paymentFacts).values({ key, value }).onConflictDoUpdate({ target: paymentFacts.key, set: { value } });
}
