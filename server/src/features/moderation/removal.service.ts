import type { Context } from '../../context.ts';
import { type ReportCategory, reportCategories } from './moderation.tables.ts';
import { removalReason } from './removal-reason.view.ts';
import { categoryOf } from './report-category.rules.ts';
import { closeReportsAbout, type Reported } from './reports.service.ts';
import { listOpenCategories } from './reports.store.ts';

/** Closes the reports about what a moderator takes away, in their transaction; gives the reason its author is told. */
export async function closeByRemoval(ctx: Context, thing: Reported, chosen: string | undefined): Promise<string> {
  const reported = await listOpenCategories(ctx.db, thing);
  await closeReportsAbout(ctx, thing, 'Deleted by a moderator');
  const gravest: ReportCategory = reportCategories.find((each) => reported.includes(each)) ?? 'other';
  return removalReason(chosen === undefined ? gravest : categoryOf(chosen, ''), reported.length > 0);
}
