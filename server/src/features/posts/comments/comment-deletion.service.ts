import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { cutText } from '../../../platform/text/cut-text.ts';
import { queueNotice } from '../../accounts/mail/notices.service.ts';
import { lockAccount } from '../../accounts/people.service.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { closeByRemoval } from '../../moderation/removal.service.ts';
import { authorizeDeletion } from '../feed/feeds.service.ts';
import { forgetComment } from '../notifications.service.ts';
import { maySeePost } from '../posts.rules.ts';
import { findPost, lockPost } from '../posts.store.ts';
import type { CommentRow } from '../posts.tables.ts';
import { removedNotice } from '../review/removal-notice.view.ts';
import { isGoneFor } from './comment.rules.ts';
import { findComment, lockComment, recount, updateComment } from './comments.store.ts';

const QUOTED = 80;

const asRemoved = ({ id, content }: CommentRow) =>
  ({
    word: 'comment',
    called: `“${cutText(content.replace(/\s+/g, ' '), QUOTED)}” (number ${id})`,
    means: 'What was answered to it stays.',
  }) as const;

/** A comment that the actor may delete. Authors may delete their own also while it is hidden. */
async function getDeletable(ctx: Context, id: number): Promise<{ row: CommentRow; isByRole: boolean }> {
  const row = await findComment(ctx.db, id);
  const post = row && (await findPost(ctx.db, row.postId));
  if (!row || !post || row.deletedBy !== null) throw new AppError('not_found');
  const isVisible = maySeePost(ctx.actor, post) && !isGoneFor(false, row);
  return { row, ...(await authorizeDeletion(ctx, { authorId: row.userId, feedId: post.feedId, isVisible })) };
}

/** Deletes a comment, by its author or by a moderator; then its author is mailed. Replies to it stay. */
export async function deleteComment(ctx: Context, id: number, category?: string): Promise<{ message: string }> {
  authorize(ctx, 'comment.delete');
  const { row: found, isByRole } = await getDeletable(ctx, id);
  await inTransaction(ctx, async (ctx) => {
    // Lock order: account, post, comment.
    if (found.userId !== null) await lockAccount(ctx, found.userId);
    await lockPost(ctx.db, found.postId);
    const row = await lockComment(ctx.db, id);
    if (!row || row.deletedBy !== null) throw new AppError('not_found');
    await updateComment(ctx.db, id, { content: '', deletedBy: isByRole ? 'moderator' : 'author' });
    await recount(ctx.db, row.postId);
    await forgetComment(ctx, id);
    if (!isByRole) return;
    const reason = await closeByRemoval(ctx, { subject: 'comment', subjectId: id }, category);
    if (row.userId === null) return;
    await queueNotice(ctx, row.userId, removedNotice(asRemoved(row), reason, ctx.config.supportEmail));
  });
  return { message: 'Comment deleted successfully.' };
}
