import { limits } from '@sirenade/contract/limits';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockForDeletion } from '../../accounts/people.service.ts';
import { adoptMedia, audioAddress, findMedia, viewImage } from '../../media/media.service.ts';
import { lockOwnStory } from '../access.service.ts';
import { listFacts } from '../memory/memory.store.ts';
import type { StoryRow } from '../stories.tables.ts';
import { droppedOf } from '../story.rules.ts';
import { listAnswers, listComposes } from './composes.store.ts';
import {
  countOthersWith,
  listAtWork,
  listLeftBehind,
  listMediaIds,
  listStoriesOf,
  lockStoriesAround,
  updateOwner,
} from './stories.store.ts';
import { viewExported } from './story.view.ts';
import { dropStories } from './story-drops.service.ts';

/** As long as the cookie by which a visitor is known. */
const VISITOR_RETENTION_MS = 365 * 24 * 3_600_000;
const SLICE = 100;

/** Deletes an own story. */
export async function deleteStory(ctx: Context, id: number): Promise<{ message: string }> {
  await inTransaction(ctx, async (ctx) => dropStories(ctx, [await lockOwnStory(ctx, id)]));
  return { message: 'Chat deleted successfully' };
}

/** Gives a visitor's stories to the account they signed up for or logged in to; as many stay as an account keeps. */
export async function adoptStories(ctx: Context, visitorId: string, userId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const ids = await updateOwner(ctx.db, visitorId, userId);
    if (ids.length === 0) return;
    await adoptMedia(ctx, await listMediaIds(ctx.db, ids), userId);
    await dropStories(ctx, droppedOf(await listAtWork(ctx.db, { user: userId }), limits.story.recent));
  });
}

/** Locks a deleted user's stories and what others wrote with their sirens, before anything of it goes. */
export async function lockLeavingStories(ctx: Context, userId: number, sirenIds: number[]): Promise<void> {
  await lockForDeletion(ctx, userId);
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

/** Takes a deleted user's stories along, in the transaction that erases them; they are locked already. */
export async function eraseStories(ctx: Context, userId: number): Promise<void> {
  await dropStories(ctx, await listStoriesOf(ctx.db, userId));
}

/** Drops what visitors left behind: nobody can come back to it once their cookie has run out. */
export async function sweepStories(ctx: Context): Promise<void> {
  const untouchedSince = new Date(ctx.clock.now().getTime() - VISITOR_RETENTION_MS);
  for (let swept = SLICE; swept === SLICE; ) {
    const left = await listLeftBehind(ctx.db, untouchedSince, SLICE);
    await inTransaction(ctx, (ctx) => dropStories(ctx, left));
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
