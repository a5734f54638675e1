import type { Context } from '../../context.ts';
import { findJoined } from '../accounts/people.service.ts';
import { isChildSafetyReport } from './report-category.rules.ts';
import { isTrusted, WITNESSES } from './report-weight.rules.ts';
import { countWitnesses, fileReport, type Reported, takeHide, wasReviewed } from './reports.service.ts';

/** The text and category of a report. */
export interface ReportWords {
  reason: string;
  category?: string | undefined;
}

/** The reported content with its owner and its last change. */
export interface ReportedWork extends Reported {
  ownerId: number | null;
  changedAt: Date;
}

/** Whether this report may hide content. Those of visitors wait for a moderator. */
async function mayHide(ctx: Context, work: ReportedWork, words: ReportWords, address: string): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || !actor.authorized || actor.id === work.ownerId) return false;
  if (!isChildSafetyReport(words.category, words.reason)) return false;
  // Moderators have reviewed such a report and left it visible: it is not hidden again until it changes.
  if (await wasReviewed(ctx, work, 'child_safety', work.changedAt)) return false;
  return takeHide(ctx, address);
}

async function isTrustedReporter(ctx: Context): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return false;
  return isTrusted({ authorized: actor.authorized, joinedAt: await findJoined(ctx, actor.id) }, ctx.clock.now());
}

/** Stores a report; `mustWait` tells to hide the content until a review, for child safety. */
export async function fileWeighed(
  ctx: Context,
  work: ReportedWork,
  words: ReportWords,
  address: string,
): Promise<{ mustWait: boolean }> {
  const { subject, subjectId } = work;
  const isWitness = await mayHide(ctx, work, words, address);
  await fileReport(ctx, { subject, subjectId, ...words, address, mayHide: isWitness });
  if (!isWitness) return { mustWait: false };
  const mustWait = (await isTrustedReporter(ctx)) || (await countWitnesses(ctx, work, 'child_safety')) >= WITNESSES;
  if (mustWait)
    ctx.log.warn({ event: 'hidden_for_review', subject, id: subjectId }, 'hidden until its reports are reviewed');
  return { mustWait };
}
