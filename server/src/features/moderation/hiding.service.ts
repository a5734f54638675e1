import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { queueNotice } from '../accounts/mail/notices.service.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { type Hidden, hiddenNotice, shownNotice } from './hiding-notice.view.ts';

/** What the owner reads while nobody has looked yet. */
const UNDER_REVIEW = 'Under review';
const LONGEST_REASON = 500;
const LONGEST_OUTCOME = 200;

/** Why something goes out of sight, as its owner reads it. */
export interface HidingReason {
  reason: string;
  /** What is noted on the reports about it. */
  outcome: string;
  /** Whether a report did this by itself, before anybody looked. */
  isAutomatic: boolean;
}

/** For what reports hide until somebody has looked at them. */
export const UNTIL_REVIEWED: HidingReason = { reason: UNDER_REVIEW, outcome: '', isAutomatic: true };

/** The operator's reason; throws for anybody else, and for a reason that nobody could read. */
export function operatorReason(ctx: Context, why: string): HidingReason {
  authorize(ctx, 'moderation.decide');
  const reason = why.trim();
  if (reason === '' || reason.length > LONGEST_REASON) {
    throw new AppError('invalid', { sentence: `A reason has 1 to ${LONGEST_REASON} characters: the owner reads it.` });
  }
  return { reason, outcome: `Hidden: ${reason}`.slice(0, LONGEST_OUTCOME), isAutomatic: false };
}

/** Tells the owner why something of theirs is out of sight since a time, in the caller's transaction. */
export async function tellHidden(
  ctx: Context,
  ownerId: number,
  thing: Hidden,
  { reason, isAutomatic }: HidingReason,
  since: Date,
): Promise<void> {
  const { supportEmail } = ctx.config;
  const notice = hiddenNotice(thing, { reason, isAutomatic, since, now: ctx.clock.now(), supportEmail });
  await queueNotice(ctx, ownerId, notice);
}

/** Tells the owner that it can be seen again, in the caller's transaction. */
export async function tellShown(ctx: Context, ownerId: number, thing: Hidden): Promise<void> {
  await queueNotice(ctx, ownerId, shownNotice(thing));
}
