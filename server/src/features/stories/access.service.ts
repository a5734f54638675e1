import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findSirenCards, isListedSiren, type SirenCard } from '../sirens/siren-cards.service.ts';
import { findStory, lockStory } from './library/stories.store.ts';
import type { StoryRow } from './stories.tables.ts';
import { isOpenToAll, isOwner } from './story.rules.ts';

/** Whether the actor may read a story: the owner always, others while a visible post shows part of it. */
export async function mayRead(ctx: Context, row: StoryRow): Promise<boolean> {
  if (isOwner(ctx.actor, row)) return true;
  return row.postId !== null && isOpenToAll(row, await isListedSiren(ctx, row.sirenId));
}

/** The row of a story that the actor may read, in whole or its posted part; not found otherwise. */
export async function getReadableStory(ctx: Context, id: number): Promise<StoryRow> {
  const row = await findStory(ctx.db, id);
  if (!row || !(await mayRead(ctx, row))) throw new AppError('not_found');
  return row;
}

/** Returns the row for its owner; throws `forbidden` for readers of a posted story, `not_found` for all others. */
export async function requireOwner(ctx: Context, row: StoryRow | null): Promise<StoryRow> {
  if (!row || !(await mayRead(ctx, row))) throw new AppError('not_found');
  if (!isOwner(ctx.actor, row)) throw new AppError('forbidden');
  return row;
}

/** A story of the actor's own; throws as `requireOwner` does. */
export async function getOwnStory(ctx: Context, id: number): Promise<StoryRow> {
  return requireOwner(ctx, await findStory(ctx.db, id));
}

/** The same with the row locked until the transaction ends. */
export async function lockOwnStory(ctx: Context, id: number): Promise<StoryRow> {
  return requireOwner(ctx, await lockStory(ctx.db, id));
}

/** The siren of a story; undefined when she is deleted or not visible to the actor. */
export async function findStorySiren(ctx: Context, { sirenId }: StoryRow): Promise<SirenCard | undefined> {
  return sirenId === null ? undefined : (await findSirenCards(ctx, [sirenId])).get(sirenId);
}

/** Whether a story takes no more messages because its siren is not visible to the actor. */
export async function isClosed(ctx: Context, row: StoryRow): Promise<boolean> {
  return (await findStorySiren(ctx, row)) === undefined;
}
