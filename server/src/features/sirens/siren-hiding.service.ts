import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { authorize } from '../accounts/permissions.service.ts';
import {
  type HidingReason,
  operatorReason,
  tellHidden,
  tellShown,
  UNTIL_REVIEWED,
} from '../moderation/hiding.service.ts';
import { closeReportsAbout } from '../moderation/reports.service.ts';
import { lockSirenToHide, updateHidden } from './siren-hiding.store.ts';
import type { SirenRow } from './sirens.tables.ts';

const asHidden = ({ id, name }: SirenRow) =>
  ({
    word: 'siren',
    called: `“${name}” (number ${id})`,
    means:
      'others find neither the siren nor its pictures and its intro, wherever they are. Nothing was deleted, and it is still among My Sirens.',
  }) as const;

async function hide(ctx: Context, siren: SirenRow, why: HidingReason): Promise<void> {
  const since = siren.hiddenAt ?? ctx.clock.now();
  await updateHidden(ctx.db, siren.id, { at: since, reason: why.reason });
  await tellHidden(ctx, siren.userId, asHidden(siren), why, since);
}

async function lockNamed(ctx: Context, id: number): Promise<SirenRow> {
  const siren = await lockSirenToHide(ctx.db, id);
  if (!siren) throw new AppError('not_found', { sentence: `There is no siren ${id}.` });
  return siren;
}

/** Takes a siren out of everybody's sight but the owner's, who is told why; closes the reports about it. */
export async function hideSiren(ctx: Context, id: number, why: string): Promise<{ name: string; closed: number }> {
  const reason = operatorReason(ctx, why);
  return inTransaction(ctx, async (ctx) => {
    const siren = await lockNamed(ctx, id);
    // The same once more changes nothing, and is not mailed again.
    if (siren.hiddenReason !== reason.reason) await hide(ctx, siren, reason);
    const closed = await closeReportsAbout(ctx, { subject: 'siren', subjectId: id }, reason.outcome);
    return { name: siren.name, closed };
  });
}

/** Shows a hidden siren again and tells its owner; closes the reports about it, which somebody has looked at now. */
export async function unhideSiren(ctx: Context, id: number): Promise<{ name: string; closed: number }> {
  authorize(ctx, 'moderation.decide');
  return inTransaction(ctx, async (ctx) => {
    const siren = await lockNamed(ctx, id);
    if (siren.hiddenAt === null) throw new AppError('conflict', { sentence: `Siren ${id} is not hidden.` });
    await updateHidden(ctx.db, id, null);
    await tellShown(ctx, siren.userId, asHidden(siren));
    return {
      name: siren.name,
      closed: await closeReportsAbout(ctx, { subject: 'siren', subjectId: id }, 'Shown again'),
    };
  });
}

/** Takes a siren out of sight until somebody has looked at the reports about it; one that is hidden stays as it is. */
export async function hideForReview(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const siren = await lockSirenToHide(ctx.db, id);
    if (siren && siren.hiddenAt === null) await hide(ctx, siren, UNTIL_REVIEWED);
  });
}
