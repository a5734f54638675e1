import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type PreferencesRow, preferences } from './accounts.tables.ts';

/** Null when the user has stored no preferences. */
export async function findPreferences(db: Db, userId: number): Promise<PreferencesRow | null> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return row ?? null;
}

/** Changes only the named columns, so that concurrent changes of different preferences are both stored. */
export async function upsertPreferences(
  db: Db,
  userId: number,
  changes: Partial<Omit<PreferencesRow, 'userId'>>,
): Promise<PreferencesRow> {
  const [row] = await db
    .insert(preferences)
    .values({ userId, ...changes })
    // DO UPDATE needs at least one column, and without an update RETURNING gives no row.
    .onConflictDoUpdate({ target: preferences.userId, set: { userId, ...changes } })
    .returning();
  if (!row) throw new Error('the preferences were not written');
  return row;
}
