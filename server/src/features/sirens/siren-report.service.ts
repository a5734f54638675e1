import type { Context } from '../../context.ts';
import { fileWeighed, type ReportWords } from '../moderation/report-weight.service.ts';
import { getVisibleSiren } from './siren.service.ts';
import { hideSirenForReview } from './siren-hiding.service.ts';

/** Reports a siren that the reporter can see. */
export async function reportSiren(
  ctx: Context,
  sirenId: number,
  report: ReportWords,
  address: string,
): Promise<{ message: string }> {
  const { userId, updatedAt } = await getVisibleSiren(ctx, sirenId);
  const siren = { subject: 'siren', subjectId: sirenId, ownerId: userId, changedAt: updatedAt } as const;
  const { mustWait } = await fileWeighed(ctx, siren, report, address);
  if (mustWait) await hideSirenForReview(ctx, sirenId);
  return { message: 'Siren reported successfully' };
}
