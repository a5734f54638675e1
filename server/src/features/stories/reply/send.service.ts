import type { ReplyEvent } from '@sirenade/contract/reply-stream';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Media } from '../../media/media.service.ts';
import { planMemory } from '../memory/memory.rules.ts';
import { growMemory } from '../memory/memory-growing.service.ts';
import { acceptMessage, findRepeated, identifySender, type MessageRequest, type Sender } from './accept.service.ts';
import { endAbandonedIn, endIfAbandoned, failReply, finishReply, hasWriter } from './finish.service.ts';
import { startHeartbeat } from './heartbeat.service.ts';
import { placeReply } from './place.service.ts';
import { followReply, makePublisher, openLog, replayReply } from './publish.service.ts';
import { type AcceptedReply, failureOf, type Reply } from './reply.rules.ts';
import { type EarlyText, prepareReply, type ReplySource, startEarly, writeReply } from './write.service.ts';

const MEMORY_MS = 90_000;

const follow = (ctx: Context, reply: { id: string; state: 'running' | 'done' | 'failed' }, embed: boolean) =>
  followReply(ctx, reply, { after: 0, embed, hasWriter: () => hasWriter(ctx, reply.id) });

/** The events of the reply that this idempotency key was answered with before; null when it is new. */
async function followRepeated(ctx: Context, sender: Sender, embed: boolean): Promise<AsyncIterable<ReplyEvent> | null> {
  const reply = await findRepeated(ctx, sender);
  if (!reply) return null;
  const events = await follow(ctx, reply, embed);
  if (events) return events;
  if (reply.state !== 'running') return replayReply(ctx, reply, embed);
  if (await endIfAbandoned(ctx, reply, { keepsMessage: false })) return followRepeated(ctx, sender, embed);
  throw new AppError('reply_running');
}

/** Places a reply; ends an abandoned one that still blocks the story. */
async function placeOrTakeOver(ctx: Context, accepted: AcceptedReply): Promise<Reply> {
  try {
    return await placeReply(ctx, accepted);
  } catch (error) {
    if (!accepted.story || !(error instanceof AppError) || error.code !== 'reply_running') throw error;
    if (!(await endAbandonedIn(ctx, accepted.story.id))) throw error;
    return placeReply(ctx, accepted);
  }
}

/** Adds turns that no longer fit into the prompt to the summary, when there are any. */
async function rememberRest(ctx: Context, { storyId, position }: Reply, { built, scene }: ReplySource): Promise<void> {
  const forgotten = { firstIncluded: scene.from + built.firstIncluded, spare: built.spare };
  // Decided by the scene already read: without turns left out, no query is needed.
  if (!planMemory({ ...forgotten, composes: position + 1, summarised: scene.summarised })) return;
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(MEMORY_MS)]);
  await growMemory({ ...ctx, signal }, storyId, forgotten);
}

/**
 * Runs a reply to its end, with or without a connected client: its answer is stored and charged for, or neither. After
 * a failure its message stays in the story when the client has disconnected and could not send it again.
 */
async function runReply(ctx: Context, reply: Reply, early: EarlyText | null, disconnected: AbortSignal): Promise<void> {
  const stop = (reason: Error) => void ctx.background.stop(reply.id, reason);
  const publisher = makePublisher(ctx, reply.id, () => stop(new Error('The log takes no more.')));
  const heartbeat = startHeartbeat(ctx, reply, () => publisher.soFar().text, stop);
  const stored: Media[] = [];
  // `ctx.signal` ends the writing only: the text written by then is still stored.
  const uninterrupted = { ...ctx, signal: new AbortController().signal };
  let source: ReplySource | undefined;
  try {
    const begun = reply.isSceneCurrent ? early : null;
    source = begun?.source ?? (await prepareReply(uninterrupted, reply));
    const sink = {
      emit: publisher.emit,
      soFar: publisher.soFar,
      onStored: (picture: Media) => void stored.push(picture),
    };
    const written = await writeReply(uninterrupted, reply, { source, early: begun, sink }, ctx.signal);
    await heartbeat.end();
    publisher.emit({ end: await finishReply(uninterrupted, reply, written, { stored, emit: publisher.emit }) });
  } catch (error) {
    source = undefined;
    await heartbeat.end();
    await failReply(uninterrupted, reply, error, { media: stored, keepsMessage: disconnected.aborted });
    publisher.emit(failureOf(error));
  } finally {
    early?.cancel();
    await publisher.end();
  }
  if (source) await rememberRest(ctx, reply, source);
}

/** Accepts a message and streams its reply, which is written to its end also when the client disconnects. */
export async function sendMessage(
  ctx: Context,
  request: MessageRequest & { embed: boolean },
): Promise<AsyncIterable<ReplyEvent>> {
  const { embed } = request;
  const sender = await identifySender(ctx, request);
  const repeated = await followRepeated(ctx, sender, embed);
  if (repeated) return repeated;
  const accepted = await acceptMessage(ctx, request, sender);
  const early = accepted.isFree ? startEarly(ctx, accepted) : null;
  let reply: Reply;
  try {
    reply = await placeOrTakeOver(ctx, accepted);
  } catch (error) {
    early?.cancel();
    // A concurrent request with the same idempotency key may have been placed first.
    const first = await followRepeated(ctx, sender, embed);
    if (first) return first;
    throw error;
  }
  openLog(ctx, reply);
  ctx.background.start(reply.id, (signal) => runReply({ ...ctx, signal }, reply, early, ctx.signal));
  const events = await follow(ctx, { id: reply.id, state: 'running' }, embed);
  if (!events) throw new AppError('unavailable');
  return events;
}
