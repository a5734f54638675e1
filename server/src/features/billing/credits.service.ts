import type { CurrentUser } from '@sirenade/contract/accounts';
import { limits } from '@sirenade/contract/limits';
import type { Context } from '../../context.ts';
import { findBalance, insertEntries, listEntries } from './credits.store.ts';

/** Gives a newly verified user the trial's words and images, once. */
export async function grantTrial(ctx: Context, userId: number): Promise<void> {
  const entry = { userId, cause: 'trial', createdAt: ctx.clock.now() };
  await insertEntries(ctx.db, [
    { ...entry, kind: 'words', amount: limits.trial.words },
    { ...entry, kind: 'images', amount: limits.trial.images },
  ]);
}

/** Plan and credits of a user, as the user object shows them. */
export async function getPayments(ctx: Context, userId: number): Promise<CurrentUser['payments']> {
  const { words, images } = await findBalance(ctx.db, userId);
  return {
    subscription_type: 'trial',
    words_left: words,
    image_generations_left: images,
    images_generations_left: images,
  };
}

/** A user's credit entries, for their export. */
export async function exportCredits(ctx: Context, userId: number): Promise<Record<string, unknown>> {
  const entries = await listEntries(ctx.db, userId);
  return {
    credits: entries.map(({ kind, amount, cause, createdAt }) => ({
      kind,
      amount,
      cause,
      at: createdAt.toISOString(),
    })),
  };
}
