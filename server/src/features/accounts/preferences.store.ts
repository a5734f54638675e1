import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type PreferencesRow, preferences } from './accounts.tables.ts';

/** Null when nothing was ever chosen. */
export async function findPreferences(db: Db, userId: number): Promise<PreferencesRow | null> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return row ?? null;
}

/** Changes what is named, and nothing else, also between two that choose at once. */
export async function upsertPreferences(
  db: Db,
  userId: number,
  changes: Partial<Omit<PreferencesRow, 'userId'>>,
): Promise<PreferencesRow> {
  const [row] = await db
    .insert(preferences)
    .values({ userId, ...changes })
    // Something has to be set for the row to come back.
    .onConflictDoUpdate({ target: preferences.userId, set: { userId, ...changes } })
    .returning();
  if (!row) throw new Error('the preferences were not written');
  return row;
}
