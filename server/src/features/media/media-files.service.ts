import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { isMaker, isMediaId } from './media.rules.ts';
import { findMediaById } from './media.store.ts';
import type { MediaKind, MediaRow } from './media.tables.ts';

/** Whether somebody may see media for what they belong to. */
export type MayView = (ctx: Context, media: MediaRow) => Promise<boolean>;

/** A picture or sound that this viewer may have; all else is not found, whatever the reason. */
export async function getViewable(ctx: Context, kind: MediaKind, id: string, mayView: MayView): Promise<MediaRow> {
  const media = isMediaId(id) ? await findMediaById(ctx.db, id) : null;
  if (media?.kind !== kind) throw new AppError('not_found');
  if (!isMaker(ctx.actor, media) && !(await mayView(ctx, media))) throw new AppError('not_found');
  return media;
}
