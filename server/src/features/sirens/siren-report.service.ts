import type { Context } from '../../context.ts';
import type { RateRule } from '../../platform/rate-limits.ts';
import { findJoined } from '../accounts/membership.service.ts';
import { countWitnesses, fileReport, wasReviewed } from '../moderation/reports.service.ts';
import { getVisibleSiren } from './siren.service.ts';
import { hideForReview } from './siren-hiding.service.ts';
import { isTrusted, WITNESSES } from './siren-report.rules.ts';
import type { SirenRow } from './sirens.tables.ts';

/** What one person can take out of sight in a day: a malicious one cannot empty the place. */
const hidesByUser = { name: 'report-hides-user', points: 5, seconds: 86_400 } as const satisfies RateRule;

async function isTrustedReporter(ctx: Context): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return false;
  const joinedAt = await findJoined(ctx, actor.id);
  if (!isTrusted({ authorized: actor.authorized, joinedAt }, ctx.clock.now())) return false;
  return ctx.limits.tryTake(hidesByUser, `${actor.id}`);
}

/** Whether a siren goes out of sight for what is said of the safety of children, until somebody has looked. */
async function mustWait(ctx: Context, siren: SirenRow): Promise<boolean> {
  const thing = { subject: 'siren', subjectId: siren.id } as const;
  if (ctx.actor.kind === 'user' && ctx.actor.id === siren.userId) return false;
  // Looked at and left as it is: the same words again hide nothing until the siren changes.
  if (await wasReviewed(ctx, thing, 'child_safety', siren.updatedAt)) return false;
  if ((await countWitnesses(ctx, thing, 'child_safety')) >= WITNESSES) return true;
  return isTrustedReporter(ctx);
}

/** Reports a siren that the reporter can see. */
export async function reportSiren(
  ctx: Context,
  sirenId: number,
  report: { reason: string; category?: string | undefined },
  address: string,
): Promise<{ message: string }> {
  const siren = await getVisibleSiren(ctx, sirenId);
  const category = await fileReport(ctx, { subject: 'siren', subjectId: sirenId, ...report, address });
  if (category === 'child_safety' && (await mustWait(ctx, siren))) {
    await hideForReview(ctx, sirenId);
    ctx.log.warn({ siren: sirenId }, 'a siren is out of sight until its reports are looked at');
  }
  return { message: 'Siren reported successfully' };
}
