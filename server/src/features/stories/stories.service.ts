import { limits } from '@sirenade/contract/limits';
import type { Compose, Story, StoryCard } from '@sirenade/contract/stories';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findNames } from '../accounts/people.service.ts';
import type { Media } from '../media/media.service.ts';
import { findSirenCards } from '../sirens/siren-cards.service.ts';
import {
  findCompose,
  findLastCompose,
  findRunning,
  listAnswerIds,
  listComposes,
  showAnswer,
} from './composes.store.ts';
import { findStory, findStoryOfMedia, listStories, listTold, lockStory } from './stories.store.ts';
import type { StoryRow } from './stories.tables.ts';
import { CLOSED, isOwner, mayRead, ownerOf } from './story.rules.ts';
import { viewStory, viewStoryCard } from './story.view.ts';
import { presentComposes } from './story-view.service.ts';

/** The row of a story this reader may read; not found otherwise. */
export async function getReadableStory(ctx: Context, id: number): Promise<StoryRow> {
  const row = await findStory(ctx.db, id);
  if (!row || !mayRead(ctx.actor, row)) throw new AppError('not_found');
  return row;
}

/** Throws for whoever may not write in a story: not found where they may not even read it. */
export function requireOwner(ctx: Pick<Context, 'actor'>, row: StoryRow | null): asserts row is StoryRow {
  if (!row || !mayRead(ctx.actor, row)) throw new AppError('not_found');
  if (!isOwner(ctx.actor, row)) throw new AppError('forbidden');
}

/** The row of an own story; nobody else writes in it before the transaction ends. */
export async function lockOwnStory(ctx: Context, id: number): Promise<StoryRow> {
  const row = await lockStory(ctx.db, id);
  requireOwner(ctx, row);
  return row;
}

/** Whether nothing more can be written in a story, because its siren is out of the reader's sight. */
export async function isClosed(ctx: Context, { sirenId }: StoryRow): Promise<boolean> {
  return sirenId === null || !(await findSirenCards(ctx, [sirenId])).has(sirenId);
}

/** The last stories of whoever asks, newest first. */
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

/** A story this reader may read, with all that was said. */
export async function readStory(ctx: Context, id: number, options: { base64: boolean }): Promise<Story> {
  const row = await getReadableStory(ctx, id);
  const composes = await presentComposes(ctx, row, await listComposes(ctx.db, id), options);
  const user = row.userId === null ? undefined : (await findNames(ctx, [row.userId])).get(row.userId);
  return viewStory(row, {
    composes,
    user: user ?? null,
    mine: isOwner(ctx.actor, row),
    closed: (await isClosed(ctx, row)) ? CLOSED : null,
  });
}

/** Shows another of the answers to the last message of an own story. */
export async function showAlternate(
  ctx: Context,
  wish: { storyId: number; composeId: number; index: number },
  options: { base64: boolean },
): Promise<Compose> {
  const { storyId, composeId, index } = wish;
  const story = await inTransaction(ctx, async (ctx) => {
    const row = await lockOwnStory(ctx, storyId);
    const told = await findCompose(ctx.db, storyId, composeId);
    if (!told) throw new AppError('not_found');
    if ((await findRunning(ctx.db, storyId)) !== null) throw new AppError('reply_running');
    if ((await findLastCompose(ctx.db, storyId))?.id !== composeId) throw new AppError('conflict');
    const answerId = (await listAnswerIds(ctx.db, composeId))[index];
    if (answerId === undefined) throw new AppError('not_found');
    if (answerId !== told.compose.answerId) await showAnswer(ctx.db, told.compose, answerId);
    return row;
  });
  const told = await findCompose(ctx.db, storyId, composeId);
  const [compose] = told ? await presentComposes(ctx, story, [told], options) : [];
  // Rewritten by another tab a moment later.
  if (!compose) throw new AppError('conflict');
  return compose;
}

/** Whether the viewer may see a picture or hear a sound because of the story it is in. */
export async function mayViewStoryMedia(ctx: Context, media: Media): Promise<boolean> {
  const row = await findStoryOfMedia(ctx.db, media.id);
  return row !== null && mayRead(ctx.actor, row);
}

/** Which of these pictures stories have. */
export async function findTold(ctx: Context, mediaIds: string[]): Promise<string[]> {
  return listTold(ctx.db, mediaIds);
}
