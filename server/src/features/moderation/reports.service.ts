import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { moderationLimits } from './moderation.limits.ts';
import type { Report, ReportCategory, ReportSubject } from './moderation.tables.ts';
import { categoryOf } from './report-category.rules.ts';
import {
  countOrigins,
  hasClosed,
  listReportsBy,
  updateAllClosed,
  updateClosed,
  upsertReport,
} from './reports.store.ts';

export interface NewReport {
  subject: ReportSubject;
  subjectId: number;
  reason: string;
  category?: string | undefined;
  /** Address of the reporter, who may be nobody we know. */
  address: string;
  /** Whether it counts towards taking what it is about out of sight; all others only wait in the queue. */
  mayHide?: boolean;
}

/** What a report can be about. */
export interface Reported {
  subject: ReportSubject;
  subjectId: number;
}

/** Keeps a report for the moderators; the same person's next one about the same thing replaces it. */
export async function fileReport(ctx: Context, report: NewReport): Promise<ReportCategory> {
  const address = addressKey(report.address);
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  if (userId === null) await ctx.limits.take(moderationLimits.reportsByAddress, address);
  else await ctx.limits.take(moderationLimits.reportsByUser, `${userId}`);
  const addressMark = ctx.secrets.mark(`address:${address}`);
  const category = categoryOf(report.category, report.reason);
  await upsertReport(ctx.db, {
    subject: report.subject,
    subjectId: report.subjectId,
    reporter: userId === null ? `address:${addressMark}` : `user:${userId}`,
    userId,
    addressMark,
    category,
    reason: report.reason,
    mayHide: report.mayHide ?? false,
    createdAt: ctx.clock.now(),
  });
  return category;
}

/** How many whose word may hide something, as far as addresses tell, say this of it while nobody has looked yet. */
export async function countWitnesses(ctx: Context, thing: Reported, category: ReportCategory): Promise<number> {
  return countOrigins(ctx.db, thing.subject, thing.subjectId, category);
}

/** Takes one of the few times in a day that the word of this account, or from this address, may hide something. */
export async function takeHide(ctx: Context, address: string): Promise<boolean> {
  if (ctx.actor.kind !== 'user') return false;
  if (!(await ctx.limits.tryTake(moderationLimits.hidesByUser, `${ctx.actor.id}`))) return false;
  return ctx.limits.tryTake(moderationLimits.hidesByAddress, addressKey(address));
}

/** Whether moderators have looked at such a report about something since a time. */
export async function wasReviewed(
  ctx: Context,
  thing: Reported,
  category: ReportCategory,
  since: Date,
): Promise<boolean> {
  return hasClosed(ctx.db, thing.subject, thing.subjectId, category, since);
}

/** Closes one report, by the operator. */
export async function closeReport(ctx: Context, id: number, outcome: string): Promise<Report> {
  authorize(ctx, 'moderation.decide');
  const report = await updateClosed(ctx.db, id, outcome, ctx.clock.now());
  if (!report) throw new AppError('not_found', { sentence: `There is no open report ${id}.` });
  return report;
}

/** Closes every open report about something, in the caller's transaction; gives how many there were. */
export async function closeReportsAbout(ctx: Context, thing: Reported, outcome: string): Promise<number> {
  return updateAllClosed(ctx.db, thing, outcome, ctx.clock.now());
}

/** What a user reported, for their export. */
export async function exportReports(ctx: Context, userId: number): Promise<Record<string, unknown>> {
  const rows = await listReportsBy(ctx.db, userId);
  return {
    reports: rows.map(({ subject, subjectId, category, reason, state, createdAt }) => ({
      about: subject,
      about_id: subjectId,
      category,
      reason,
      state,
      created_at: createdAt.toISOString(),
    })),
  };
}
