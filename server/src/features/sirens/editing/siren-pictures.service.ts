import { limits } from '@sirenade/contract/limits';
import type { SirenInput } from '@sirenade/contract/sirens';
import type { Context } from '../../../context.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { findByContent, findMedia, type Media } from '../../media/media.service.ts';
import type { NamedPicture } from './siren-pictures.rules.ts';

type Reference = NonNullable<SirenInput['images']>[number];

/** The error for a picture that is not the user's own or belongs to another siren. */
export const notYours = () => fieldError('images', 'Only pictures that you made here, for this siren, can be saved.');

function readPng(base64: string): Buffer {
  const bare = base64.replace(/^data:image\/png;base64,/i, '');
  // The length first, since it is cheap and the pattern scans the whole text.
  if (bare.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(bare)) throw notYours();
  return Buffer.from(bare, 'base64');
}

/** Counts references, duplicates once. */
function distinct(references: readonly Reference[]): number {
  return new Set(references.map(({ id, b64_png }) => id || b64_png)).size;
}

/** Finds the user's own pictures that an input names by id, else by content. */
export async function findNamedPictures(
  ctx: Context,
  userId: number,
  references: readonly Reference[],
  present: readonly Media[],
): Promise<NamedPicture[]> {
  if (distinct(references) > limits.siren.images) throw new AppError('too_many_pictures');
  const known = await findMedia(ctx, [...new Set(references.flatMap(({ id }) => id || []))]);
  const pictures: NamedPicture[] = [];
  for (const { id, b64_png } of references) {
    const byId = id ? known.get(id) : undefined;
    const isOwn = byId?.kind === 'image' && byId.userId === userId;
    const found = isOwn ? byId : b64_png ? await findByContent(ctx, userId, readPng(b64_png)) : null;
    if (!found) throw notYours();
    // Of several pictures with the same content, prefers the one that the siren already has.
    const meant = isOwn ? found : (present.find(({ hash }) => hash === found.hash) ?? found);
    pictures.push({ alias: id || null, id: meant.id });
  }
  return pictures;
}
