import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { type SirenIntro, type SirenRow, sirenIntros, sirens } from '../sirens.tables.ts';

/** Asks for the next intro of a siren and gives the number of this wish; the one before stays. */
export async function upsertWish(db: Db, sirenId: number, at: Date): Promise<number> {
  const [row] = await db
    .insert(sirenIntros)
    .values({ sirenId, state: 'making', wishedAt: at })
    .onConflictDoUpdate({
      target: sirenIntros.sirenId,
      set: { state: 'making', wish: sql`${sirenIntros.wish} + 1`, tries: 0, wishedAt: at },
    })
    .returning({ wish: sirenIntros.wish });
  if (!row) throw new Error('An intro could not be asked for.');
  return row.wish;
}

const isNewest = (sirenId: number, wish: number) =>
  and(eq(sirenIntros.sirenId, sirenId), eq(sirenIntros.wish, wish), eq(sirenIntros.state, 'making'));

/** Counts one more try of the newest wish; null when another has taken its place, or the siren is gone. */
export async function updateTries(
  db: Db,
  sirenId: number,
  wish: number,
): Promise<{ siren: SirenRow; tries: number } | null> {
  const [siren] = await db
    .select()
    .from(sirens)
    .where(and(eq(sirens.id, sirenId), isNull(sirens.deletedAt)));
  if (!siren) return null;
  const [row] = await db
    .update(sirenIntros)
    .set({ tries: sql`${sirenIntros.tries} + 1` })
    .where(isNewest(sirenId, wish))
    .returning({ tries: sirenIntros.tries });
  return row ? { siren, tries: row.tries } : null;
}

export async function updateFailed(db: Db, sirenId: number, wish: number): Promise<void> {
  await db.update(sirenIntros).set({ state: 'failed' }).where(isNewest(sirenId, wish));
}

/**
 * Puts a finished intro in place of the one before and gives the sound that was there; false when it is not the newest
 * wish any more. Locks the siren first, as whoever changes or deletes her does.
 */
export async function updateReady(
  db: Db,
  { sirenId, wish, text, audioId, at }: { sirenId: number; wish: number; text: string; audioId: string; at: Date },
): Promise<{ before: string | null } | false> {
  const [siren] = await db
    .select({ id: sirens.id })
    .from(sirens)
    .where(and(eq(sirens.id, sirenId), isNull(sirens.deletedAt)))
    .for('share');
  if (!siren) return false;
  const [intro] = await db
    .select({ before: sirenIntros.audioId })
    .from(sirenIntros)
    .where(isNewest(sirenId, wish))
    .for('update');
  if (!intro) return false;
  await db
    .update(sirenIntros)
    .set({ state: 'ready', text, audioId, madeAt: at })
    .where(eq(sirenIntros.sirenId, sirenId));
  return intro;
}

const introOf = prepared((db) =>
  db
    .select()
    .from(sirenIntros)
    .where(eq(sirenIntros.sirenId, sql.placeholder('sirenId')))
    .prepare('intro_of'),
);

export async function findIntro(db: Db, sirenId: number): Promise<SirenIntro | null> {
  const [row] = await introOf(db).execute({ sirenId });
  return row ?? null;
}
