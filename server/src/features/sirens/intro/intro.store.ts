import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { type SirenIntro, type SirenRow, sirenIntros, sirens } from '../sirens.tables.ts';

/** Stores a new intro request and returns its number; the current intro stays. */
export async function upsertIntroRequest(db: Db, sirenId: number, at: Date): Promise<number> {
  const [row] = await db
    .insert(sirenIntros)
    .values({ sirenId, state: 'making', requestedAt: at })
    .onConflictDoUpdate({
      target: sirenIntros.sirenId,
      set: { state: 'making', request: sql`${sirenIntros.request} + 1`, tries: 0, requestedAt: at },
    })
    .returning({ request: sirenIntros.request });
  if (!row) throw new Error('An intro could not be asked for.');
  return row.request;
}

const isNewest = (sirenId: number, request: number) =>
  and(eq(sirenIntros.sirenId, sirenId), eq(sirenIntros.request, request), eq(sirenIntros.state, 'making'));

/** Counts an attempt of the newest request; null when a newer one exists or the siren is deleted. */
export async function updateTries(
  db: Db,
  sirenId: number,
  request: number,
): Promise<{ siren: SirenRow; tries: number } | null> {
  const [siren] = await db
    .select()
    .from(sirens)
    .where(and(eq(sirens.id, sirenId), isNull(sirens.deletedAt)));
  if (!siren) return null;
  const [row] = await db
    .update(sirenIntros)
    .set({ tries: sql`${sirenIntros.tries} + 1` })
    .where(isNewest(sirenId, request))
    .returning({ tries: sirenIntros.tries });
  return row ? { siren, tries: row.tries } : null;
}

export async function updateFailed(db: Db, sirenId: number, request: number): Promise<void> {
  await db.update(sirenIntros).set({ state: 'failed' }).where(isNewest(sirenId, request));
}

/**
 * Replaces the intro with a finished one and returns the old audio id; false when a newer request exists. Locks the
 * siren first, the lock order of all transactions that change or delete her.
 */
export async function updateReady(
  db: Db,
  {
    sirenId,
    request,
    text,
    audioId,
    at,
  }: { sirenId: number; request: number; text: string; audioId: string; at: Date },
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
    .where(isNewest(sirenId, request))
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
