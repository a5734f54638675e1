import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { findNames } from '../../accounts/people.service.ts';
import { findMedia, type Media } from '../../media/media.service.ts';
import { findHiddenTexts, type Testimony } from '../../moderation/evidence.service.ts';
import { findShared } from '../../stories/library/story-sharing.service.ts';
import type { CommentRow, PostRow } from '../posts.tables.ts';
import { repeats, testimonyOf } from './evidence.rules.ts';

/** What somebody who may not go on reads. */
export const UNDER_REVIEW =
  'This was taken out of sight and is under review. Please wait until a moderator has decided.';

/** What a post consists of, beside its row. */
export interface PostSubstance {
  author: string;
  exchanges: { userInput: string; text: string }[];
  media: Media[];
}

/** Who wrote a post, what is said in it and what it sounds and looks like. */
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

/** A post with all that it says now, as moderators keep it. */
export async function testifyPost(ctx: Context, post: PostRow): Promise<Testimony> {
  const text = testimonyOf(post, await findSubstance(ctx, post));
  return { subject: 'post', subjectId: post.id, ownerId: post.userId, text };
}

/** A comment with what it says now; null when whoever wrote it has left. */
export function testifyComment({ id, userId, content }: CommentRow): Testimony | null {
  return userId === null ? null : { subject: 'comment', subjectId: id, ownerId: userId, text: content };
}

/** Throws where a chat says again what is out of sight, or was when its author deleted it. */
export async function requireNotHidden(
  ctx: Context,
  userId: number,
  exchanges: readonly { userInput: string; text: string }[],
): Promise<void> {
  const held = await findHiddenTexts(ctx, userId, 'post');
  if (held.some((testimony) => repeats(testimony, exchanges))) {
    throw new AppError('conflict', { sentence: UNDER_REVIEW });
  }
}
