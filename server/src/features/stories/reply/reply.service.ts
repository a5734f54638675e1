import type { ReplyEvent } from '@sirenade/contract/reply-stream';
import type { MessageWish, Story } from '@sirenade/contract/stories';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { readStory, requireOwner } from '../library/stories.service.ts';
import { findStory } from '../library/stories.store.ts';
import type { StoryRow } from '../stories.tables.ts';
import { storyLimits } from '../stories-limits.ts';
import { isOwner, ownerOf, personOf } from '../story.rules.ts';
import { aroundIn, judgeMessage } from './judging.service.ts';
import { beginReply, costsNothing, getAnswering, type Message, requireMayAsk } from './place.service.ts';
import { readReply, retellReply } from './publish.service.ts';
import { tellFirst } from './publisher.flow.ts';
import { endIfLost, endLostIn } from './recover.service.ts';
import { findLatestReply, findReply, findReplyByRequest, updateStopWanted } from './replies.store.ts';
import { type ReplyOrder, type RequestName, requestNameOf } from './reply.rules.ts';
import { writeReply } from './reply-writing.service.ts';
import { emptyScene, type Scene } from './scene.rules.ts';
import { findIntroOf, readScene } from './scene.service.ts';
import { findToldStory } from './scene.store.ts';
import { beginEarly } from './write.service.ts';

export { recoverAtStart, recoverReplies } from './recover.service.ts';

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
  if (reply.state !== 'running') return retellReply(ctx, reply, embed);
  if (await endIfLost(ctx, reply, { keepsMessage: false })) return findSame(ctx, name, embed);
  throw new AppError('reply_running');
}

/** Begins a reply, also where one that nobody writes any more stands in its way. */
async function beginOrTakeUp(ctx: Context, message: Message): Promise<ReplyOrder> {
  try {
    return await beginReply(ctx, message);
  } catch (error) {
    if (!message.story || !(error instanceof AppError) || error.code !== 'reply_running') throw error;
    if (!(await endLostIn(ctx, message.story.id))) throw error;
    return beginReply(ctx, message);
  }
}

/** Who is to answer, and what she said before anything else; asked while the message is judged. */
async function meet(ctx: Context, story: StoryRow | null, wish: MessageWish, scene: Scene) {
  const [siren, intro] = await Promise.all([
    getAnswering(ctx, story, wish),
    story && !wish.edited ? findIntroOf(ctx, story, scene) : scene.intro,
  ]);
  return { siren, intro };
}

/** Takes a message and answers it, event by event; the answer is written to its end also when nobody reads it. */
export async function sendMessage(ctx: Context, asked: SendWish): Promise<AsyncIterable<ReplyEvent>> {
  const { storyId, wish, key, address, embed } = asked;
  const told = storyId === null ? null : await findToldStory(ctx.db, storyId);
  const story = told?.story ?? null;
  if (storyId !== null) await requireOwner(ctx, story);
  const owner = ownerOf(ctx.actor);
  if (!owner) throw new AppError('signed_out');
  const name = requestNameOf(owner, storyId, wish, key);
  const same = await findSame(ctx, name, embed);
  if (same) return same;

  await requireMayAsk(ctx, wish);
  await ctx.limits.take(storyLimits.message, personOf(ctx.actor, address));
  const read = told ? await readScene(ctx, told, wish) : emptyScene;
  const meeting = meet(ctx, story, wish, read);
  meeting.catch(() => {});
  const judging = judgeMessage(ctx, story ? `story:${story.id}` : 'story', wish.user_input, aroundIn(read));
  judging.catch(() => {});
  const { siren, intro } = await meeting;
  await judging;
  const scene = { ...read, intro };
  const message: Message = { owner, story, siren, scene, wish, address, name };
  const early = costsNothing(ctx, message) ? beginEarly(ctx, message) : null;
  let order: ReplyOrder;
  try {
    order = await beginOrTakeUp(ctx, message);
  } catch (error) {
    early?.leave();
    // The same request at the same time was faster.
    const first = await findSame(ctx, name, embed);
    if (first) return first;
    throw error;
  }
  tellFirst(ctx, order.id, story ? null : order.storyId);
  ctx.background.start(order.id, (signal) => writeReply({ ...ctx, signal }, order, { left: ctx.signal, early }));
  const events = await readReply(ctx, { id: order.id, state: 'running' }, 0, embed);
  if (!events) throw new AppError('unavailable');
  return events;
}

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
  if (reply?.storyId !== storyId) return null;
  return (await endIfLost(ctx, reply)) ? null : readReply(ctx, reply, after, embed);
}

/** A story as `readStory` gives it; an answer that nobody writes any more is no longer said to be on its way. */
export async function openStory(ctx: Context, id: number, options: { base64: boolean }): Promise<Story> {
  const story = await readStory(ctx, id, options);
  const isWriting = story.composes.some(({ state }) => state === 'writing');
  return isWriting && (await endLostIn(ctx, id)) ? readStory(ctx, id, options) : story;
}

/** Ends the answer that is being written; what was written stays. */
export async function stopReply(ctx: Context, storyId: number): Promise<{ message: string }> {
  await requireOwner(ctx, await findStory(ctx.db, storyId));
  const id = await updateStopWanted(ctx.db, storyId);
  if (id === null) return { message: 'Nothing is being written.' };
  // Another process that writes it learns of it with its next beat, unless it is gone.
  if (!ctx.background.stop(id, new Error('It was stopped.'))) await endLostIn(ctx, storyId);
  return { message: 'Stopped.' };
}
