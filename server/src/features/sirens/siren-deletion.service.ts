import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockForDeletion } from '../accounts/people.service.ts';
import { authorize, authorizeOwner } from '../accounts/permissions.service.ts';
import { removeMedia } from '../media/media.service.ts';
import {
  deleteAround,
  findImages,
  findIntros,
  listIdsOf,
  listSirensOf,
  listVotesOf,
  lockSiren,
  lockSirensOf,
  updateSirenRow,
} from './siren.store.ts';
import { viewDeleted, viewVote } from './siren.view.ts';
import { presentSirens } from './siren-view.service.ts';
import { eraseVotesOnSirens } from './siren-votes.service.ts';
import { lockSirensAround } from './siren-votes.store.ts';

/** The media ids of sirens: pictures and intros. */
async function findMediaIds(ctx: Context, sirenIds: number[]): Promise<string[]> {
  const images = await findImages(ctx.db, sirenIds);
  const intros = await findIntros(ctx.db, sirenIds);
  return [...images.map(({ mediaId }) => mediaId), ...intros.flatMap(({ audioId }) => audioId ?? [])];
}

/** Deletes an own siren; its row stays with name and description, since stories and posts of others refer to it. */
export async function deleteSiren(ctx: Context, id: number): Promise<{ message: string }> {
  authorize(ctx, 'siren.manage');
  await inTransaction(ctx, async (ctx) => {
    const row = await lockSiren(ctx.db, id);
    if (!row || row.deletedAt !== null) throw new AppError('not_found');
    authorizeOwner(ctx, 'siren.manage', row.userId);
    const now = ctx.clock.now();
    await removeMedia(ctx, await findMediaIds(ctx, [id]));
    await deleteAround(ctx.db, id);
    await updateSirenRow(ctx.db, id, {
      private: true,
      personality: '',
      examples: '',
      appearance: '',
      appearanceCustom: {},
      tags: [],
      terms: [],
      coverImageId: null,
      imageSeed: null,
      imageModel: null,
      karma: 0,
      deletedAt: now,
      updatedAt: now,
    });
  });
  return { message: 'Siren deleted successfully' };
}

/** The ids of the sirens of these users that are not deleted. */
export async function findSirensOf(ctx: Pick<Context, 'db'>, userIds: number[]): Promise<number[]> {
  return listIdsOf(ctx.db, userIds);
}

/** Locks an account to delete, its sirens and those it voted on, before any row is deleted; returns its siren ids. */
export async function lockSirensForDeletion(ctx: Context, userId: number): Promise<number[]> {
  await lockForDeletion(ctx, userId);
  await lockSirensAround(ctx.db, userId);
  return lockSirensOf(ctx.db, userId);
}

/** Removes the votes and media of a deleted account's sirens, in the transaction that deletes it. */
export async function eraseSirens(ctx: Context, userId: number): Promise<void> {
  await eraseVotesOnSirens(ctx, userId);
  const ids = (await listSirensOf(ctx.db, userId)).map(({ id }) => id);
  await removeMedia(ctx, await findMediaIds(ctx, ids));
}

/** The sirens and votes of a user, for their data export. */
export async function exportSirens(ctx: Context, userId: number): Promise<Record<string, unknown>> {
  const rows = await listSirensOf(ctx.db, userId);
  return {
    sirens: await presentSirens(ctx, rows, 'none'),
    deleted_sirens: rows.flatMap((row) => viewDeleted(row) ?? []),
    siren_votes: (await listVotesOf(ctx.db, userId)).map(viewVote),
  };
}
