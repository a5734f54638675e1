import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { cutText } from '../../../platform/text/cut-text.ts';
import { holdAccount } from '../../accounts/people.service.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { holdHidden, releaseHidden } from '../../moderation/evidence.service.ts';
import {
  type HidingReason,
  operatorReason,
  tellHidden,
  tellShown,
  UNTIL_REVIEWED,
} from '../../moderation/hiding.service.ts';
import { closeReportsAbout } from '../../moderation/reports.service.ts';
import { findComment, lockComment, recount, updateComment } from '../comments/comments.store.ts';
import { lockPost } from '../posts.store.ts';
import type { CommentRow } from '../posts.tables.ts';
import { testifyComment } from './post-evidence.service.ts';

const QUOTED = 80;

const asHidden = ({ id, content }: CommentRow) =>
  ({
    word: 'comment',
    called: `“${cutText(content.replace(/\s+/g, ' '), QUOTED)}” (number ${id})`,
    means: 'others read in its place that it was deleted. What was answered to it stays.',
  }) as const;

/** A comment that is there: its author first, then its post, then the comment, as everybody locks them. */
async function lockThere(ctx: Context, id: number): Promise<CommentRow | null> {
  const found = await findComment(ctx.db, id);
  if (!found || found.deletedBy !== null) return null;
  if (found.userId !== null) await holdAccount(ctx, found.userId);
  await lockPost(ctx.db, found.postId);
  const comment = await lockComment(ctx.db, id);
  return comment?.deletedBy === null ? comment : null;
}

async function lockNamed(ctx: Context, id: number): Promise<CommentRow> {
  const comment = await lockThere(ctx, id);
  if (!comment) throw new AppError('not_found', { sentence: `There is no comment ${id}.` });
  return comment;
}

const about = (id: number) => ({ subject: 'comment', subjectId: id }) as const;

async function hide(ctx: Context, comment: CommentRow, why: HidingReason): Promise<void> {
  const since = comment.hiddenAt ?? ctx.clock.now();
  await updateComment(ctx.db, comment.id, { hiddenAt: since, hiddenReason: why.reason });
  await recount(ctx.db, comment.postId);
  const testimony = testifyComment(comment);
  if (!testimony) return;
  await holdHidden(ctx, testimony, why.reason);
  await tellHidden(ctx, testimony.ownerId, asHidden(comment), why, since);
}

/** Takes a comment out of everybody's sight but its author's, who is told why; closes the reports about it. */
export async function hideComment(ctx: Context, id: number, why: string): Promise<{ closed: number }> {
  const reason = operatorReason(ctx, why);
  return inTransaction(ctx, async (ctx) => {
    const comment = await lockNamed(ctx, id);
    // The same once more changes nothing, and is not mailed again.
    if (comment.hiddenReason !== reason.reason) await hide(ctx, comment, reason);
    return { closed: await closeReportsAbout(ctx, about(id), reason.outcome) };
  });
}

/** Shows a hidden comment again and tells its author; closes the reports about it. */
export async function unhideComment(ctx: Context, id: number): Promise<{ closed: number }> {
  authorize(ctx, 'moderation.decide');
  return inTransaction(ctx, async (ctx) => {
    const comment = await lockNamed(ctx, id);
    if (comment.hiddenAt === null) throw new AppError('conflict', { sentence: `Comment ${id} is not hidden.` });
    await updateComment(ctx.db, id, { hiddenAt: null, hiddenReason: '' });
    await recount(ctx.db, comment.postId);
    await releaseHidden(ctx, about(id));
    if (comment.userId !== null) await tellShown(ctx, comment.userId, asHidden(comment));
    return { closed: await closeReportsAbout(ctx, about(id), 'Shown again') };
  });
}

/** Takes a comment out of sight until somebody has looked at the reports about it. */
export async function hideCommentForReview(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const comment = await lockThere(ctx, id);
    if (comment && comment.hiddenAt === null) await hide(ctx, comment, UNTIL_REVIEWED);
  });
}
