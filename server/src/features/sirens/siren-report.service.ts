import type { Context } from '../../context.ts';
import { findJoined } from '../accounts/membership.service.ts';
import { countWitnesses, fileReport, isGrave, takeHide, wasReviewed } from '../moderation/reports.service.ts';
import { getVisibleSiren } from './siren.service.ts';
import { hideForReview } from './siren-hiding.service.ts';
import { isTrusted, WITNESSES } from './siren-report.rules.ts';
import type { SirenRow } from './sirens.tables.ts';

const aboutSiren = (subjectId: number) => ({ subject: 'siren', subjectId }) as const;

interface Words {
  reason: string;
  category?: string | undefined;
}

/** Whether these words of this reporter may take a siren out of sight: what visitors say waits for a moderator. */
async function mayHide(ctx: Context, siren: SirenRow, { reason, category }: Words, address: string): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || !actor.authorized || actor.id === siren.userId) return false;
  if (!isGrave(category, reason)) return false;
  // Looked at and left as it is: the same words again hide nothing until the siren changes.
  if (await wasReviewed(ctx, aboutSiren(siren.id), 'child_safety', siren.updatedAt)) return false;
  return takeHide(ctx, address);
}

async function isTrustedReporter(ctx: Context): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return false;
  return isTrusted({ authorized: actor.authorized, joinedAt: await findJoined(ctx, actor.id) }, ctx.clock.now());
}

/** Whether a siren goes out of sight for what is said of the safety of children, until somebody has looked. */
async function mustWait(ctx: Context, sirenId: number): Promise<boolean> {
  if (await isTrustedReporter(ctx)) return true;
  return (await countWitnesses(ctx, aboutSiren(sirenId), 'child_safety')) >= WITNESSES;
}

/** Reports a siren that the reporter can see. */
export async function reportSiren(
  ctx: Context,
  sirenId: number,
  report: Words,
  address: string,
): Promise<{ message: string }> {
  const siren = await getVisibleSiren(ctx, sirenId);
  const isWitness = await mayHide(ctx, siren, report, address);
  await fileReport(ctx, { ...aboutSiren(sirenId), ...report, address, mayHide: isWitness });
  if (isWitness && (await mustWait(ctx, sirenId))) {
    await hideForReview(ctx, sirenId);
    ctx.log.warn({ siren: sirenId }, 'a siren is out of sight until its reports are looked at');
  }
  return { message: 'Siren reported successfully' };
}
