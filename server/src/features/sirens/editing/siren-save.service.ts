import { isDeepStrictEqual } from 'node:util';
import type { SirenInput } from '@sirenade/contract/sirens';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isMissingReference } from '../../../platform/db/faults.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hotOf } from '../../../platform/hot-rank.ts';
import { authorize, lockActor } from '../../accounts/permissions.service.ts';
import { attachMedia, detachMedia, type Media } from '../../media/media.service.ts';
import { judgeFields } from '../../moderation/moderation.service.ts';
import { queueIntro } from '../intro/intro.service.ts';
import { getOwnSiren } from '../siren.service.ts';
import { insertSiren, lockSiren, replaceImages, updateSirenRow } from '../siren.store.ts';
import { sirenLimits } from '../sirens.limits.ts';
import type { SirenRow } from '../sirens.tables.ts';
import { applyTexts, isAsRequested, NEW_SIREN, soundsDifferent, textsOfInput } from './siren-draft.rules.ts';
import { type Draft, draftSiren, findPictures } from './siren-draft.service.ts';
import { findNamedPictures, notYours } from './siren-pictures.service.ts';

/** How often a save is retried after a concurrent save of the same siren. */
const MOST_TRIES = 4;

async function saveImages(ctx: Context, sirenId: number, ids: string[]): Promise<void> {
  try {
    if (!(await replaceImages(ctx.db, sirenId, ids))) throw notYours();
    await attachMedia(ctx, ids);
  } catch (error) {
    // A concurrent transaction removed the picture with another siren.
    throw isMissingReference(error) ? notYours() : error;
  }
}

/** Creates a siren of the signed-in user. */
export async function createSiren(ctx: Context, input: SirenInput): Promise<{ id: number }> {
  const user = authorize(ctx, 'siren.create');
  applyTexts(NEW_SIREN, textsOfInput(input));
  await ctx.limits.take(sirenLimits.create, `${user.id}`);
  const pictures = await findNamedPictures(ctx, user.id, input.images ?? [], []);
  const { texts, gallery, cover, judged } = await draftSiren(ctx, { row: null, pictures: [] }, input, pictures);
  await judgeFields(ctx, 'siren', judged);
  return inTransaction(ctx, async (ctx) => {
    await lockActor(ctx, 'siren.create');
    const now = ctx.clock.now();
    const id = await insertSiren(ctx.db, {
      ...texts,
      ...cover,
      userId: user.id,
      hot: hotOf(0, now),
      publishedAt: texts.private ? null : now,
      createdAt: now,
      updatedAt: now,
    });
    await saveImages(ctx, id, gallery.ids);
    await queueIntro(ctx, id);
    return { id };
  });
}

/** The changes when a siren becomes public for the first time. */
function publish(row: SirenRow, isPrivate: boolean, now: Date): Partial<SirenRow> {
  return isPrivate || row.publishedAt !== null ? {} : { publishedAt: now, hot: hotOf(row.karma, now) };
}

async function write(ctx: Context, row: SirenRow, current: Media[], { texts, cover, gallery }: Draft): Promise<void> {
  const now = ctx.clock.now();
  await updateSirenRow(ctx.db, row.id, { ...texts, ...cover, ...publish(row, texts.private, now), updatedAt: now });
  const ids = current.map(({ id }) => id);
  if (!isDeepStrictEqual(ids, gallery.ids)) {
    await saveImages(ctx, row.id, gallery.ids);
    // Only detached, not deleted: a stale form must not destroy pictures that it does not know of.
    await detachMedia(
      ctx,
      ids.filter((id) => !gallery.ids.includes(id)),
    );
  }
  if (soundsDifferent(row, texts)) await queueIntro(ctx, row.id);
}

/** Optimistic concurrency: throws `conflict` when the siren was saved after the client read it. */
function requireNewest(row: SirenRow, current: Media[], input: SirenInput): void {
  const { updated_at } = input;
  if (updated_at === undefined || Date.parse(updated_at) === row.updatedAt.getTime()) return;
  const ids = current.map(({ id }) => id);
  if (isAsRequested(row, ids, input)) return;
  throw new AppError('conflict', {
    sentence: 'This siren was changed elsewhere. Please look at the newer version before saving.',
  });
}

/** Tries to save; false when a concurrent save changed the siren between moderation and the lock. */
async function tryUpdate(ctx: Context, id: number, input: SirenInput): Promise<boolean> {
  const row = await getOwnSiren(ctx, id);
  const current = await findPictures(ctx, id);
  requireNewest(row, current, input);
  const pictures = input.images && (await findNamedPictures(ctx, row.userId, input.images, current));
  const { judged } = await draftSiren(ctx, { row, pictures: current }, input, pictures);
  await judgeFields(ctx, 'siren', judged);
  return inTransaction(ctx, async (ctx) => {
    const row = await lockSiren(ctx.db, id);
    if (!row || row.deletedAt !== null) throw new AppError('not_found');
    const current = await findPictures(ctx, id);
    requireNewest(row, current, input);
    const draft = await draftSiren(ctx, { row, pictures: current }, input, pictures);
    if (!isDeepStrictEqual(draft.judged, judged)) return false;
    await write(ctx, row, current, draft);
    return true;
  });
}

/** Updates the fields of an own siren that the input names. */
export async function updateSiren(ctx: Context, id: number, input: SirenInput): Promise<{ id: number }> {
  const user = authorize(ctx, 'siren.edit');
  applyTexts(await getOwnSiren(ctx, id), textsOfInput(input));
  await ctx.limits.take(sirenLimits.update, `${user.id}`);
  for (let tries = 0; tries < MOST_TRIES; tries++) if (await tryUpdate(ctx, id, input)) return { id };
  throw new AppError('conflict');
}
