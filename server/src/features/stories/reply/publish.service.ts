import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplyEvent, ReplyHappening } from '@sirenade/contract/reply-stream';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { findMedia, type Media, readBytes, viewImage } from '../../media/media.service.ts';
import type { ReplyRow } from '../stories.tables.ts';
import { wordsOfAnswer } from '../story.rules.ts';
import { viewEnd } from './finish.service.ts';
import { whileWritten } from './follow.flow.ts';
import { findAnswered } from './replies.store.ts';

const LOOK_MS = 20;

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

/** The events of a reply as they come, after one of them; null where this process cannot know them. */
export async function readReply(
  ctx: Context,
  reply: Pick<ReplyRow, 'id' | 'state'>,
  after: number,
  embed: boolean,
): Promise<AsyncIterable<ReplyEvent> | null> {
  const until = performance.now() + (reply.state === 'running' ? ctx.paces.soonMs : 0);
  for (;;) {
    const found = (await ctx.live.read(reply.id, after, ctx.signal)) as AsyncIterable<ReplyEvent> | null;
    if (found) {
      const events = ctx.background.isDoing(reply.id) ? found : whileWritten(ctx, reply, found);
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

/** A reply that is over, told once more from what is stored of it. */
export async function retellReply(ctx: Context, reply: ReplyRow, embed: boolean): Promise<AsyncIterable<ReplyEvent>> {
  const found = await findAnswered(ctx.db, reply.id);
  // What it answered was written anew since.
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
    { end: viewEnd(compose, answer) },
  ]);
}
