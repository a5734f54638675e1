import type { PostedCompose } from '@sirenade/contract/posts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { copyMedia } from '../../media/media.service.ts';
import { getOwnStory, lockOwnStory } from '../access.service.ts';
import { mediaOf, wordsOfAnswer } from '../compose.rules.ts';
import { endAbandonedIn } from '../reply/finish.service.ts';
import type { SharedCompose, StoryRow } from '../stories.tables.ts';
import { findRunning, listComposes } from './composes.store.ts';
import { deleteShared, insertShared, listShared, updatePost } from './shared.store.ts';
import { lockStory } from './stories.store.ts';
import { removeStoryMedia } from './story-drops.service.ts';
import { partOf } from './story-sharing.rules.ts';
import { presentExchanges } from './story-view.service.ts';

export type SharedPart = Parameters<typeof partOf>[1];

/** A shared exchange with the text that readers see for its answer. */
const asRead = <C extends Pick<SharedCompose, 'state' | 'text'>>(compose: C): C => ({
  ...compose,
  text: wordsOfAnswer(compose),
});

async function read(ctx: Context, story: StoryRow, part: SharedPart) {
  if ((await findRunning(ctx.db, story.id)) !== null) throw new AppError('reply_running');
  return partOf(await listComposes(ctx.db, story.id), part, story.copied);
}

/** The exchanges that posting a part of an own story would show; throws for other actors. */
export async function readToShare(
  ctx: Context,
  storyId: number,
  part: SharedPart,
): Promise<{ story: StoryRow; composes: Omit<SharedCompose, 'storyId'>[] }> {
  const story = await getOwnStory(ctx, storyId);
  // An abandoned reply must not block posting as a running one does.
  await endAbandonedIn(ctx, storyId);
  try {
    return { story, composes: (await read(ctx, story, part)).map(asRead) };
  } catch (error) {
    // When the story was deleted meanwhile, throws `not_found` instead of `post_empty`.
    await getOwnStory(ctx, storyId);
    throw error;
  }
}

/**
 * Stores a part of a story as posted, with copies of its media, in the caller's transaction. Null, and stores nothing,
 * when `isExpected` finds that the story changed since the caller judged it.
 */
export async function shareStory(
  ctx: Context,
  storyId: number,
  part: SharedPart,
  isExpected: (story: StoryRow, composes: Omit<SharedCompose, 'storyId'>[]) => boolean,
): Promise<SharedCompose[] | null> {
  const story = await lockOwnStory(ctx, storyId);
  if (story.postId !== null) throw new AppError('conflict');
  const shared = await read(ctx, story, part);
  if (!isExpected(story, shared.map(asRead))) return null;
  const copies = await copyMedia(ctx, mediaOf(shared), story.userId);
  const copyOf = (id: string | null) => (id === null ? null : (copies.get(id) ?? null));
  const composes = shared.map((each) => ({
    ...each,
    storyId,
    audioId: copyOf(each.audioId),
    imageId: copyOf(each.imageId),
  }));
  await insertShared(ctx.db, composes);
  return composes.map(asRead);
}

/** Locks a story before its post: the lock order of all transactions. Null when it is deleted. */
export async function lockShared(ctx: Context, storyId: number): Promise<StoryRow | null> {
  return lockStory(ctx.db, storyId);
}

/** Sets the post that shows a story, its tags and its visibility, in the caller's transaction. */
export async function tieStory(
  ctx: Context,
  storyId: number,
  post: { id: number; isShown: boolean; tags: string[] },
): Promise<void> {
  await updatePost(ctx.db, storyId, post);
}

/** Removes the posted part of a story, in the caller's transaction; the story itself stays. */
export async function unshareStory(ctx: Context, storyId: number): Promise<void> {
  const mediaIds = await deleteShared(ctx.db, storyId);
  await updatePost(ctx.db, storyId, null);
  await removeStoryMedia(ctx, mediaIds);
}

/** The posted part of a story, in order. */
export async function findShared(ctx: Context, storyId: number): Promise<SharedCompose[]> {
  return (await listShared(ctx.db, storyId)).map(asRead);
}

/** The posted part of a story with the addresses or bytes of its media. */
export async function presentShared(
  ctx: Context,
  storyId: number,
  options: { base64: boolean },
): Promise<PostedCompose[]> {
  return presentExchanges(ctx, await listShared(ctx.db, storyId), options);
}
