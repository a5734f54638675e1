import type { Siren } from '@sirenade/contract/sirens';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { authorize, authorizeOwner } from '../accounts/permissions.service.ts';
import type { Media } from '../media/media.service.ts';
import { maySee } from './siren.rules.ts';
import { findSiren, findSirenOfImage, findSirenOfIntro } from './siren.store.ts';
import { presentSirens, viewerOf } from './siren-view.service.ts';
import type { SirenRow } from './sirens.tables.ts';

/** The row of a siren that the viewer may see; not found otherwise. */
export async function getVisibleSiren(ctx: Context, id: number): Promise<SirenRow> {
  const row = await findSiren(ctx.db, id);
  if (!row || !maySee(row, viewerOf(ctx))) throw new AppError('not_found');
  return row;
}

/** The row of a siren that the signed-in user owns; throws otherwise. */
export async function getOwnSiren(ctx: Context, id: number): Promise<SirenRow> {
  authorize(ctx, 'siren.manage');
  const row = await findSiren(ctx.db, id);
  if (!row || row.deletedAt !== null) throw new AppError('not_found');
  authorizeOwner(ctx, 'siren.manage', row.userId);
  return row;
}

/** A siren that the viewer may see, as they see it. */
export async function getSiren(ctx: Context, id: number, options: { base64: boolean }): Promise<Siren> {
  const row = await getVisibleSiren(ctx, id);
  const [siren] = await presentSirens(ctx, [row], options.base64 ? 'all' : 'none');
  if (!siren) throw new AppError('not_found');
  return siren;
}

/** Whether the viewer may load a media file because of the siren it belongs to. */
export async function mayViewSirenMedia(ctx: Context, media: Media): Promise<boolean> {
  const find = media.kind === 'image' ? findSirenOfImage : findSirenOfIntro;
  const row = await find(ctx.db, media.id);
  return row !== null && maySee(row, viewerOf(ctx));
}
