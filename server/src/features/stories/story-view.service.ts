import type { Compose } from '@sirenade/contract/stories';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audioAddress, findMedia, type Media, readBytes, viewImage } from '../media/media.service.ts';
import { findRunning } from './composes.store.ts';
import type { StoryRow, ToldCompose } from './stories.tables.ts';
import { toldWhile } from './story.rules.ts';
import { viewCompose } from './story.view.ts';

/** Bytes of sound and pictures that come along in base64; what is older is told by its address. */
const MOST_EMBEDDED = 24 * 1024 * 1024;

/** The files of these media, the last of them first, as many as fit; one that cannot be read is left out. */
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
      // What was said is read all the same; the address may lead to it later.
      if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
      ctx.log.warn({ err: error }, 'a story is read without one of its files');
    }
  }
  return files;
}

/** Composes of a story as its readers see them, in the same order. */
export async function presentComposes(
  ctx: Context,
  story: StoryRow,
  all: ToldCompose[],
  { base64 }: { base64: boolean },
): Promise<Compose[]> {
  const running = await findRunning(ctx.db, story.id);
  const told = toldWhile(running, all);
  const ids = told.flatMap(({ answer }) => [answer?.audioId ?? [], answer?.imageId ?? []].flat());
  const media = await findMedia(ctx, ids);
  const inOrder = ids.flatMap((id) => media.get(id) ?? []);
  const files = base64 ? await readLast(ctx, inOrder) : new Map<string, Uint8Array>();
  return told.map((each) => {
    const audio = media.get(each.answer?.audioId ?? '');
    const image = media.get(each.answer?.imageId ?? '');
    const sound = audio && files.get(audio.id);
    return viewCompose(
      each,
      {
        audio: audio && {
          url: audioAddress(audio),
          seconds: audio.seconds,
          base64: sound && Buffer.from(sound).toString('base64'),
        },
        image: image && viewImage(image, files.get(image.id)),
      },
      each.compose.id === running?.composeId,
    );
  });
}
