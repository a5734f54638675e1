import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findSirenCards, isListedSiren, type SirenCard } from '../sirens/siren-cards.service.ts';
import { findStory, lockStory } from './library/stories.store.ts';
import type { StoryRow } from './stories.tables.ts';
import { isOpenToAll, isOwner } from './story.rules.ts';

/** Whether somebody may read a story: its owner, and others while a post shows part of it. */
export async function mayRead(ctx: Context, row: StoryRow): Promise<boolean> {
  if (isOwner(ctx.actor, row)) return true;
  return row.postId !== null && isOpenToAll(row, await isListedSiren(ctx, row.sirenId));
}

/** The row of a story this reader may read, be it the whole or what is posted of it; not found otherwise. */
export async function getReadableStory(ctx: Context, id: number): Promise<StoryRow> {
  const row = await findStory(ctx.db, id);
  if (!row || !(await mayRead(ctx, row))) throw new AppError('not_found');
  return row;
}

/** Gives the row to its owner, and throws for all others: not found where they may not even read it. */
export async function requireOwner(ctx: Context, row: StoryRow | null): Promise<StoryRow> {
  if (!row || !(await mayRead(ctx, row))) throw new AppError('not_found');
  if (!isOwner(ctx.actor, row)) throw new AppError('forbidden');
  return row;
}

/** An own story; not found or forbidden for all others. */
export async function getOwnStory(ctx: Context, id: number): Promise<StoryRow> {
  return requireOwner(ctx, await findStory(ctx.db, id));
}

/** The row of an own story; nobody else writes in it before the transaction ends. */
export async function lockOwnStory(ctx: Context, id: number): Promise<StoryRow> {
  return requireOwner(ctx, await lockStory(ctx.db, id));
}

/** The siren of a story; undefined where the reader may not see her. */
export async function findStorySiren(ctx: Context, { sirenId }: StoryRow): Promise<SirenCard | undefined> {
  return sirenId === null ? undefined : (await findSirenCards(ctx, [sirenId])).get(sirenId);
}

/** Whether nothing more can be written in a story, because its siren is out of the reader's sight. */
export async function isClosed(ctx: Context, row: StoryRow): Promise<boolean> {
  return (await findStorySiren(ctx, row)) === undefined;
}
