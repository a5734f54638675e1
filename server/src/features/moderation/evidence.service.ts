import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockAccount } from '../accounts/people.service.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { listEvidence, listHiddenTextsOf, updateReleased, upsertEvidence } from './evidence.store.ts';
import type { Evidence } from './moderation.tables.ts';
import type { Reported } from './reports.service.ts';

/** A siren, post, comment or user with its owner and its current text. */
export interface ContentSnapshot extends Reported {
  ownerId: number;
  text: string;
}

/** A text as it was when reported or hidden. */
export type EvidenceText = Pick<Evidence, 'text' | 'createdAt'>;

async function store(ctx: Context, snapshot: ContentSnapshot, isBlocked: boolean, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // An account that is being deleted needs no evidence.
    if (!(await lockAccount(ctx, snapshot.ownerId))) return;
    const { ownerId: userId, subject, subjectId, text } = snapshot;
    await upsertEvidence(ctx.db, {
      userId,
      subject,
      subjectId,
      reason,
      text,
      isBlocked,
      createdAt: ctx.clock.now(),
    });
  });
}

/** Stores the current text as evidence of a report, in case the author changes or deletes it. */
export async function storeReported(ctx: Context, snapshot: ContentSnapshot): Promise<void> {
  await store(ctx, snapshot, false, 'As it was when it was reported');
}

/**
 * Stores the current text when it is hidden, and blocks its author from posting it again until a moderator shows it.
 */
export async function storeHidden(ctx: Context, snapshot: ContentSnapshot, reason: string): Promise<void> {
  await store(ctx, snapshot, true, reason);
}

/** Unblocks the stored texts of a subject; false when none was blocked. */
export async function clearHidden(ctx: Context, thing: Reported): Promise<boolean> {
  return (await updateReleased(ctx.db, thing)) > 0;
}

/** The blocked texts of a user: hidden now, or hidden when their author deleted them. */
export async function findHiddenTexts(ctx: Context, ownerId: number, subject: Reported['subject']): Promise<string[]> {
  return listHiddenTextsOf(ctx.db, ownerId, subject);
}

/** The stored texts of a subject, for the operator, the newest first. */
export async function readEvidence(ctx: Context, thing: Reported): Promise<EvidenceText[]> {
  authorize(ctx, 'moderation.decide');
  return listEvidence(ctx.db, thing);
}
