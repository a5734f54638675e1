import type { ReplyEvent } from '@sirenade/contract/reply-stream';
import type { Story } from '@sirenade/contract/stories';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { getOwnStory } from '../access.service.ts';
import { readStory } from '../library/stories.service.ts';
import { findStory } from '../library/stories.store.ts';
import { isOwner } from '../story.rules.ts';
import { endAbandonedIn, endIfAbandoned, hasWriter } from './finish.service.ts';
import { followReply } from './publish.service.ts';
import { findLatestReply, findReply, updateStopWanted } from './replies.store.ts';

const ENDED_WITHIN_MS = 120_000;

/** Reconnects to a reply that is running or ended recently, after an event number; null when there is none. */
export async function attachReply(
  ctx: Context,
  storyId: number,
  { after, reply: id }: { after: number; reply?: string | undefined },
  embed: boolean,
): Promise<AsyncIterable<ReplyEvent> | null> {
  const story = await findStory(ctx.db, storyId);
  // A running reply is visible to the owner only, also in a story that a post shows.
  if (!story || !isOwner(ctx.actor, story)) throw new AppError('not_found');
  const endedAfter = new Date(ctx.clock.now().getTime() - ENDED_WITHIN_MS);
  // An event number belongs to one reply: it must not be applied to a reply that began later.
  const named = id === undefined ? null : await findReply(ctx.db, id);
  const reply = id === undefined ? await findLatestReply(ctx.db, storyId, endedAfter) : named;
  if (reply?.storyId !== storyId || (await endIfAbandoned(ctx, reply))) return null;
  return followReply(ctx, reply, { after, embed, hasWriter: () => hasWriter(ctx, reply.id) });
}

/** Reads a story; ends an abandoned reply first, so that it is not shown as being written. */
export async function openStory(ctx: Context, id: number, options: { base64: boolean }): Promise<Story> {
  const story = await readStory(ctx, id, options);
  const isWriting = story.composes.some(({ state }) => state === 'writing');
  return isWriting && (await endAbandonedIn(ctx, id)) ? readStory(ctx, id, options) : story;
}

/** Stops the running reply of a story; its text so far stays as the answer. */
export async function stopReply(ctx: Context, storyId: number): Promise<{ message: string }> {
  await getOwnStory(ctx, storyId);
  const id = await updateStopWanted(ctx.db, storyId);
  if (id === null) return { message: 'Nothing is being written.' };
  // A reply of another process is stopped by its next heartbeat, or ended here when it is abandoned.
  if (!ctx.background.stop(id, new Error('It was stopped.'))) await endAbandonedIn(ctx, storyId);
  return { message: 'Stopped.' };
}
