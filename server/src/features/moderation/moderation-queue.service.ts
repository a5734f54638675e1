import type { Context } from '../../context.ts';
import { findNames } from '../accounts/people.service.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { deleteOldEvidence } from './evidence.store.ts';
import { deleteOldRefusals, listRefusals } from './moderation.store.ts';
import type { Refusal } from './moderation.tables.ts';
import { countReported, deleteOldReports, listReported, type ReportedThing } from './reports.store.ts';

const DAY = 86_400_000;
const REFUSAL_RETENTION = 180 * DAY;
const CLOSED_REPORT_RETENTION = 365 * DAY;
const EVIDENCE_RETENTION = 365 * DAY;

/** The newest subjects with open reports, oldest first, and the number of all. */
export async function readReports(ctx: Context, most: number): Promise<{ things: ReportedThing[]; all: number }> {
  authorize(ctx, 'moderation.decide');
  const newest = await listReported(ctx.db, most);
  return { things: newest.reverse(), all: await countReported(ctx.db) };
}

/** The newest refusals, oldest first, with their usernames. */
export async function readRefusals(
  ctx: Context,
  most: number,
): Promise<(Refusal & { username: string | undefined })[]> {
  authorize(ctx, 'moderation.decide');
  const rows = (await listRefusals(ctx.db, most)).reverse();
  const ids = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const names = await findNames(ctx, ids);
  return rows.map((row) => ({ ...row, username: names.get(row.userId ?? 0)?.username }));
}

/** Deletes refusals after half a year, closed reports and evidence after a year. */
export async function sweepModeration(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  await deleteOldRefusals(ctx.db, new Date(now - REFUSAL_RETENTION));
  await deleteOldEvidence(ctx.db, new Date(now - EVIDENCE_RETENTION));
  await deleteOldReports(ctx.db, new Date(now - CLOSED_REPORT_RETENTION));
}
