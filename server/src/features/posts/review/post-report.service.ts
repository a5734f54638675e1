import type { Context } from '../../../context.ts';
import { storeReported } from '../../moderation/evidence.service.ts';
import { fileWeighed, type ReportWords } from '../../moderation/report-weight.service.ts';
import { getVisibleComment } from '../comments/comments.service.ts';
import { getVisiblePost } from '../posts.service.ts';
import { hideCommentForReview } from './comment-hiding.service.ts';
import { snapshotComment, snapshotPost } from './post-evidence.service.ts';
import { hidePostForReview } from './post-hiding.service.ts';

/** Reports a post that is visible to the reporter. */
export async function reportPost(
  ctx: Context,
  id: number,
  report: ReportWords,
  address: string,
): Promise<{ message: string }> {
  const row = await getVisiblePost(ctx, id);
  const { userId, createdAt, editedAt } = row;
  // Snapshot first: the author may edit or delete the post at any moment.
  const snapshot = await snapshotPost(ctx, row);
  const post = { subject: 'post', subjectId: id, ownerId: userId, changedAt: editedAt ?? createdAt } as const;
  const { mustWait } = await fileWeighed(ctx, post, report, address);
  await storeReported(ctx, snapshot);
  if (mustWait) await hidePostForReview(ctx, id);
  return { message: 'Post reported successfully' };
}

/** Reports a comment that is visible to the reporter. */
export async function reportComment(
  ctx: Context,
  id: number,
  report: ReportWords,
  address: string,
): Promise<{ message: string }> {
  const row = (await getVisibleComment(ctx, id)).comment;
  const { userId, createdAt, editedAt } = row;
  const comment = { subject: 'comment', subjectId: id, ownerId: userId, changedAt: editedAt ?? createdAt } as const;
  const { mustWait } = await fileWeighed(ctx, comment, report, address);
  const snapshot = snapshotComment(row);
  if (snapshot) await storeReported(ctx, snapshot);
  if (mustWait) await hideCommentForReview(ctx, id);
  return { message: 'Comment reported successfully' };
}
