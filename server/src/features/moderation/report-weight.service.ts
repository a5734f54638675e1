import type { Context } from '../../context.ts';
import { findJoined } from '../accounts/people.service.ts';
import { isGrave } from './report-category.rules.ts';
import { isTrusted, WITNESSES } from './report-weight.rules.ts';
import { countWitnesses, fileReport, type Reported, takeHide, wasReviewed } from './reports.service.ts';

/** What somebody says of something. */
export interface ReportWords {
  reason: string;
  category?: string | undefined;
}

/** What is reported, whose it is, and since when it has been as it is. */
export interface ReportedWork extends Reported {
  ownerId: number | null;
  changedAt: Date;
}

/** Whether these words of this reporter may take something out of sight: what visitors say waits for a moderator. */
async function mayHide(ctx: Context, work: ReportedWork, words: ReportWords, address: string): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || !actor.authorized || actor.id === work.ownerId) return false;
  if (!isGrave(words.category, words.reason)) return false;
  // Looked at and left as it is: the same words again hide nothing until it changes.
  if (await wasReviewed(ctx, work, 'child_safety', work.changedAt)) return false;
  return takeHide(ctx, address);
}

async function isTrustedReporter(ctx: Context): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return false;
  return isTrusted({ authorized: actor.authorized, joinedAt: await findJoined(ctx, actor.id) }, ctx.clock.now());
}

/** Keeps a report; tells whether what it is about goes out of sight until somebody has looked, for the safety of children. */
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
