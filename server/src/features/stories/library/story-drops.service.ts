import { limits } from '@sirenade/contract/limits';
import type { Context } from '../../../context.ts';
import { removeMedia } from '../../media/media.service.ts';
import { findPictured } from '../../sirens/siren-cards.service.ts';
import type { StoryOwner, StoryRow } from '../stories.tables.ts';
import { droppedOf, droppedUnanswered } from '../story.rules.ts';
import { deleteStories, listAtWork } from './stories.store.ts';

/** Removes the media of deleted answers, in the caller's transaction. */
export async function removeStoryMedia(ctx: Context, mediaIds: string[]): Promise<void> {
  // A picture of a chat may also be used by a siren, and then stays.
  const pictured = await findPictured(ctx, mediaIds);
  await removeMedia(
    ctx,
    mediaIds.filter((id) => !pictured.has(id)),
  );
}

/** Deletes stories with their media, in the caller's transaction. */
export async function dropStories(ctx: Context, stories: Pick<StoryRow, 'id'>[]): Promise<void> {
  const mediaIds = await deleteStories(
    ctx.db,
    stories.map(({ id }) => id),
  );
  await removeStoryMedia(ctx, mediaIds);
}

async function listOthers(ctx: Context, owner: StoryOwner, storyId: number) {
  return (await listAtWork(ctx.db, owner)).filter(({ id }) => id !== storyId);
}

/** Drops stories of an owner beyond the limit, apart from this one, which has just been answered or copied. */
export async function dropOldest(ctx: Context, owner: StoryOwner, storyId: number): Promise<void> {
  await dropStories(ctx, droppedOf(await listOthers(ctx, owner, storyId), limits.story.recent - 1));
}

/** Drops unanswered stories of an owner beyond the limit, apart from the one just begun. */
export async function dropUnanswered(ctx: Context, owner: StoryOwner, begunId: number): Promise<void> {
  await dropStories(ctx, droppedUnanswered(await listOthers(ctx, owner, begunId), limits.story.recent - 1));
}
