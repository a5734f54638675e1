import type { Context } from '../../context.ts';
import { type Hideable, hide, hideForReview, unhide } from '../moderation/hiding.service.ts';
import { lockSirenToHide, updateHidden } from './siren-hiding.store.ts';
import type { SirenRow } from './sirens.tables.ts';

const sirens: Hideable<SirenRow> = {
  subject: 'siren',
  lock: (ctx, id) => lockSirenToHide(ctx.db, id),
  setHidden: (ctx, { id }, hidden) => updateHidden(ctx.db, id, hidden),
  describe: ({ id, name }) => ({
    called: `“${name}” (number ${id})`,
    means:
      'others find neither the siren nor its pictures and its intro, wherever they are. Nothing was deleted, and it is still among My Sirens.',
  }),
};

/** Hides a siren from everybody but her owner. */
export async function hideSiren(ctx: Context, id: number, why: string): Promise<{ name: string; closed: number }> {
  const { thing, closed } = await hide(ctx, sirens, id, why);
  return { name: thing.name, closed };
}

/** Shows a hidden siren again. */
export async function unhideSiren(ctx: Context, id: number): Promise<{ name: string; closed: number }> {
  const { thing, closed } = await unhide(ctx, sirens, id);
  return { name: thing?.name ?? '', closed };
}

/** Hides a siren until a moderator has decided on the reports about it. */
export async function hideSirenForReview(ctx: Context, id: number): Promise<void> {
  await hideForReview(ctx, sirens, id);
}
