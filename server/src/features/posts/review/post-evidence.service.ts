import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { findNames } from '../../accounts/people.service.ts';
import { findMedia, type Media } from '../../media/media.service.ts';
import { type ContentSnapshot, findHiddenTexts } from '../../moderation/evidence.service.ts';
import { findShared } from '../../stories/library/story-sharing.service.ts';
import type { CommentRow, PostRow } from '../posts.tables.ts';
import { evidenceTextOf, repeats } from './evidence.rules.ts';

/** The error message when hidden content is edited or posted again. */
export const UNDER_REVIEW =
  'This was taken out of sight and is under review. Please wait until a moderator has decided.';

/** Author, messages and media of a post. */
export interface PostSubstance {
  author: string;
  exchanges: { userInput: string; text: string }[];
  media: Media[];
}

/** Loads author, messages and media of a post. */
export async function findSubstance(ctx: Context, { userId, storyId }: PostRow): Promise<PostSubstance> {
  const exchanges = await findShared(ctx, storyId);
  const ids = exchanges.flatMap(({ audioId, imageId }) => [audioId ?? [], imageId ?? []].flat());
  const media = await findMedia(ctx, ids);
  return {
    author: (await findNames(ctx, [userId])).get(userId)?.username ?? `user ${userId}`,
    exchanges,
    media: ids.flatMap((each) => media.get(each) ?? []),
  };
}

/** The current content of a post, to be stored as evidence. */
export async function snapshotPost(ctx: Context, post: PostRow): Promise<ContentSnapshot> {
  const text = evidenceTextOf(post, await findSubstance(ctx, post));
  return { subject: 'post', subjectId: post.id, ownerId: post.userId, text };
}

/** The current content of a comment, to be stored as evidence; null when its author's account is deleted. */
export function snapshotComment({ id, userId, content }: CommentRow): ContentSnapshot | null {
  return userId === null ? null : { subject: 'comment', subjectId: id, ownerId: userId, text: content };
}

/** Throws when a chat repeats a blocked text: one that is hidden, or was when its author deleted it. */
export async function requireNotHidden(
  ctx: Context,
  userId: number,
  exchanges: readonly { userInput: string; text: string }[],
): Promise<void> {
  const blocked = await findHiddenTexts(ctx, userId, 'post');
  if (blocked.some((text) => repeats(text, exchanges))) {
    throw new AppError('conflict', { sentence: UNDER_REVIEW });
  }
}
