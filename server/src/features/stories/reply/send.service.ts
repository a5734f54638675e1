import type { ReplyEvent } from '@sirenade/contract/reply-stream';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Media } from '../../media/media.service.ts';
import { planMemory } from '../memory/memory.rules.ts';
import { growMemory } from '../memory/memory-growing.service.ts';
import { acceptMessage, findRepeated, identifySender, type MessageRequest, type Sender } from './accept.service.ts';
import { endAbandonedIn, endIfAbandoned, failReply, finishReply, isStillWritten } from './finish.service.ts';
import { startHeartbeat } from './heartbeat.service.ts';
import { placeReply } from './place.service.ts';
import { followReply, makePublisher, openLog, replayReply } from './publish.service.ts';
import { type AcceptedReply, failureOf, type Reply } from './reply.rules.ts';
import { type EarlyText, prepareReply, type ReplySource, startEarly, writeReply } from './write.service.ts';

const MEMORY_MS = 90_000;

const follow = (ctx: Context, reply: { id: string; state: 'running' | 'done' | 'failed' }, embed: boolean) =>
  followReply(ctx, reply, { after: 0, embed, isStillWritten: () => isStillWritten(ctx, reply.id) });

/** The events of the reply that the same request was answered with before; null when there was none. */
async function followRepeated(ctx: Context, sender: Sender, embed: boolean): Promise<AsyncIterable<ReplyEvent> | null> {
  const reply = await findRepeated(ctx, sender);
  if (!reply) return null;
  const events = await follow(ctx, reply, embed);
  if (events) return events;
  if (reply.state !== 'running') return replayReply(ctx, reply, embed);
  if (await endIfAbandoned(ctx, reply, { keepsMessage: false })) return followRepeated(ctx, sender, embed);
  throw new AppError('reply_running');
}

/** Places a reply, also where one without a writer stands in its way. */
async function placeOrTakeOver(ctx: Context, accepted: AcceptedReply): Promise<Reply> {
  try {
    return await placeReply(ctx, accepted);
  } catch (error) {
    if (!accepted.story || !(error instanceof AppError) || error.code !== 'reply_running') throw error;
    if (!(await endAbandonedIn(ctx, accepted.story.id))) throw error;
    return placeReply(ctx, accepted);
  }
}

/** Takes what no longer fits into a prompt into the summary, where something does not. */
async function rememberRest(ctx: Context, { storyId, position }: Reply, { built, scene }: ReplySource): Promise<void> {
  const forgotten = { firstIncluded: scene.from + built.firstIncluded, spare: built.spare };
  // By what was read when this began: where nothing was left out, nothing has to be looked up.
  if (!planMemory({ ...forgotten, composes: position + 1, summarised: scene.summarised })) return;
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(MEMORY_MS)]);
  await growMemory({ ...ctx, signal }, storyId, forgotten);
}

/**
 * Runs a reply to its end, whoever reads it or not: its answer is stored and charged for, or neither. A message that is
 * not answered stays in the story where its sender is gone, who could not send it again.
 */
async function runReply(ctx: Context, reply: Reply, early: EarlyText | null, left: AbortSignal): Promise<void> {
  const stop = (reason: Error) => void ctx.background.stop(reply.id, reason);
  const publisher = makePublisher(ctx, reply.id, () => stop(new Error('The log takes no more.')));
  const heartbeat = startHeartbeat(ctx, reply, () => publisher.soFar().text, stop);
  const stored: Media[] = [];
  // The signal ends the writing only: what was written by then is stored all the same.
  const steady = { ...ctx, signal: new AbortController().signal };
  let source: ReplySource | undefined;
  try {
    const begun = reply.isSceneCurrent ? early : null;
    source = begun?.source ?? (await prepareReply(steady, reply));
    const sink = {
      emit: publisher.emit,
      soFar: publisher.soFar,
      onStored: (picture: Media) => void stored.push(picture),
    };
    const written = await writeReply(steady, reply, { source, early: begun, sink }, ctx.signal);
    await heartbeat.end();
    publisher.emit({ end: await finishReply(steady, reply, written, { stored, emit: publisher.emit }) });
  } catch (error) {
    source = undefined;
    await heartbeat.end();
    await failReply(steady, reply, error, { media: stored, keepsMessage: left.aborted });
    publisher.emit(failureOf(error));
  } finally {
    early?.cancel();
    await publisher.end();
  }
  if (source) await rememberRest(ctx, reply, source);
}

/** Takes a message and answers it, event by event; the answer is written to its end also when nobody reads it. */
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
    // The same request at the same time was faster.
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
