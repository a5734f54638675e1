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

/** Publishes the events of one reply to whoever reads it, each with its number. */
export interface Publisher {
  emit(happening: ReplyHappening): void;
  /** All that was emitted, folded as the browser folds it. */
  soFar(): ReplySoFar;
  /** Says that nothing more comes. */
  end(): Promise<void>;
}

/** The number of the event that makes the log, so that there is something to read. */
const FIRST = 1;
const LOOK_MS = 20;

/** Opens the live log of a reply with its first event, by which it can be come back to. */
export function openLog(ctx: Pick<Context, 'live'>, { id, story, storyId }: Reply): void {
  const first = { seq: FIRST, reply: id };
  ctx.live.write(id, story ? { chunk: '', ...first } : { story_id: storyId, ...first });
}

/** Publishes what follows, with a heartbeat whenever nothing else was emitted for a while. */
export function makePublisher(
  ctx: Pick<Context, 'live' | 'log' | 'timings'>,
  id: string,
  /** Called when the log takes no more. */
  onFull: () => void,
): Publisher {
  const write = ctx.live.writer(id);
  let reply: ReplySoFar = { ...emptyReply, id, seq: FIRST };
  /** Pieces of text that are not folded yet: together they fold to the same, and it is seldom asked for. */
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
    // Written out for what comes most often: a spread object takes several times the memory and the time.
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
  // One interval instead of a timer started anew with every event, which would cost more than emitting it.
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

/** Puts the bytes of pictures into the events that show them. */
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

/** How somebody reads a reply. */
export interface Following {
  /** Events up to this number are there already. */
  after: number;
  /** Whether pictures come along in base64. */
  embed: boolean;
  /** Asked when a reply that another process writes falls silent. */
  isStillWritten(): Promise<boolean>;
}

/** The events of a reply as they come, after one of them; null where this process cannot know them. */
export async function followReply(
  ctx: Context,
  reply: Pick<ReplyRow, 'id' | 'state'>,
  { after, embed, isStillWritten }: Following,
): Promise<AsyncIterable<ReplyEvent> | null> {
  const { firstEventMs, writerCheckMs, endCheckMs } = ctx.timings;
  const until = performance.now() + (reply.state === 'running' ? firstEventMs : 0);
  for (;;) {
    const found = (await ctx.live.read(reply.id, after, ctx.signal)) as AsyncIterable<ReplyEvent> | null;
    if (found) {
      const silenceMs = reply.state === 'running' ? writerCheckMs : endCheckMs;
      const isOwn = ctx.background.isDoing(reply.id);
      const events = isOwn ? found : untilAbandoned(found, { silenceMs, isStillWritten });
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

/** The events of a reply that is over, made from what is stored of it. */
export async function replayReply(ctx: Context, reply: ReplyRow, embed: boolean): Promise<AsyncIterable<ReplyEvent>> {
  const found = await findAnswered(ctx.db, reply.id);
  // What it answered was rewritten since.
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
