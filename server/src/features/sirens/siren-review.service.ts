import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findNames } from '../accounts/people.service.ts';
import { authorize } from '../accounts/permissions.service.ts';
import type { Media } from '../media/media.service.ts';
import { findPictures } from './editing/siren-draft.service.ts';
import { findIntros, findSiren } from './siren.store.ts';
import { listHidden } from './siren-hiding.store.ts';
import type { SirenRow } from './sirens.tables.ts';

/** What a moderator needs to decide about a siren. */
export interface Review {
  siren: SirenRow;
  owner: string;
  intro: string;
  pictures: Media[];
}

/** A siren with all her texts, for the operator, who sees hidden and private ones too. */
export async function reviewSiren(ctx: Context, id: number): Promise<Review> {
  authorize(ctx, 'moderation.decide');
  const siren = await findSiren(ctx.db, id);
  if (!siren || siren.deletedAt !== null) throw new AppError('not_found', { sentence: `There is no siren ${id}.` });
  const [intro] = await findIntros(ctx.db, [id]);
  const names = await findNames(ctx, [siren.userId]);
  return {
    siren,
    owner: names.get(siren.userId)?.username ?? `user ${siren.userId}`,
    intro: intro?.text ?? '',
    pictures: await findPictures(ctx, id),
  };
}

/** The reasons of the hidden ones of these sirens, by id. */
export async function findHiddenReasons(ctx: Context, ids: number[]): Promise<Map<number, string>> {
  authorize(ctx, 'moderation.decide');
  return new Map((await listHidden(ctx.db, ids)).map(({ id, hiddenReason }) => [id, hiddenReason]));
}
