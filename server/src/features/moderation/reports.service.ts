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
  /** The network address of the reporter, who may have no account. */
  address: string;
  /** Whether it counts towards hiding the content; others only wait in the queue. */
  mayHide?: boolean;
}

/** The subject of a report. */
export interface Reported {
  subject: ReportSubject;
  subjectId: number;
}

/** Stores a report; a second one by the same reporter about the same subject replaces it. */
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

/** The number of reporters, told apart by address, whose open reports may hide the subject. */
export async function countWitnesses(ctx: Context, thing: Reported, category: ReportCategory): Promise<number> {
  return countOrigins(ctx.db, thing.subject, thing.subjectId, category);
}

/** Consumes one of the few reports per day that may hide something, by account and by address. */
export async function takeHide(ctx: Context, address: string): Promise<boolean> {
  if (ctx.actor.kind !== 'user') return false;
  if (!(await ctx.limits.tryTake(moderationLimits.hidesByUser, `${ctx.actor.id}`))) return false;
  return ctx.limits.tryTake(moderationLimits.hidesByAddress, addressKey(address));
}

/** Whether moderators have closed a report of this category about the subject since a time. */
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

/** Closes all open reports about a subject, in the caller's transaction; returns their number. */
export async function closeReportsAbout(ctx: Context, thing: Reported, outcome: string): Promise<number> {
  return updateAllClosed(ctx.db, thing, outcome, ctx.clock.now());
}

/** The user's own reports, for their export. */
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
