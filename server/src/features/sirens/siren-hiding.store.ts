import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type SirenRow, sirens } from './sirens.tables.ts';

/** Locks a siren that is not deleted against changes until the transaction ends. */
export async function lockSirenToHide(db: Db, id: number): Promise<SirenRow | null> {
  const [row] = await db
    .select()
    .from(sirens)
    .where(and(eq(sirens.id, id), isNull(sirens.deletedAt)))
    .for('no key update');
  return row ?? null;
}

/** Hides a siren, or with null shows her again. `updated_at` stays, since her content does not change. */
export async function updateHidden(db: Db, id: number, hidden: { at: Date; reason: string } | null): Promise<void> {
  await db
    .update(sirens)
    .set({ hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? '' })
    .where(eq(sirens.id, id));
}

/** The hidden ones of these sirens, with the reason. */
export async function listHidden(db: Db, ids: number[]): Promise<Pick<SirenRow, 'id' | 'hiddenReason'>[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: sirens.id, hiddenReason: sirens.hiddenReason })
    .from(sirens)
    .where(and(inArray(sirens.id, ids), isNotNull(sirens.hiddenAt)));
}
