import { and, eq, like, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { type DemoStep, demoLedger } from './demo.tables.ts';

/** The row of the lease: the process that fills the demonstration, and until when. */
const LEASE = 'lease';

export async function findStep(db: Db, key: string): Promise<DemoStep | null> {
  const [row] = await db.select().from(demoLedger).where(eq(demoLedger.key, key));
  return row ?? null;
}

/** The same with a share lock, so that it does not change before the transaction ends. */
export async function lockStepShared(db: Db, key: string): Promise<DemoStep | null> {
  const [row] = await db.select().from(demoLedger).where(eq(demoLedger.key, key)).for('share');
  return row ?? null;
}

/** Takes the exclusive row lock until the transaction ends. */
export async function lockStep(db: Db, key: string): Promise<void> {
  await db.select().from(demoLedger).where(eq(demoLedger.key, key)).for('update');
}

/** The steps whose key begins so. */
export async function listSteps(db: Db, start: string): Promise<DemoStep[]> {
  const { key } = demoLedger;
  return db
    .select()
    .from(demoLedger)
    .where(like(key, `${start}%`))
    .orderBy(key);
}

/** False when the step was done before. */
export async function insertStep(db: Db, step: DemoStep): Promise<boolean> {
  const rows = await db.insert(demoLedger).values(step).onConflictDoNothing().returning({ key: demoLedger.key });
  return rows.length > 0;
}

/** Replaces the result of a step. */
export async function updateStep(db: Db, { key, ...step }: DemoStep): Promise<void> {
  await db.update(demoLedger).set(step).where(eq(demoLedger.key, key));
}

/** Forgets every step but these. */
export async function deleteStepsBut(db: Db, keys: string[]): Promise<void> {
  await db.delete(demoLedger).where(notInArray(demoLedger.key, keys));
}

/** Takes or renews the lease until a time; false while another process has it. */
export async function upsertLease(db: Db, lease: { holder: number; now: Date; until: Date }): Promise<boolean> {
  const { holder, now, until } = lease;
  const rows = await db
    .insert(demoLedger)
    .values({ key: LEASE, thingId: holder, at: until })
    .onConflictDoUpdate({
      target: demoLedger.key,
      set: { thingId: holder, at: until },
      setWhere: sql`${demoLedger.thingId} = ${holder} OR ${demoLedger.at} < ${now}::timestamptz`,
    })
    .returning({ key: demoLedger.key });
  return rows.length > 0;
}

/** Gives the lease up, so that the next process need not wait for it to run out. */
export async function deleteLease(db: Db, holder: number): Promise<void> {
  await db.delete(demoLedger).where(and(eq(demoLedger.key, LEASE), eq(demoLedger.thingId, holder)));
}
