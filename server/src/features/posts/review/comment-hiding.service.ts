import type { Context } from '../../../context.ts';
import { cutText } from '../../../platform/text/cut-text.ts';
import { lockAccount } from '../../accounts/people.service.ts';
import { type Hideable, hide, hideForReview, unhide } from '../../moderation/hiding.service.ts';
import { findComment, lockComment, recount, updateComment } from '../comments/comments.store.ts';
import { lockPost } from '../posts.store.ts';
import type { CommentRow } from '../posts.tables.ts';
import { snapshotComment } from './post-evidence.service.ts';

const QUOTED = 80;

const comments: Hideable<CommentRow> = {
  subject: 'comment',
  async lock(ctx, id) {
    const found = await findComment(ctx.db, id);
    if (!found || found.deletedBy !== null) return null;
    // Lock order: account, post, comment.
    if (found.userId !== null) await lockAccount(ctx, found.userId);
    await lockPost(ctx.db, found.postId);
    const comment = await lockComment(ctx.db, id);
    return comment?.deletedBy === null ? comment : null;
  },
  async setHidden(ctx, { id, postId }, hidden) {
    await updateComment(ctx.db, id, { hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? '' });
    await recount(ctx.db, postId);
  },
  takeSnapshot: async (_ctx, comment) => snapshotComment(comment),
  describe: ({ id, content }) => ({
    called: `“${cutText(content.replace(/\s+/g, ' '), QUOTED)}” (number ${id})`,
    means: 'others read in its place that it was deleted. What was answered to it stays.',
  }),
};

/** Hides a comment from everyone but its author. */
export async function hideComment(ctx: Context, id: number, why: string): Promise<{ closed: number }> {
  const { closed } = await hide(ctx, comments, id, why);
  return { closed };
}

/** Shows a hidden comment again. */
export async function unhideComment(ctx: Context, id: number): Promise<{ closed: number }> {
  const { closed } = await unhide(ctx, comments, id);
  return { closed };
}

/** Hides a comment until a moderator has reviewed the reports about it. */
export async function hideCommentForReview(ctx: Context, id: number): Promise<void> {
  await hideForReview(ctx, comments, id);
}
