import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { queueNotice } from '../../accounts/mail/notices.service.ts';
import { holdAccount } from '../../accounts/people.service.ts';
import { closeByRemoval } from '../../moderation/removal.service.ts';
import { lockShared, unshareStory } from '../../stories/library/story-sharing.service.ts';
import { mayModerate } from '../feed/feeds.service.ts';
import { maySeePost } from '../posts.rules.ts';
import { deletePostRow, findPost } from '../posts.store.ts';
import type { PostRow } from '../posts.tables.ts';
import { removedNotice } from '../review/removal-notice.view.ts';

/** A post that somebody may delete, and whether it is by a role; not found where they may not even see it. */
async function getDeletable(ctx: Context, id: number): Promise<{ row: PostRow; isByRole: boolean }> {
  const row = await findPost(ctx.db, id);
  if (!row) throw new AppError('not_found');
  if (ctx.actor.kind === 'user' && ctx.actor.id === row.userId) return { row, isByRole: false };
  if (await mayModerate(ctx, row.feedId)) return { row, isByRole: true };
  throw new AppError(maySeePost(ctx.actor, row) ? 'forbidden' : 'not_found');
}

const asRemoved = ({ id, title }: PostRow) =>
  ({
    word: 'post',
    called: `“${title}” (number ${id})`,
    means: 'Its votes and comments went with it. The chat that it showed is still yours, and only yours.',
  }) as const;

/** Deletes a post: its author's, or by a role. The chat stays its owner's, who is told when somebody else did it, and why. */
export async function deletePost(ctx: Context, id: number, category?: string): Promise<{ message: string }> {
  if (ctx.actor.kind === 'anonymous') throw new AppError('delete_signed_out');
  const { row, isByRole } = await getDeletable(ctx, id);
  await inTransaction(ctx, async (ctx) => {
    // Its author, then the story, then the post, as everybody locks them.
    await holdAccount(ctx, row.userId);
    await lockShared(ctx, row.storyId);
    if (!(await deletePostRow(ctx.db, id))) throw new AppError('not_found');
    await unshareStory(ctx, row.storyId);
    if (!isByRole) return;
    const reason = await closeByRemoval(ctx, { subject: 'post', subjectId: id }, category);
    await queueNotice(ctx, row.userId, removedNotice(asRemoved(row), reason, ctx.config.supportEmail));
  });
  return { message: 'Post deleted successfully.' };
}
