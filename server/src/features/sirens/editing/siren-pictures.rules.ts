import type { SirenInput } from '@sirenade/contract/sirens';
import { fieldError } from '../../../platform/app-error.ts';
import { coverOf } from '../siren.rules.ts';

/** A picture that an input names, and the id of the stored one. */
export interface NamedPicture {
  /** The client's own name for it. */
  alias: string | null;
  id: string;
}

/** The pictures of a siren in order, and her cover. */
export interface Gallery {
  ids: string[];
  coverId: string | null;
}

const NOT_AMONG = 'This picture is not among those of the siren.';

function requestedCover(input: SirenInput, pictures: readonly NamedPicture[]): string | null | undefined {
  const { cover_image_id: id, cover_image_idx: index } = input;
  if (typeof id === 'string') {
    const named = pictures.find((picture) => picture.id === id || picture.alias === id);
    if (!named) throw fieldError('cover_image_id', NOT_AMONG);
    return named.id;
  }
  // A form without pictures still sends cover index 0.
  if (index === undefined || (index === 0 && pictures.length === 0)) return id;
  const picked = pictures[index];
  if (!picked) throw fieldError('cover_image_idx', NOT_AMONG);
  return picked.id;
}

/** Applies an input to the pictures of a siren; a removed cover is replaced by the first picture. */
export function applyPictures(before: Gallery, input: SirenInput, named: NamedPicture[] | undefined): Gallery {
  const pictures = named ?? before.ids.map((id) => ({ id, alias: null }));
  const ids = [...new Set(pictures.map(({ id }) => id))];
  const chosen = requestedCover(input, pictures);
  const coverId = chosen === undefined ? before.coverId : chosen;
  return { ids, coverId: coverOf(coverId, ids) };
}
