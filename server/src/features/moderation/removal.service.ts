import type { Context } from '../../context.ts';
import { type ReportCategory, reportCategories } from './moderation.tables.ts';
import { removalReason } from './removal-reason.view.ts';
import { categoryOf } from './report-category.rules.ts';
import { closeReportsAbout, type Reported } from './reports.service.ts';
import { listOpenCategories } from './reports.store.ts';

/**
 * Closes the reports about content that a moderator deletes, in the caller's transaction; returns the reason for its
 * author.
 */
export async function closeByRemoval(ctx: Context, thing: Reported, chosen: string | undefined): Promise<string> {
  const reported = await listOpenCategories(ctx.db, thing);
  await closeReportsAbout(ctx, thing, 'Deleted by a moderator');
  const mostSevere: ReportCategory = reportCategories.find((each) => reported.includes(each)) ?? 'other';
  return removalReason(chosen === undefined ? mostSevere : categoryOf(chosen, ''), reported.length > 0);
}
