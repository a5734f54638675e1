import type { Preferences, PreferencesInput } from '@sirenade/contract/preferences';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { authorize, lockActor } from './permissions.service.ts';
import { findPreferences, upsertPreferences } from './preferences.store.ts';
import { columnsOf, viewPreferences } from './preferences.view.ts';

/** The stored preferences of the user. */
export async function getPreferences(ctx: Context): Promise<Preferences> {
  return viewPreferences(await findPreferences(ctx.db, authorize(ctx, 'account.manage').id));
}

/** The same for the user object; null while none are stored. */
export async function findPreferencesOf(ctx: Context, userId: number): Promise<Preferences | null> {
  const row = await findPreferences(ctx.db, userId);
  return row && viewPreferences(row);
}

/** Changes the preferences that the input names; the others stay. */
export async function setPreferences(ctx: Context, input: PreferencesInput): Promise<Preferences> {
  const { id } = authorize(ctx, 'account.manage');
  return inTransaction(ctx, async (ctx) => {
    // The account may be deleted at the same time.
    await lockActor(ctx, 'account.manage');
    return viewPreferences(await upsertPreferences(ctx.db, id, columnsOf(input)));
  });
}
