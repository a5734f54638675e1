import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { findNames } from '../../accounts/people.service.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { type EvidenceText, readEvidence } from '../../moderation/evidence.service.ts';
import { findComment } from '../comments/comments.store.ts';
import { listFeedRows } from '../feed/feeds.store.ts';
import { findPost } from '../posts.store.ts';
import type { CommentRow, PostRow } from '../posts.tables.ts';
import { evidenceTextOf } from './evidence.rules.ts';
import { listHiddenComments, listHiddenPosts } from './hidden.store.ts';
import { findSubstance, type PostSubstance } from './post-evidence.service.ts';

/** Everything a moderator needs to decide about a post. */
export interface PostReview extends PostSubstance {
  post: PostRow;
  feed: string;
}

/** The current state, null when deleted, and earlier texts that were stored when it was reported or hidden. */
export interface Reviewed<T> {
  id: number;
  now: T | null;
  evidence: EvidenceText[];
}

async function withEvidence<T>(
  ctx: Context,
  thing: { subject: 'post' | 'comment'; subjectId: number },
  now: { review: T; text: string } | null,
): Promise<Reviewed<T>> {
  const evidence = (await readEvidence(ctx, thing)).filter(({ text }) => text !== now?.text);
  const { subject, subjectId: id } = thing;
  if (!now && evidence.length === 0) throw new AppError('not_found', { sentence: `There is no ${subject} ${id}.` });
  return { id, now: now?.review ?? null, evidence };
}

/** A post for review by the operator: hidden ones too, and of deleted ones the evidence. */
export async function reviewPost(ctx: Context, id: number): Promise<Reviewed<PostReview>> {
  authorize(ctx, 'moderation.decide');
  const post = await findPost(ctx.db, id);
  const thing = { subject: 'post', subjectId: id } as const;
  if (!post) return withEvidence<PostReview>(ctx, thing, null);
  const substance = await findSubstance(ctx, post);
  const feed = (await listFeedRows(ctx.db)).find((each) => each.id === post.feedId)?.name ?? '';
  return withEvidence(ctx, thing, { review: { post, feed, ...substance }, text: evidenceTextOf(post, substance) });
}

/** A comment with its author and evidence, for review by the operator. */
export async function reviewComment(
  ctx: Context,
  id: number,
): Promise<Reviewed<{ comment: CommentRow; author: string }>> {
  authorize(ctx, 'moderation.decide');
  const thing = { subject: 'comment', subjectId: id } as const;
  const comment = await findComment(ctx.db, id);
  if (!comment || comment.deletedBy !== null) return withEvidence<never>(ctx, thing, null);
  const { userId, content } = comment;
  const name = userId === null ? undefined : (await findNames(ctx, [userId])).get(userId)?.username;
  return withEvidence(ctx, thing, { review: { comment, author: name ?? 'somebody who left' }, text: content });
}

/** The reasons of those posts and comments that are hidden, by id. */
export async function findHiddenHere(
  ctx: Context,
  ids: { post: number[]; comment: number[] },
): Promise<{ post: Map<number, string>; comment: Map<number, string> }> {
  authorize(ctx, 'moderation.decide');
  const byId = (rows: { id: number; hiddenReason: string }[]) =>
    new Map(rows.map(({ id, hiddenReason }) => [id, hiddenReason]));
  return {
    post: byId(await listHiddenPosts(ctx.db, ids.post)),
    comment: byId(await listHiddenComments(ctx.db, ids.comment)),
  };
}
