import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockAccount } from '../accounts/people.service.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { listEvidence, listHiddenTextsOf, updateReleased, upsertEvidence } from './evidence.store.ts';
import type { Evidence } from './moderation.tables.ts';
import type { Reported } from './reports.service.ts';

/** Something of somebody's, with all that it says now. */
export interface ContentSnapshot extends Reported {
  ownerId: number;
  text: string;
}

/** A text as it was when it was reported or hidden. */
export type EvidenceText = Pick<Evidence, 'text' | 'createdAt'>;

async function store(ctx: Context, snapshot: ContentSnapshot, isBlocked: boolean, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // Of an account that is being deleted there is nothing left to review.
    if (!(await lockAccount(ctx, snapshot.ownerId))) return;
    const { ownerId: userId, subject, subjectId, text } = snapshot;
    await upsertEvidence(ctx.db, {
      userId,
      subject,
      subjectId,
      reason,
      text,
      held: isBlocked,
      createdAt: ctx.clock.now(),
    });
  });
}

/** Stores for moderators what something said when it was reported, whatever its author makes of it later. */
export async function storeReported(ctx: Context, snapshot: ContentSnapshot): Promise<void> {
  await store(ctx, snapshot, false, 'As it was when it was reported');
}

/** Stores what something said when it was hidden, and blocks it until a moderator shows it again. */
export async function storeHidden(ctx: Context, snapshot: ContentSnapshot, reason: string): Promise<void> {
  await store(ctx, snapshot, true, reason);
}

/** Lets its author say again what was out of sight; false when nothing of it was blocked. */
export async function clearHidden(ctx: Context, thing: Reported): Promise<boolean> {
  return (await updateReleased(ctx.db, thing)) > 0;
}

/** What of somebody's is out of sight, or was when they deleted it. */
export async function findHiddenTexts(ctx: Context, ownerId: number, subject: Reported['subject']): Promise<string[]> {
  return listHiddenTextsOf(ctx.db, ownerId, subject);
}

/** The stored texts of something, for the operator, the newest first. */
export async function readEvidence(ctx: Context, thing: Reported): Promise<EvidenceText[]> {
  authorize(ctx, 'moderation.decide');
  return listEvidence(ctx.db, thing);
}
