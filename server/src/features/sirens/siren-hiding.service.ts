import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { queueNotice } from '../accounts/notices.service.ts';
import { closeReportsAbout } from '../moderation/reports.service.ts';
import { lockSirenToHide, updateHidden } from './siren-hiding.store.ts';
import { hiddenNotice, shownNotice } from './siren-notices.ts';
import type { SirenRow } from './sirens.tables.ts';

/** What the owner reads while nobody has looked yet. */
const UNDER_REVIEW = 'Under review';
const LONGEST_REASON = 500;
const LONGEST_OUTCOME = 200;

async function hide(ctx: Context, siren: SirenRow, reason: string, isAutomatic: boolean): Promise<void> {
  const now = ctx.clock.now();
  const since = siren.hiddenAt ?? now;
  await updateHidden(ctx.db, siren.id, { at: since, reason });
  const { supportEmail } = ctx.config;
  await queueNotice(ctx, siren.userId, hiddenNotice({ siren, reason, isAutomatic, since, now, supportEmail }));
}

async function lockNamed(ctx: Context, id: number): Promise<SirenRow> {
  const siren = await lockSirenToHide(ctx.db, id);
  if (!siren) throw new AppError('not_found', { sentence: `There is no siren ${id}.` });
  return siren;
}

function requireOperator(ctx: Context): void {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden');
}

/** Takes a siren out of everybody's sight but the owner's, who is told why; closes the reports about it. */
export async function hideSiren(ctx: Context, id: number, why: string): Promise<{ name: string; closed: number }> {
  requireOperator(ctx);
  const reason = why.trim();
  if (reason === '' || reason.length > LONGEST_REASON) {
    throw new AppError('invalid', { sentence: `A reason has 1 to ${LONGEST_REASON} characters: the owner reads it.` });
  }
  return inTransaction(ctx, async (ctx) => {
    const siren = await lockNamed(ctx, id);
    // The same once more changes nothing, and is not mailed again.
    if (siren.hiddenReason !== reason) await hide(ctx, siren, reason, false);
    const outcome = `Hidden: ${reason}`.slice(0, LONGEST_OUTCOME);
    return { name: siren.name, closed: await closeReportsAbout(ctx, { subject: 'siren', subjectId: id }, outcome) };
  });
}

/** Shows a hidden siren again and tells its owner; closes the reports about it, which somebody has looked at now. */
export async function unhideSiren(ctx: Context, id: number): Promise<{ name: string; closed: number }> {
  requireOperator(ctx);
  return inTransaction(ctx, async (ctx) => {
    const siren = await lockNamed(ctx, id);
    if (siren.hiddenAt === null) throw new AppError('conflict', { sentence: `Siren ${id} is not hidden.` });
    await updateHidden(ctx.db, id, null);
    await queueNotice(ctx, siren.userId, shownNotice(siren));
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
    if (siren && siren.hiddenAt === null) await hide(ctx, siren, UNDER_REVIEW, true);
  });
}
