import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { isMaker, isMediaId } from './media.rules.ts';
import { findMediaById } from './media.store.ts';
import type { MediaKind, MediaRow } from './media.tables.ts';

/** Whether the actor may see the siren, story or post that the media belong to. */
export type MayView = (ctx: Context, media: MediaRow) => Promise<boolean>;

/** Media that this viewer may see; throws `not_found` for all others, so that ids cannot be probed. */
export async function getViewable(ctx: Context, kind: MediaKind, id: string, mayView: MayView): Promise<MediaRow> {
  const media = isMediaId(id) ? await findMediaById(ctx.db, id) : null;
  if (media?.kind !== kind) throw new AppError('not_found');
  if (!isMaker(ctx.actor, media) && !(await mayView(ctx, media))) throw new AppError('not_found');
  return media;
}
