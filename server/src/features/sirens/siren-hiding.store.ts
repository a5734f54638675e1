import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type SirenRow, sirens } from './sirens.tables.ts';

/** A siren that is not deleted, as she is now; nobody changes her before the transaction ends. */
export async function lockSirenToHide(db: Db, id: number): Promise<SirenRow | null> {
  const [row] = await db
    .select()
    .from(sirens)
    .where(and(eq(sirens.id, id), isNull(sirens.deletedAt)))
    .for('no key update');
  return row ?? null;
}

/** Takes a siren out of sight, or with null shows her again. What she is stays as it was, and so does when it changed. */
export async function updateHidden(db: Db, id: number, hidden: { at: Date; reason: string } | null): Promise<void> {
  await db
    .update(sirens)
    .set({ hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? '' })
    .where(eq(sirens.id, id));
}

/** Of these sirens, those that are out of sight and why. */
export async function listHidden(db: Db, ids: number[]): Promise<Pick<SirenRow, 'id' | 'hiddenReason'>[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: sirens.id, hiddenReason: sirens.hiddenReason })
    .from(sirens)
    .where(and(inArray(sirens.id, ids), isNotNull(sirens.hiddenAt)));
}
