import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { queueNotice } from '../accounts/mail/notices.service.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { type ContentSnapshot, clearHidden, storeHidden } from './evidence.service.ts';
import { type Hidden, hiddenNotice, shownNotice } from './hiding-notice.view.ts';
import { closeReportsAbout } from './reports.service.ts';

/** The reason that the owner sees before a moderator has reviewed it. */
const UNDER_REVIEW = 'Under review';
const LONGEST_REASON = 500;
const LONGEST_OUTCOME = 200;

/** The reason for hiding, as the owner reads it. */
interface HidingReason {
  reason: string;
  /** The outcome stored on the reports about it. */
  outcome: string;
  /** Whether a report triggered this before any moderator looked. */
  isAutomatic: boolean;
}

/** The columns of a row that can be hidden. */
interface HideableRow {
  id: number;
  /** The owner, who gets a mail; null when the account is deleted. */
  userId: number | null;
  hiddenAt: Date | null;
  hiddenReason: string;
}

/** How one kind of content is hidden. */
export interface Hideable<T extends HideableRow> {
  subject: Hidden['word'];
  /** Locks the row, after the rows that come before it in the lock order; null when it does not exist. */
  lock(ctx: Context, id: number): Promise<T | null>;
  /** Marks the row as hidden, or with null as visible, and updates what depends on it. */
  setHidden(ctx: Context, thing: T, hidden: { at: Date; reason: string } | null): Promise<void>;
  /** The text to store as evidence while it is hidden; left out for kinds without evidence. */
  takeSnapshot?(ctx: Context, thing: T): Promise<ContentSnapshot | null>;
  /** Whether the block of a deleted row can be lifted too, so that its author may post the same text again. */
  clearsDeleted?: true;
  /** How the mail to the owner names it. */
  describe(thing: T): Pick<Hidden, 'called' | 'means'>;
}

/** The reason for content that reports hide until a review. */
const UNTIL_REVIEWED: HidingReason = { reason: UNDER_REVIEW, outcome: '', isAutomatic: true };

/** The operator's reason; throws for other actors, and when it is empty or too long. */
function operatorReason(ctx: Context, why: string): HidingReason {
  authorize(ctx, 'moderation.decide');
  const reason = why.trim();
  if (reason === '' || reason.length > LONGEST_REASON) {
    throw new AppError('invalid', { sentence: `A reason has 1 to ${LONGEST_REASON} characters: the owner reads it.` });
  }
  return { reason, outcome: `Hidden: ${reason}`.slice(0, LONGEST_OUTCOME), isAutomatic: false };
}

const missing = (subject: string, id: number) =>
  new AppError('not_found', { sentence: `There is no ${subject} ${id}.` });

/** Hides a locked row, stores its text as evidence and mails the owner the reason. */
async function write<T extends HideableRow>(
  ctx: Context,
  { subject, ...hideable }: Hideable<T>,
  thing: T,
  { reason, isAutomatic }: HidingReason,
): Promise<void> {
  const now = ctx.clock.now();
  const since = thing.hiddenAt ?? now;
  await hideable.setHidden(ctx, thing, { at: since, reason });
  const snapshot = await hideable.takeSnapshot?.(ctx, thing);
  if (snapshot) await storeHidden(ctx, snapshot, reason);
  if (thing.userId === null) return;
  const { supportEmail } = ctx.config;
  const described = { word: subject, ...hideable.describe(thing) };
  await queueNotice(ctx, thing.userId, hiddenNotice(described, { reason, isAutomatic, since, now, supportEmail }));
}

/** Hides content from everyone but its owner, who is mailed the reason; closes the reports about it. */
export async function hide<T extends HideableRow>(
  ctx: Context,
  hideable: Hideable<T>,
  id: number,
  why: string,
): Promise<{ thing: T; closed: number }> {
  const reason = operatorReason(ctx, why);
  const { subject } = hideable;
  return inTransaction(ctx, async (ctx) => {
    const thing = await hideable.lock(ctx, id);
    if (!thing) throw missing(subject, id);
    // Hiding again with the same reason changes nothing and sends no second mail.
    if (thing.hiddenReason !== reason.reason) await write(ctx, hideable, thing, reason);
    return { thing, closed: await closeReportsAbout(ctx, { subject, subjectId: id }, reason.outcome) };
  });
}

async function show<T extends HideableRow>(ctx: Context, hideable: Hideable<T>, thing: T): Promise<void> {
  const { subject } = hideable;
  if (thing.hiddenAt === null) {
    const word = subject[0]?.toUpperCase() + subject.slice(1);
    throw new AppError('conflict', { sentence: `${word} ${thing.id} is not hidden.` });
  }
  await hideable.setHidden(ctx, thing, null);
  if (thing.userId === null) return;
  await queueNotice(ctx, thing.userId, shownNotice({ word: subject, ...hideable.describe(thing) }));
}

/** Shows hidden content again and mails its owner; closes the reports about it, since they are reviewed now. */
export async function unhide<T extends HideableRow>(
  ctx: Context,
  hideable: Hideable<T>,
  id: number,
): Promise<{ thing: T | null; closed: number }> {
  authorize(ctx, 'moderation.decide');
  const { subject } = hideable;
  const about = { subject, subjectId: id };
  return inTransaction(ctx, async (ctx) => {
    const thing = await hideable.lock(ctx, id);
    const wasBlocked = hideable.takeSnapshot !== undefined && (await clearHidden(ctx, about));
    if (thing) await show(ctx, hideable, thing);
    else if (!wasBlocked || !hideable.clearsDeleted) throw missing(subject, id);
    return { thing, closed: await closeReportsAbout(ctx, about, 'Shown again') };
  });
}

/** Hides content until a moderator has reviewed its reports; hidden content stays as it is. */
export async function hideForReview<T extends HideableRow>(
  ctx: Context,
  hideable: Hideable<T>,
  id: number,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const thing = await hideable.lock(ctx, id);
    if (thing && thing.hiddenAt === null) await write(ctx, hideable, thing, UNTIL_REVIEWED);
  });
}
