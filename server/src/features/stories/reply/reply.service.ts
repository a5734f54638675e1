import type { ReplyEvent } from '@sirenade/contract/reply-stream';
import type { Story } from '@sirenade/contract/stories';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { getOwnStory } from '../access.service.ts';
import { readStory } from '../library/stories.service.ts';
import { findStory } from '../library/stories.store.ts';
import { isOwner } from '../story.rules.ts';
import { endAbandonedIn, endIfAbandoned, isStillWritten } from './finish.service.ts';
import { followReply } from './publish.service.ts';
import { findLatestReply, findReply, updateStopWanted } from './replies.store.ts';

const ENDED_WITHIN_MS = 120_000;

/** Comes back to an answer that is being written, or was until a moment ago, after an event; null when there is none. */
export async function attachReply(
  ctx: Context,
  storyId: number,
  { after, reply: id }: { after: number; reply?: string | undefined },
  embed: boolean,
): Promise<AsyncIterable<ReplyEvent> | null> {
  const story = await findStory(ctx.db, storyId);
  // Also of a story that others may read, what is being written is its owner's alone.
  if (!story || !isOwner(ctx.actor, story)) throw new AppError('not_found');
  const endedAfter = new Date(ctx.clock.now().getTime() - ENDED_WITHIN_MS);
  // A number is of one reply: another that began meanwhile is not gone on with after it.
  const named = id === undefined ? null : await findReply(ctx.db, id);
  const reply = id === undefined ? await findLatestReply(ctx.db, storyId, endedAfter) : named;
  if (reply?.storyId !== storyId || (await endIfAbandoned(ctx, reply))) return null;
  return followReply(ctx, reply, { after, embed, isStillWritten: () => isStillWritten(ctx, reply.id) });
}

/** A story as `readStory` gives it; a reply without a writer is no longer said to be on its way. */
export async function openStory(ctx: Context, id: number, options: { base64: boolean }): Promise<Story> {
  const story = await readStory(ctx, id, options);
  const isWriting = story.composes.some(({ state }) => state === 'writing');
  return isWriting && (await endAbandonedIn(ctx, id)) ? readStory(ctx, id, options) : story;
}

/** Ends the answer that is being written; what was written stays. */
export async function stopReply(ctx: Context, storyId: number): Promise<{ message: string }> {
  await getOwnStory(ctx, storyId);
  const id = await updateStopWanted(ctx.db, storyId);
  if (id === null) return { message: 'Nothing is being written.' };
  // Another process that writes it learns of it with its next heartbeat, unless it is gone.
  if (!ctx.background.stop(id, new Error('It was stopped.'))) await endAbandonedIn(ctx, storyId);
  return { message: 'Stopped.' };
}
