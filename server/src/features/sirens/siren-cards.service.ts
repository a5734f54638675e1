import type { Context } from '../../context.ts';
import { findMedia, viewImage } from '../media/media.service.ts';
import { coverOf, maySee } from './siren.rules.ts';
import { findImages, listPictured } from './siren.store.ts';
import { findSirensInOrder } from './siren-list.store.ts';
import { viewerOf } from './siren-view.service.ts';

/** A siren as she stands beside what was written with her. */
export interface SirenCard {
  name: string;
  tags: string[];
  coverUrl: string | null;
}

/** Those of these sirens that the viewer may see, by id. */
export async function findSirenCards(ctx: Context, ids: number[]): Promise<Map<number, SirenCard>> {
  const viewer = viewerOf(ctx);
  const rows = (await findSirensInOrder(ctx.db, [...new Set(ids)])).filter((row) => maySee(row, viewer));
  const pictured = await findImages(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const coverIds = new Map(
    rows.map((row) => {
      const own = pictured.filter(({ sirenId }) => sirenId === row.id);
      const imageIds = own.map(({ mediaId }) => mediaId);
      return [row.id, coverOf(row.coverImageId, imageIds)];
    }),
  );
  const media = await findMedia(
    ctx,
    [...coverIds.values()].flatMap((id) => id ?? []),
  );
  return new Map(
    rows.map(({ id, name, tags }) => {
      const cover = media.get(coverIds.get(id) ?? '');
      return [id, { name, tags, coverUrl: cover ? viewImage(cover).card_url : null }];
    }),
  );
}

/** Which of these pictures are on a siren, and so are not to go with what else shows them. */
export async function findPictured(ctx: Pick<Context, 'db'>, mediaIds: string[]): Promise<Set<string>> {
  return new Set(await listPictured(ctx.db, mediaIds));
}
