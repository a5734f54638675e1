import { limits } from '@sirenade/contract/limits';
import type { Compose, Story, StoryCard } from '@sirenade/contract/stories';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { findNames } from '../../accounts/people.service.ts';
import type { Media } from '../../media/media.service.ts';
import { findSirenCards } from '../../sirens/siren-cards.service.ts';
import { findStorySiren, getReadableStory, lockOwnStory, mayRead } from '../access.service.ts';
import { isOwner, ownerOf } from '../story.rules.ts';
import {
  findCompose,
  findLastCompose,
  findRunning,
  listAnswerIds,
  listComposes,
  showAnswer,
} from './composes.store.ts';
import { findStoryOfShared, listShared } from './shared.store.ts';
import { findStoryOfMedia, listMediaInUse, listStories } from './stories.store.ts';
import { viewShared, viewStory, viewStoryCard } from './story.view.ts';
import { presentComposes, presentExchanges } from './story-view.service.ts';

/** The latest stories of the actor, newest first. */
export async function listRecentStories(ctx: Context): Promise<StoryCard[]> {
  const owner = ownerOf(ctx.actor);
  if (!owner) return [];
  const rows = await listStories(ctx.db, owner, limits.story.recent);
  const sirens = await findSirenCards(
    ctx,
    rows.flatMap(({ sirenId }) => sirenId ?? []),
  );
  return rows.map((row) => viewStoryCard(row, sirens.get(row.sirenId ?? 0)));
}

async function presentPosted(ctx: Context, id: number, options: { base64: boolean }): Promise<Compose[]> {
  const shared = await listShared(ctx.db, id);
  return viewShared(shared, await presentExchanges(ctx, shared, options));
}

/** A story that the actor may read: the whole for its owner, the posted part for others. */
export async function readStory(ctx: Context, id: number, options: { base64: boolean }): Promise<Story> {
  const row = await getReadableStory(ctx, id);
  const mine = isOwner(ctx.actor, row);
  const composes = mine
    ? await presentComposes(ctx, row, await listComposes(ctx.db, id), options)
    : await presentPosted(ctx, id, options);
  const user = row.userId === null ? undefined : (await findNames(ctx, [row.userId])).get(row.userId);
  return viewStory(row, {
    composes,
    user: user ?? null,
    mine,
    siren: await findStorySiren(ctx, row),
  });
}

/** Makes another answer to the last message of an own story the shown one. */
export async function showAlternate(
  ctx: Context,
  input: { storyId: number; composeId: number; index: number },
  options: { base64: boolean },
): Promise<Compose> {
  const { storyId, composeId, index } = input;
  const story = await inTransaction(ctx, async (ctx) => {
    const row = await lockOwnStory(ctx, storyId);
    const found = await findCompose(ctx.db, storyId, composeId);
    if (!found) throw new AppError('not_found');
    if ((await findRunning(ctx.db, storyId)) !== null) throw new AppError('reply_running');
    if ((await findLastCompose(ctx.db, storyId))?.id !== composeId) throw new AppError('conflict');
    const answerId = (await listAnswerIds(ctx.db, composeId))[index];
    if (answerId === undefined) throw new AppError('not_found');
    if (answerId !== found.compose.answerId) await showAnswer(ctx.db, found.compose, answerId);
    return row;
  });
  const found = await findCompose(ctx.db, storyId, composeId);
  const [compose] = found ? await presentComposes(ctx, story, [found], options) : [];
  // A concurrent request edited the message after the transaction.
  if (!compose) throw new AppError('conflict');
  return compose;
}

/** Whether the actor may load a media file because of the story it is in. */
export async function mayViewStoryMedia(ctx: Context, media: Media): Promise<boolean> {
  const posted = await findStoryOfShared(ctx.db, media.id);
  if (posted) return mayRead(ctx, posted);
  // Media outside the posted part are visible to the owner only.
  const row = await findStoryOfMedia(ctx.db, media.id);
  return row !== null && isOwner(ctx.actor, row);
}

/** Which of these pictures stories use. */
export async function findMediaInUse(ctx: Context, mediaIds: string[]): Promise<string[]> {
  return listMediaInUse(ctx.db, mediaIds);
}
