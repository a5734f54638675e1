import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { queueNotice } from '../accounts/mail/notices.service.ts';
import { authorize } from '../accounts/permissions.service.ts';
import { type ContentSnapshot, clearHidden, storeHidden } from './evidence.service.ts';
import { type Hidden, hiddenNotice, shownNotice } from './hiding-notice.view.ts';
import { closeReportsAbout } from './reports.service.ts';

/** What the owner reads while nobody has looked yet. */
const UNDER_REVIEW = 'Under review';
const LONGEST_REASON = 500;
const LONGEST_OUTCOME = 200;

/** Why something goes out of sight, as its owner reads it. */
interface HidingReason {
  reason: string;
  /** What is noted on the reports about it. */
  outcome: string;
  /** Whether a report did this by itself, before anybody looked. */
  isAutomatic: boolean;
}

/** Something that can be taken out of sight. */
interface HideableRow {
  id: number;
  /** Its owner, who is mailed; null when their account is gone. */
  userId: number | null;
  hiddenAt: Date | null;
  hiddenReason: string;
}

/** How one kind of thing is taken out of sight. */
export interface Hideable<T extends HideableRow> {
  subject: Hidden['word'];
  /** Locks the thing, and before it whatever everybody locks before it; null when it is not there. */
  lock(ctx: Context, id: number): Promise<T | null>;
  /** Writes that it is hidden, or with null that it is not, and what follows from that. */
  setHidden(ctx: Context, thing: T, hidden: { at: Date; reason: string } | null): Promise<void>;
  /** What is stored of it for moderators while it is hidden; left out where nothing is stored. */
  takeSnapshot?(ctx: Context, thing: T): Promise<ContentSnapshot | null>;
  /** Whether what was deleted while it was hidden can be cleared too, so that its author may write the same again. */
  clearsDeleted?: true;
  /** How the mail to its owner calls it. */
  describe(thing: T): Pick<Hidden, 'called' | 'means'>;
}

/** For what reports hide until somebody has looked at them. */
const UNTIL_REVIEWED: HidingReason = { reason: UNDER_REVIEW, outcome: '', isAutomatic: true };

/** The operator's reason; throws for anybody else, and for a reason that nobody could read. */
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

/** Hides what is locked, stores what it said, and mails its owner the reason. */
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

/** Takes something out of everybody's sight but its owner's, who is told why; closes the reports about it. */
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
    // The same once more changes nothing, and is not mailed again.
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

/** Shows something hidden again and tells its owner; closes the reports about it, which somebody has looked at now. */
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

/** Takes something out of sight until somebody has looked at the reports about it; what is hidden stays as it is. */
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
