import type { Context } from '../../context.ts';
import { fileWeighed, type ReportWords } from '../moderation/report-weight.service.ts';
import { hideCommentForReview } from './comment-hiding.service.ts';
import { getVisibleComment } from './comments.service.ts';
import { hidePostForReview } from './post-hiding.service.ts';
import { getVisiblePost } from './posts.service.ts';

/** Reports a post that the reporter can see. */
export async function reportPost(
  ctx: Context,
  id: number,
  report: ReportWords,
  address: string,
): Promise<{ message: string }> {
  const { userId, createdAt, editedAt } = await getVisiblePost(ctx, id);
  const post = { subject: 'post', subjectId: id, ownerId: userId, changedAt: editedAt ?? createdAt } as const;
  const { mustWait } = await fileWeighed(ctx, post, report, address);
  if (mustWait) await hidePostForReview(ctx, id);
  return { message: 'Post reported successfully' };
}

/** Reports a comment that the reporter can see. */
export async function reportComment(
  ctx: Context,
  id: number,
  report: ReportWords,
  address: string,
): Promise<{ message: string }> {
  const { userId, createdAt, editedAt } = (await getVisibleComment(ctx, id)).comment;
  const comment = { subject: 'comment', subjectId: id, ownerId: userId, changedAt: editedAt ?? createdAt } as const;
  const { mustWait } = await fileWeighed(ctx, comment, report, address);
  if (mustWait) await hideCommentForReview(ctx, id);
  return { message: 'Comment reported successfully' };
}
