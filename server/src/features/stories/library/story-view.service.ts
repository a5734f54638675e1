import type { PostedCompose } from '@sirenade/contract/posts';
import type { Compose } from '@sirenade/contract/stories';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audioAddress, findMedia, type Media, readBytes, viewImage } from '../../media/media.service.ts';
import { mediaOf } from '../compose.rules.ts';
import type { AnsweredCompose, AnswerRow, SharedCompose, StoryRow } from '../stories.tables.ts';
import { whileRunning } from '../story.rules.ts';
import { findRunning } from './composes.store.ts';
import { type AnswerMedia, viewCompose, viewExchange } from './story.view.ts';

type Sounding = Pick<AnswerRow, 'audioId' | 'imageId'>;

/** The most bytes of media embedded in base64; older media are given by address only. */
const MOST_EMBEDDED = 24 * 1024 * 1024;

/** Reads the files of media, the last first, while they fit; a file that cannot be read is left out. */
async function readLast(ctx: Context, media: Media[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  let left = MOST_EMBEDDED;
  for (const each of media.toReversed()) {
    try {
      const bytes = await readBytes(ctx, each);
      left -= bytes.length;
      if (left < 0) break;
      files.set(each.id, bytes);
    } catch (error) {
      // The story stays readable; its client may load the file by address later.
      if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
      ctx.log.warn({ event: 'story_file_missing', err: error }, 'a story is read without one of its files');
    }
  }
  return files;
}

/** Finds the media of answers; reads the files when they are to be embedded in base64. */
async function findAnswerMedia(
  ctx: Context,
  answers: Sounding[],
  { base64 }: { base64: boolean },
): Promise<(answer: Sounding | null) => AnswerMedia> {
  const ids = mediaOf(answers);
  const media = await findMedia(ctx, ids);
  const inOrder = ids.flatMap((id) => media.get(id) ?? []);
  const files = base64 ? await readLast(ctx, inOrder) : new Map<string, Uint8Array>();
  return (answer) => {
    const audio = media.get(answer?.audioId ?? '');
    const image = media.get(answer?.imageId ?? '');
    const sound = audio && files.get(audio.id);
    return {
      audio: audio && {
        url: audioAddress(audio),
        seconds: audio.seconds,
        base64: sound && Buffer.from(sound).toString('base64'),
      },
      image: image && viewImage(image, files.get(image.id)),
    };
  };
}

/** Composes as their owner sees them, with media, in the same order. */
export async function presentComposes(
  ctx: Context,
  story: StoryRow,
  all: AnsweredCompose[],
  options: { base64: boolean },
): Promise<Compose[]> {
  const running = await findRunning(ctx.db, story.id);
  const composes = whileRunning(running, all);
  const answers = composes.flatMap(({ answer }) => answer ?? []);
  const mediaOfAnswer = await findAnswerMedia(ctx, answers, options);
  return composes.map((each) => viewCompose(each, mediaOfAnswer(each.answer), each.compose.id === running?.composeId));
}

/** Posted exchanges with their media, in the same order. */
export async function presentExchanges(
  ctx: Context,
  shared: SharedCompose[],
  options: { base64: boolean },
): Promise<PostedCompose[]> {
  const mediaOfAnswer = await findAnswerMedia(ctx, shared, options);
  return shared.map((each) => viewExchange(each, mediaOfAnswer(each)));
}
