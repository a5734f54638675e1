import type { ReplyEvent } from '@sirenade/contract/reply-stream';
import type { MessageWish } from '@sirenade/contract/stories';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findLatestReply, findReplyByRequest, updateStopWanted } from './replies.store.ts';
import { type ReplyOrder, type RequestName, requestNameOf } from './reply.rules.ts';
import { beginReply, getAnswering, judgeMessage, requireMayAsk } from './reply-begin.service.ts';
import { readReply, retellReply } from './reply-reading.service.ts';
import { tellFirst } from './reply-teller.ts';
import { writeReply } from './reply-writing.service.ts';
import { requireOwner } from './stories.service.ts';
import { findStory } from './stories.store.ts';
import { storyLimits } from './stories-limits.ts';
import { isOwner, ownerOf, personOf } from './story.rules.ts';

export { recoverReplies } from './reply-recovery.service.ts';

export interface SendWish {
  /** Null for a message that begins a story. */
  storyId: number | null;
  wish: MessageWish;
  key: string | undefined;
  address: string;
  /** Whether pictures come along in base64. */
  embed: boolean;
}

const ENDED_WITHIN_MS = 120_000;
const OTHER_WISH = 'This request was used for another message.';

/** The reply that the same request brought before; null when there was none. */
async function findSame(
  ctx: Context,
  name: RequestName | null,
  embed: boolean,
): Promise<AsyncIterable<ReplyEvent> | null> {
  const reply = name && (await findReplyByRequest(ctx.db, name.key));
  if (!reply) return null;
  if (reply.requestHash !== name.hash) throw new AppError('conflict', { sentence: OTHER_WISH });
  const events = await readReply(ctx, reply, 0, embed);
  if (events) return events;
  if (reply.state === 'running') throw new AppError('reply_running');
  return retellReply(ctx, reply, embed);
}

/** Takes a message and answers it, event by event; the answer is written to its end also when nobody reads it. */
export async function sendMessage(ctx: Context, message: SendWish): Promise<AsyncIterable<ReplyEvent>> {
  const { storyId, wish, key, address, embed } = message;
  const story = storyId === null ? null : await findStory(ctx.db, storyId);
  if (storyId !== null) requireOwner(ctx, story);
  const owner = ownerOf(ctx.actor);
  if (!owner) throw new AppError('signed_out');
  const name = requestNameOf(owner, storyId, wish, key);
  const same = await findSame(ctx, name, embed);
  if (same) return same;

  await requireMayAsk(ctx, wish);
  await ctx.limits.take(storyLimits.message, personOf(ctx.actor, address));
  const siren = await getAnswering(ctx, story, wish);
  await judgeMessage(ctx, story, wish);
  let order: ReplyOrder;
  try {
    order = await beginReply(ctx, { owner, story, siren, wish, address, name });
  } catch (error) {
    // The same request at the same time was faster.
    const first = await findSame(ctx, name, embed);
    if (first) return first;
    throw error;
  }
  await tellFirst(ctx, order.id, story ? null : order.storyId);
  ctx.background.start(order.id, (signal) => writeReply({ ...ctx, signal }, order));
  const events = await readReply(ctx, { id: order.id, state: 'running' }, 0, embed);
  if (!events) throw new AppError('unavailable');
  return events;
}

/** Comes back to an answer that is being written, or was until a moment ago, after an event; null when there is none. */
export async function attachReply(
  ctx: Context,
  storyId: number,
  after: number,
  embed: boolean,
): Promise<AsyncIterable<ReplyEvent> | null> {
  const story = await findStory(ctx.db, storyId);
  // Also of a story that others may read, what is being written is its owner's alone.
  if (!story || !isOwner(ctx.actor, story)) throw new AppError('not_found');
  const endedAfter = new Date(ctx.clock.now().getTime() - ENDED_WITHIN_MS);
  const reply = await findLatestReply(ctx.db, storyId, endedAfter);
  return reply ? readReply(ctx, reply, after, embed) : null;
}

/** Ends the answer that is being written; what was written stays. */
export async function stopReply(ctx: Context, storyId: number): Promise<{ message: string }> {
  const story = await findStory(ctx.db, storyId);
  requireOwner(ctx, story);
  const id = await updateStopWanted(ctx.db, storyId);
  if (id === null) return { message: 'Nothing is being written.' };
  // Another process that writes it learns of it with its next beat.
  ctx.background.stop(id, new Error('It was stopped.'));
  return { message: 'Stopped.' };
}
