import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { holdAccount } from '../accounts/people.service.ts';
import { listHeldOf, listKept, updateReleased, upsertKept } from './evidence.store.ts';
import { requireOperator } from './hiding.service.ts';
import { keptFields, type Refusal } from './moderation.tables.ts';
import type { Reported } from './reports.service.ts';

/** Something of somebody's, with all that it says now. */
export interface Testimony extends Reported {
  ownerId: number;
  text: string;
}

/** A text as it was when it was reported or hidden. */
export type KeptText = Pick<Refusal, 'excerpt' | 'createdAt'>;

const subjectOf = ({ subject, subjectId }: Reported) => `${subject}:${subjectId}`;

async function keep(ctx: Context, what: Testimony, field: keyof typeof keptFields, reason: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // Of somebody who is leaving at this moment nothing is there to be looked at any more.
    if (!(await holdAccount(ctx, what.ownerId))) return;
    await upsertKept(ctx.db, {
      userId: what.ownerId,
      subject: subjectOf(what),
      field: keptFields[field],
      category: 'kept',
      reason,
      excerpt: what.text,
      createdAt: ctx.clock.now(),
    });
  });
}

/** Keeps for moderators what something said when it was reported, whatever its author makes of it later. */
export async function keepReported(ctx: Context, what: Testimony): Promise<void> {
  await keep(ctx, what, 'reported', 'As it was when it was reported');
}

/** Keeps what something said when it went out of sight, and remembers it until a moderator shows it again. */
export async function holdHidden(ctx: Context, what: Testimony, reason: string): Promise<void> {
  await keep(ctx, what, 'held', reason);
}

/** Lets its author say again what was out of sight; false when nothing of it was held. */
export async function releaseHidden(ctx: Context, thing: Reported): Promise<boolean> {
  return (await updateReleased(ctx.db, subjectOf(thing))) > 0;
}

/** What of somebody's is out of sight, or was when they deleted it. */
export async function findHeld(ctx: Context, ownerId: number, subject: Reported['subject']): Promise<string[]> {
  const held = await listHeldOf(ctx.db, ownerId);
  return held.filter((each) => each.subject.startsWith(`${subject}:`)).map(({ excerpt }) => excerpt);
}

/** What is kept of something, for the operator, the newest first. */
export async function readKept(ctx: Context, thing: Reported): Promise<KeptText[]> {
  requireOperator(ctx);
  return listKept(ctx.db, subjectOf(thing));
}
