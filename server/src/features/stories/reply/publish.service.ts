import { setTimeout as sleep } from 'node:timers/promises';
import {
  emptyReply,
  foldReply,
  type ReplyEvent,
  type ReplyHappening,
  type ReplySoFar,
} from '@sirenade/contract/reply-stream';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { LogFull } from '../../../platform/live/live-log.ts';
import { TextBuffer } from '../../../platform/live/text-buffer.ts';
import { audioAddress, findMedia, type Media, readBytes, viewImage } from '../../media/media.service.ts';
import { wordsOfAnswer } from '../compose.rules.ts';
import type { ReplyRow } from '../stories.tables.ts';
import { untilAbandoned } from './follow.flow.ts';
import { findAnswered } from './replies.store.ts';
import type { Reply } from './reply.rules.ts';
import { viewEnd } from './reply.view.ts';

/** Publishes the events of one reply, numbered, to all clients that follow it. */
export interface Publisher {
  emit(happening: ReplyHappening): void;
  /** The reply so far: all emitted events, folded as the browser folds them. */
  soFar(): ReplySoFar;
  /** Closes the live log; readers then see the end of the stream. */
  end(): Promise<void>;
}

/** The number of the event that opens the live log; readers find no log before it. */
const FIRST = 1;
const LOOK_MS = 20;

/** Opens the live log of a reply with its first event, which carries the id a client reconnects with. */
export function openLog(ctx: Pick<Context, 'live'>, { id, story, storyId }: Reply): void {
  const first = { seq: FIRST, reply: id };
  ctx.live.write(id, story ? { chunk: '', ...first } : { story_id: storyId, ...first });
}

/** Publishes the further events, and an empty chunk as a heartbeat when none was emitted for `silenceMs`. */
export function makePublisher(
  ctx: Pick<Context, 'live' | 'log' | 'timings'>,
  id: string,
  /** Called when the live log has reached its size limit. */
  onFull: () => void,
): Publisher {
  const write = ctx.live.writer(id);
  let reply: ReplySoFar = { ...emptyReply, id, seq: FIRST };
  /** Text chunks not folded yet: folding them joined gives the same, and `soFar` is seldom called. */
  const pieces = new TextBuffer();
  let seq = FIRST;
  let isOver = false;
  let isSilent = false;
  const soFar = () => {
    if (seq > reply.seq) reply = foldReply(reply, { chunk: pieces.take(), seq });
    return reply;
  };
  const emit = (happening: ReplyHappening) => {
    if (isOver) return;
    isSilent = false;
    const isText = 'chunk' in happening;
    if (!isText) soFar();
    seq++;
    // Text chunks are the most frequent events: a literal costs a fraction of a spread in time and memory.
    const event: ReplyEvent = isText ? { chunk: happening.chunk, seq } : { ...happening, seq };
    if (isText) pieces.add(happening.chunk);
    else reply = foldReply(reply, event);
    try {
      write(event);
    } catch (error) {
      if (error instanceof LogFull) onFull();
      else ctx.log.error({ event: 'reply_event_lost', err: error, reply: id }, 'an event of a reply was not published');
    }
  };
  // One interval: restarting a timer with every event would cost more than emitting the event.
  const heartbeat = setInterval(() => {
    if (isSilent) emit({ chunk: '' });
    isSilent = true;
  }, ctx.timings.silenceMs);
  return {
    emit,
    soFar,
    end: async () => {
      isOver = true;
      clearInterval(heartbeat);
      await ctx.live.end(id);
    },
  };
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Adds the bytes of a picture, in base64, to the event that announces it. */
async function* withPictures(ctx: Context, events: AsyncIterable<ReplyEvent>): AsyncGenerator<ReplyEvent> {
  for await (const event of events) {
    if (!('image' in event)) {
      yield event;
      continue;
    }
    const media = (await findMedia(ctx, [event.image.id])).get(event.image.id);
    yield media ? { ...event, image: viewImage(media, await readBytes(ctx, media)) } : event;
  }
}

/** How a client follows a reply. */
export interface Following {
  /** The client has the events up to this number. */
  after: number;
  /** Whether events carry pictures in base64. */
  embed: boolean;
  /** Called when no event of a reply that another process writes has come for a while. */
  hasWriter(): Promise<boolean>;
}

/** Streams the events after number `after`; null when the live log of the reply is not there (any more). */
export async function followReply(
  ctx: Context,
  reply: Pick<ReplyRow, 'id' | 'state'>,
  { after, embed, hasWriter }: Following,
): Promise<AsyncIterable<ReplyEvent> | null> {
  const { firstEventMs, writerCheckMs, endCheckMs } = ctx.timings;
  const until = performance.now() + (reply.state === 'running' ? firstEventMs : 0);
  for (;;) {
    const found = (await ctx.live.read(reply.id, after, ctx.signal)) as AsyncIterable<ReplyEvent> | null;
    if (found) {
      const silenceMs = reply.state === 'running' ? writerCheckMs : endCheckMs;
      const isOwn = ctx.background.isDoing(reply.id);
      const events = isOwn ? found : untilAbandoned(found, { silenceMs, hasWriter });
      return embed ? withPictures(ctx, events) : events;
    }
    if (performance.now() >= until) return null;
    await sleep(LOOK_MS);
  }
}

async function* numbered(reply: string, happenings: ReplyHappening[]): AsyncGenerator<ReplyEvent> {
  for (const [at, happening] of happenings.entries())
    yield { ...happening, seq: at + 1, ...(at === 0 ? { reply } : {}) };
}

/** The events of an ended reply whose live log is gone, rebuilt from its stored answer. */
export async function replayReply(ctx: Context, reply: ReplyRow, embed: boolean): Promise<AsyncIterable<ReplyEvent>> {
  const found = await findAnswered(ctx.db, reply.id);
  // The message was edited since, which deleted the answer.
  if (!found) throw new AppError('conflict');
  const { answer, compose } = found;
  const media = await findMedia(ctx, [answer.audioId ?? [], answer.imageId ?? []].flat());
  const audio = media.get(answer.audioId ?? '');
  const image = media.get(answer.imageId ?? '');
  const bytesOf = async (of: Media) => readBytes(ctx, of);
  return numbered(reply.id, [
    ...(reply.kind === 'first' ? [{ story_id: reply.storyId }] : []),
    { chunk: wordsOfAnswer(answer) },
    ...(audio ? [{ audio: base64(await bytesOf(audio)), seconds: audio.seconds ?? 0, words: answer.audioWords }] : []),
    ...(image ? [{ image: viewImage(image, embed ? await bytesOf(image) : undefined) }] : []),
    { end: viewEnd(compose, answer, audioAddress) },
  ]);
}
