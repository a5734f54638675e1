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

/** The lifetime of the visitor cookie. */
const VISITOR_RETENTION_MS = 365 * 24 * 3_600_000;
const SLICE = 100;

/** Deletes an own story. */
export async function deleteStory(ctx: Context, id: number): Promise<{ message: string }> {
  await inTransaction(ctx, async (ctx) => dropStories(ctx, [await lockOwnStory(ctx, id)]));
  return { message: 'Chat deleted successfully' };
}

/** Moves a visitor's stories to the account they signed up for or logged in to; drops those beyond its limit. */
export async function adoptStories(ctx: Context, visitorId: string, userId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const ids = await updateOwner(ctx.db, visitorId, userId);
    if (ids.length === 0) return;
    await adoptMedia(ctx, await listMediaIds(ctx.db, ids), userId);
    await dropStories(ctx, droppedOf(await listAtWork(ctx.db, { user: userId }), limits.story.recent));
  });
}

/** Locks the stories of an account that is deleted and those of others with its sirens, before any row is deleted. */
export async function lockStoriesForDeletion(ctx: Context, userId: number, sirenIds: number[]): Promise<void> {
  await lockForDeletion(ctx, userId);
  await lockStoriesAround(ctx.db, userId, sirenIds);
}

/** How many chats with these sirens belong to other owners than these users. */
export async function countOthersChats(
  ctx: Pick<Context, 'db'>,
  sirenIds: number[],
  userIds: number[],
): Promise<number> {
  return countOthersWith(ctx.db, sirenIds, userIds);
}

/** Deletes the stories of an account, in the transaction that deletes it and has locked them. */
export async function eraseStories(ctx: Context, userId: number): Promise<void> {
  await dropStories(ctx, await listStoriesOf(ctx.db, userId));
}

/** Deletes stories of visitors whose cookie has expired: no client can open them any more. */
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

/** The whole stories of a user, for their data export. */
export async function exportStories(ctx: Context, userId: number): Promise<Record<string, unknown>> {
  const stories = [];
  // Sequentially, to keep memory and database load low: each story may be long.
  for (const row of await listStoriesOf(ctx.db, userId)) stories.push(await exportStory(ctx, row));
  return { stories };
}
