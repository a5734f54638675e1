import { limits } from '@sirenade/contract/limits';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockLeaving } from '../../accounts/people.service.ts';
import { adoptMedia, audioAddress, findMedia, removeMedia, viewImage } from '../../media/media.service.ts';
import { findPictured } from '../../sirens/siren-cards.service.ts';
import { listFacts } from '../memory/memory.store.ts';
import type { StoryRow } from '../stories.tables.ts';
import { droppedOf, droppedUnanswered, type StoryOwner } from '../story.rules.ts';
import { listAnswers, listComposes } from './composes.store.ts';
import { lockOwnStory } from './stories.service.ts';
import {
  countOthersWith,
  deleteStories,
  listAtWork,
  listLeftBehind,
  listMediaIds,
  listStoriesOf,
  lockStoriesAround,
  updateOwner,
} from './stories.store.ts';
import { viewExported } from './story.view.ts';

/** As long as the cookie by which a visitor is known. */
const VISITOR_KEPT_MS = 365 * 24 * 3_600_000;
const SLICE = 100;

/** Takes away what answers that are gone sounded and looked like, in the caller's transaction. */
export async function removeStoryMedia(ctx: Context, mediaIds: string[]): Promise<void> {
  // A picture from a chat may have become a siren's.
  const pictured = await findPictured(ctx, mediaIds);
  await removeMedia(
    ctx,
    mediaIds.filter((id) => !pictured.has(id)),
  );
}

async function drop(ctx: Context, stories: Pick<StoryRow, 'id'>[]): Promise<void> {
  const mediaIds = await deleteStories(
    ctx.db,
    stories.map(({ id }) => id),
  );
  await removeStoryMedia(ctx, mediaIds);
}

/** Deletes an own story. */
export async function deleteStory(ctx: Context, id: number): Promise<{ message: string }> {
  await inTransaction(ctx, async (ctx) => drop(ctx, [await lockOwnStory(ctx, id)]));
  return { message: 'Chat deleted successfully' };
}

async function listOthers(ctx: Context, owner: StoryOwner, storyId: number) {
  return (await listAtWork(ctx.db, owner)).filter(({ id }) => id !== storyId);
}

/** Drops the oldest of somebody's stories when there is one too many with this one, in which something is said. */
export async function dropOldest(ctx: Context, owner: StoryOwner, storyId: number): Promise<void> {
  await drop(ctx, droppedOf(await listOthers(ctx, owner, storyId), limits.story.recent - 1));
}

/** Drops of somebody's stories in which nothing was ever answered as many as are too many with one more. */
export async function dropUnanswered(ctx: Context, owner: StoryOwner, begunId: number): Promise<void> {
  await drop(ctx, droppedUnanswered(await listOthers(ctx, owner, begunId), limits.story.recent - 1));
}

/** Gives a visitor's stories to the account they signed up for or logged in to; as many stay as an account keeps. */
export async function adoptStories(ctx: Context, visitorId: string, userId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const ids = await updateOwner(ctx.db, visitorId, userId);
    if (ids.length === 0) return;
    await adoptMedia(ctx, await listMediaIds(ctx.db, ids), userId);
    await drop(ctx, droppedOf(await listAtWork(ctx.db, { user: userId }), limits.story.recent));
  });
}

/** Locks a leaving user's stories and what others told with their sirens, before anything of it goes. */
export async function lockLeavingStories(ctx: Context, userId: number, sirenIds: number[]): Promise<void> {
  await lockLeaving(ctx, userId);
  await lockStoriesAround(ctx.db, userId, sirenIds);
}

/** How many chats others than these users have with some sirens. */
export async function countOthersChats(
  ctx: Pick<Context, 'db'>,
  sirenIds: number[],
  userIds: number[],
): Promise<number> {
  return countOthersWith(ctx.db, sirenIds, userIds);
}

/** Takes a leaving user's stories along, in the transaction that erases them; they are locked already. */
export async function eraseStories(ctx: Context, userId: number): Promise<void> {
  await drop(ctx, await listStoriesOf(ctx.db, userId));
}

/** Drops what visitors left behind: nobody can come back to it once their cookie has run out. */
export async function sweepStories(ctx: Context): Promise<void> {
  const untouchedSince = new Date(ctx.clock.now().getTime() - VISITOR_KEPT_MS);
  for (let swept = SLICE; swept === SLICE; ) {
    const left = await listLeftBehind(ctx.db, untouchedSince, SLICE);
    await inTransaction(ctx, (ctx) => drop(ctx, left));
    swept = left.length;
  }
}

async function exportStory(ctx: Context, row: StoryRow) {
  const answers = await listAnswers(ctx.db, row.id);
  const media = await findMedia(
    ctx,
    answers.flatMap(({ audioId, imageId }) => [audioId ?? [], imageId ?? []].flat()),
  );
  const addressOf = (id: string | null) => {
    const found = media.get(id ?? '');
    return found ? (found.kind === 'audio' ? audioAddress(found) : viewImage(found).url) : null;
  };
  const facts = await listFacts(ctx.db, row.id);
  return viewExported(row, await listComposes(ctx.db, row.id), answers, { facts, addressOf });
}

/** The user's own stories with every word of them, for their export. */
export async function exportStories(ctx: Context, userId: number): Promise<Record<string, unknown>> {
  const stories = [];
  // One after another: there are a few, and each may be long.
  for (const row of await listStoriesOf(ctx.db, userId)) stories.push(await exportStory(ctx, row));
  return { stories };
}
