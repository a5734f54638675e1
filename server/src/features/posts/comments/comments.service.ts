import { limits } from '@sirenade/contract/limits';
import type { Comment } from '@sirenade/contract/posts';
import type { Context } from '../../../context.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import { findNames, lockAccounts } from '../../accounts/people.service.ts';
import { authorize, authorizeOwner, signedOut } from '../../accounts/permissions.service.ts';
import { judgeFields } from '../../moderation/moderation.service.ts';
import { mayModerate } from '../feed/feeds.service.ts';
import { notifyOf } from '../notifications.service.ts';
import { postLimits } from '../posts.limits.ts';
import { maySeePost } from '../posts.rules.ts';
import { getVisiblePost } from '../posts.service.ts';
import { lockPost } from '../posts.store.ts';
import type { CommentRow, PostRow } from '../posts.tables.ts';
import { UNDER_REVIEW } from '../review/post-evidence.service.ts';
import { isGoneFor, treeOf } from './comment.rules.ts';
import { viewComment } from './comment.view.ts';
import {
  addToCount,
  findComment,
  findCommentByRequest,
  insertComment,
  listComments,
  listCommentVotes,
  listPaths,
  listVotesInPost,
  lockComment,
  updateComment,
} from './comments.store.ts';

interface CommentInput {
  post_id: number;
  content: string;
  parent_id?: number | null | undefined;
}

const viewerOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.id : null);

/** Comments of one post as this viewer sees them, as a flat list. */
async function present(ctx: Context, post: PostRow, rows: CommentRow[], votes: Map<number, boolean>) {
  const viewer = viewerOf(ctx);
  const names = await findNames(
    ctx,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const isModerator = await mayModerate(ctx, post.feedId);
  return rows.map((row) =>
    viewComment(row, {
      author: row.userId === null ? undefined : names.get(row.userId),
      vote: votes.get(row.id) ?? null,
      isAuthor: viewer !== null && row.userId === viewer,
      mayModerate: isModerator,
    }),
  );
}

async function presentOne(ctx: Context, post: PostRow, row: CommentRow): Promise<Comment> {
  const viewer = viewerOf(ctx);
  const votes = viewer === null ? new Map() : await listCommentVotes(ctx.db, [row.id], viewer);
  const [comment] = await present(ctx, post, [row], votes);
  if (!comment) throw new AppError('not_found');
  return comment;
}

/** The comments of a post as a tree. */
export async function readComments(ctx: Context, postId: number): Promise<{ comment_info: Comment[] }> {
  const post = await getVisiblePost(ctx, postId);
  const viewer = viewerOf(ctx);
  const votes = viewer === null ? new Map() : await listVotesInPost(ctx.db, postId, viewer);
  const flat = await present(ctx, post, await listComments(ctx.db, postId), votes);
  return { comment_info: treeOf(flat, limits.commentDepth) };
}

/** A comment and its post, if this viewer may see both. */
export async function getVisibleComment(ctx: Context, id: number): Promise<{ post: PostRow; comment: CommentRow }> {
  const comment = await findComment(ctx.db, id);
  const isAuthor = comment?.userId != null && comment.userId === viewerOf(ctx);
  if (!comment || isGoneFor(isAuthor, comment)) throw new AppError('not_found');
  return { post: await getVisiblePost(ctx, comment.postId), comment };
}

const judge = (ctx: Context, subject: string, text: string) =>
  judgeFields(ctx, subject, [{ field: 'content', kind: 'comment', text }]);

const TOO_DEEP = 'Answers go no deeper here. Please answer a comment further up.';

/** The comment that is replied to; it must be in the same post. */
async function findParent(ctx: Context, { post_id, parent_id }: CommentInput): Promise<CommentRow | null> {
  if (parent_id === undefined || parent_id === null) return null;
  const parent = await findComment(ctx.db, parent_id);
  if (parent?.postId !== post_id) throw fieldError('parent_id', 'This comment is not in this post.');
  // A hidden or deleted comment cannot be replied to, not even by its author.
  if (isGoneFor(false, parent)) throw new AppError('conflict', { sentence: 'This comment is not there any more.' });
  const depth = (await listPaths(ctx.db, [parent.id], limits.commentNesting)).get(parent.id)?.length ?? 1;
  if (depth >= limits.commentNesting) throw fieldError('parent_id', TOO_DEEP);
  return parent;
}

/** Comments on a post or replies to a comment; a repeated idempotency key returns the first comment. */
export async function addComment(
  ctx: Context,
  input: CommentInput,
  idempotencyKey: string | undefined,
): Promise<{ new_comment: Comment }> {
  const user = authorize(ctx, 'comment.create');
  const { post_id: postId, content } = input;
  const seen = await getVisiblePost(ctx, postId);
  const parentBefore = await findParent(ctx, input);
  await ctx.limits.take(postLimits.comment, `${user.id}`);
  await judge(ctx, `comment:on-post-${postId}`, content);
  const requestKey = idempotencyKey === undefined ? null : hashToken(`comment:${user.id}\n${idempotencyKey}`);
  const requestHash = requestKey === null ? '' : hashToken(JSON.stringify([postId, input.parent_id ?? null, content]));
  const created = await inTransaction(ctx, async (ctx) => {
    // Lock order: accounts, post. The account that gets the notification is locked too.
    const answered = (parentBefore ?? seen).userId;
    const locked = await lockAccounts(ctx, answered === null ? [user.id] : [user.id, answered]);
    if (!locked.has(user.id)) throw signedOut('comment.create');
    const post = await lockPost(ctx.db, postId);
    if (!post || !maySeePost(ctx.actor, post)) throw new AppError('not_found');
    const parent = await findParent(ctx, input);
    const createdAt = ctx.clock.now();
    const comment = await insertComment(ctx.db, {
      postId,
      parentId: parent?.id ?? null,
      userId: user.id,
      content,
      requestKey,
      requestHash,
      createdAt,
    });
    if (!comment) return null;
    await addToCount(ctx.db, postId, 1);
    await notifyOf(ctx, { post, parent, comment });
    return { post, comment };
  });
  if (created) return { new_comment: await presentOne(ctx, created.post, created.comment) };
  // The idempotency key was used before.
  const first = await findCommentByRequest(ctx.db, requestKey ?? '');
  if (first?.requestHash !== requestHash) throw new AppError('conflict');
  return { new_comment: await presentOne(ctx, await getVisiblePost(ctx, postId), first) };
}

/** A hidden comment cannot be edited while moderators review it. */
function requireUnhidden({ hiddenAt }: CommentRow): void {
  if (hiddenAt !== null) throw new AppError('conflict', { sentence: UNDER_REVIEW });
}

/** Edits the user's own comment. */
export async function editComment(ctx: Context, id: number, content: string): Promise<{ comment: Comment }> {
  const user = authorize(ctx, 'comment.edit');
  const { post, comment } = await getVisibleComment(ctx, id);
  authorizeOwner(ctx, 'comment.edit', comment.userId);
  await ctx.limits.take(postLimits.comment, `${user.id}`);
  requireUnhidden(comment);
  await judge(ctx, `comment:${id}`, content);
  const changed = await inTransaction(ctx, async (ctx) => {
    const row = await lockComment(ctx.db, id);
    if (!row || row.deletedBy !== null) throw new AppError('not_found');
    requireUnhidden(row);
    return row.content === content ? row : updateComment(ctx.db, id, { content, editedAt: ctx.clock.now() });
  });
  if (!changed) throw new AppError('not_found');
  return { comment: await presentOne(ctx, post, changed) };
}
