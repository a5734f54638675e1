import { emptyReply, foldReply, type ReplyEvent, type ReplySoFar } from '@sirenade/contract/reply-stream';
import type { Story } from '@sirenade/contract/stories';
import { pauseBefore } from './environment.ts';
import { type FollowOptions, followReply, ReplyLost, type ReplyStart } from './reply-connection.ts';

/** How an answer ended: all of it was received, or it ended while not connected and is read from the store. */
export type ReplyOutcome = { reply: ReplySoFar } & (
  | { how: 'received'; wasLost: boolean }
  | { how: 'stored'; story: Story }
);

interface ToEndOptions extends FollowOptions {
  /** Which compose of the story it is. */
  index: number;
  /** Every new event, with the reply as far as it has come by it. */
  onEvent(reply: ReplySoFar, event: ReplyEvent): void;
}

/** How often an answer is looked for that is marked as being written but not streamed: until its server would be back. */
const MOST_VISITS = 10;

/** Follows a reply to its end; if it ended while not connected, returns the stored chat. */
export async function followToEnd(
  start: ReplyStart,
  soFar: ReplySoFar,
  { index, onEvent, ...options }: ToEndOptions,
): Promise<ReplyOutcome> {
  const { transport, environment, signal } = options;
  let reply = soFar;
  let storyId = 'request' in start ? start.request.storyId : start.storyId;
  let next = start;
  for (let visits = 1; ; visits++) {
    const events = followReply(next, options);
    let step = await events.next();
    for (; !step.done; step = await events.next()) {
      reply = foldReply(reply, step.value);
      storyId = reply.storyId ?? storyId;
      onEvent(reply, step.value);
    }
    if (step.value.how === 'over') return { how: 'received', reply, wasLost: step.value.wasLost || visits > 1 };
    if (storyId === null) throw new ReplyLost('stream');
    const story = await transport.load(storyId).catch((cause: unknown) => {
      throw new ReplyLost('stream', cause);
    });
    signal.throwIfAborted();
    if (story.composes[index]?.state !== 'writing') return { how: 'stored', reply, story };
    if (visits === MOST_VISITS) throw new ReplyLost('stream');
    options.onLink('lost');
    await pauseBefore(visits, { environment, signal, retryAfterMs: 0 });
    // Another answer to the same message has begun: nothing of the one before is part of it.
    if (reply.id !== null) reply = { ...emptyReply, storyId: reply.storyId };
    next = { storyId, after: reply.seq, reply: null };
  }
}
