import type { Siren } from '@sirenade/contract/sirens';
import type { Context } from '../../context.ts';
import { findNames } from '../accounts/people.service.ts';
import { audioAddress, findMedia, type Media, readBytes, viewImage } from '../media/media.service.ts';
import { introStateOf } from './intro/intro.rules.ts';
import { coverOf, maySee } from './siren.rules.ts';
import { findImages, findIntros, findVotes } from './siren.store.ts';
import { viewSiren } from './siren.view.ts';
import type { SirenIntro, SirenRow } from './sirens.tables.ts';

/** Which media are embedded in base64. */
export type Embed = 'all' | 'cover' | 'none';

/** The account id of the viewer; null when not signed in. */
export const viewerOf = (ctx: Pick<Context, 'actor'>): number | null =>
  ctx.actor.kind === 'user' ? ctx.actor.id : null;

async function presentImages(ctx: Context, row: SirenRow, pictures: Media[], embed: Embed) {
  const cover = coverOf(
    row.coverImageId,
    pictures.map(({ id }) => id),
  );
  return Promise.all(
    pictures.map(async (picture) => {
      const isEmbedded = embed === 'all' || (embed === 'cover' && picture.id === cover);
      return isEmbedded ? viewImage(picture, await readBytes(ctx, picture)) : viewImage(picture);
    }),
  );
}

async function presentAudio(ctx: Context, audio: Media, embed: Embed) {
  const base64 = embed === 'all' ? Buffer.from(await readBytes(ctx, audio)).toString('base64') : undefined;
  return { url: audioAddress(audio), base64 };
}

/** Loads images, intros, votes and owners of these sirens, each kind in one query. */
async function loadParts(ctx: Context, rows: SirenRow[]) {
  const ids = rows.map(({ id }) => id);
  const viewer = viewerOf(ctx);
  const pictured = await findImages(ctx.db, ids);
  const now = ctx.clock.now();
  const intros = new Map(
    (await findIntros(ctx.db, ids)).map((intro) => [intro.sirenId, { ...intro, state: introStateOf(intro, now) }]),
  );
  const votes = viewer === null ? [] : await findVotes(ctx.db, viewer, ids);
  const names = await findNames(
    ctx,
    rows.map(({ userId }) => userId),
  );
  const audioIds = [...intros.values()].flatMap(({ audioId }) => audioId ?? []);
  const media = await findMedia(ctx, [...pictured.map(({ mediaId }) => mediaId), ...audioIds]);
  const imagesOf = new Map<number, string[]>();
  for (const { sirenId, mediaId } of pictured) imagesOf.set(sirenId, [...(imagesOf.get(sirenId) ?? []), mediaId]);
  return {
    names,
    intros,
    votes: new Map(votes.map((vote) => [vote.sirenId, vote.isUpvote])),
    picturesOf: (id: number) => (imagesOf.get(id) ?? []).flatMap((mediaId) => media.get(mediaId) ?? []),
    audioOf: (intro: SirenIntro | undefined) => (intro?.audioId ? media.get(intro.audioId) : undefined),
  };
}

/** Rows as this viewer sees them, in the same order; the number of queries does not grow with the rows. */
export async function presentSirens(ctx: Context, rows: SirenRow[], embed: Embed): Promise<Siren[]> {
  const viewer = viewerOf(ctx);
  const seen = rows.filter((row) => maySee(row, viewer));
  const parts = await loadParts(ctx, seen);
  return Promise.all(
    seen.flatMap((row) => {
      // The owner's account was deleted, with its sirens, after the rows were read.
      const user = parts.names.get(row.userId);
      return user ? [presentSiren(ctx, row, user, parts, embed)] : [];
    }),
  );
}

async function presentSiren(
  ctx: Context,
  row: SirenRow,
  user: Siren['user'],
  parts: Awaited<ReturnType<typeof loadParts>>,
  embed: Embed,
): Promise<Siren> {
  const intro = parts.intros.get(row.id);
  const audio = parts.audioOf(intro);
  return viewSiren(row, {
    user,
    images: await presentImages(ctx, row, parts.picturesOf(row.id), embed),
    intro,
    audio: audio && (await presentAudio(ctx, audio, embed)),
    hasUpvoted: parts.votes.get(row.id) ?? null,
    isOwner: row.userId === viewerOf(ctx),
  });
}
