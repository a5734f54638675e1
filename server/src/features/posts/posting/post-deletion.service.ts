import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { queueNotice } from '../../accounts/mail/notices.service.ts';
import { lockAccount } from '../../accounts/people.service.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { closeByRemoval } from '../../moderation/removal.service.ts';
import { lockShared, unshareStory } from '../../stories/library/story-sharing.service.ts';
import { authorizeDeletion } from '../feed/feeds.service.ts';
import { maySeePost } from '../posts.rules.ts';
import { deletePostRow, findPost } from '../posts.store.ts';
import type { PostRow } from '../posts.tables.ts';
import { removedNotice } from '../review/removal-notice.view.ts';

const asRemoved = ({ id, title }: PostRow) =>
  ({
    word: 'post',
    called: `“${title}” (number ${id})`,
    means: 'Its votes and comments went with it. The chat that it showed is still yours, and only yours.',
  }) as const;

/** Deletes a post, by its author or by a moderator; then its author is mailed the reason. The chat stays. */
export async function deletePost(ctx: Context, id: number, category?: string): Promise<{ message: string }> {
  authorize(ctx, 'post.delete');
  const row = await findPost(ctx.db, id);
  if (!row) throw new AppError('not_found');
  const { userId: authorId, feedId } = row;
  const { isByRole } = await authorizeDeletion(ctx, { authorId, feedId, isVisible: maySeePost(ctx.actor, row) });
  await inTransaction(ctx, async (ctx) => {
    // Lock order: account, story, post.
    await lockAccount(ctx, row.userId);
    await lockShared(ctx, row.storyId);
    if (!(await deletePostRow(ctx.db, id))) throw new AppError('not_found');
    await unshareStory(ctx, row.storyId);
    if (!isByRole) return;
    const reason = await closeByRemoval(ctx, { subject: 'post', subjectId: id }, category);
    await queueNotice(ctx, row.userId, removedNotice(asRemoved(row), reason, ctx.config.supportEmail));
  });
  return { message: 'Post deleted successfully.' };
}
