import type { SirenInput } from '@sirenade/contract/sirens';
import type { Context } from '../../../context.ts';
import { findMedia, type Media } from '../../media/media.service.ts';
import { findImages } from '../siren.store.ts';
import type { SirenRow } from '../sirens.tables.ts';
import { applyTexts, hintedModel, judgedFields, NEW_SIREN, textsOfInput } from './siren-draft.rules.ts';
import { applyPictures, type Gallery, type NamedPicture } from './siren-pictures.rules.ts';

/** Everything a save comes down to. */
export interface Draft {
  texts: ReturnType<typeof applyTexts>;
  gallery: Gallery;
  cover: Pick<SirenRow, 'coverImageId' | 'imageSeed' | 'imageModel'>;
  judged: ReturnType<typeof judgedFields>;
}

/** A siren as she is before an input; without a row for one who is yet to be. */
export interface Present {
  row: SirenRow | null;
  pictures: Media[];
}

/** The pictures of a siren, in their order. */
export async function findPictures(ctx: Context, sirenId: number): Promise<Media[]> {
  const ids = (await findImages(ctx.db, [sirenId])).map(({ mediaId }) => mediaId);
  const media = await findMedia(ctx, ids);
  return ids.flatMap((id) => media.get(id) ?? []);
}

/** How the cover was made is known from the cover itself; what a client says counts where it is not. */
function coverFacts(row: SirenRow | null, input: SirenInput, cover: Media | undefined): Draft['cover'] {
  const coverImageId = cover?.id ?? null;
  const unchanged = row && row.coverImageId === coverImageId ? row : { imageSeed: null, imageModel: null };
  const model = hintedModel(input);
  return {
    coverImageId,
    imageSeed: cover?.seed ?? (input.image_seed === undefined ? unchanged.imageSeed : input.image_seed),
    imageModel: cover?.model ?? (model === undefined ? unchanged.imageModel : model),
  };
}

/** Applies an input to a siren as she is; `pictures` are those the input names, if it names any. */
export async function draftSiren(
  ctx: Context,
  { row, pictures: shown }: Present,
  input: SirenInput,
  pictures: NamedPicture[] | undefined,
): Promise<Draft> {
  const texts = applyTexts(row ?? NEW_SIREN, textsOfInput(input));
  const before = { ids: shown.map(({ id }) => id), coverId: row?.coverImageId ?? null };
  const gallery = applyPictures(before, input, pictures);
  const media = await findMedia(ctx, gallery.ids);
  const prompts = gallery.ids.flatMap((id) => media.get(id)?.prompt ?? []);
  return {
    texts,
    gallery,
    cover: coverFacts(row, input, gallery.coverId === null ? undefined : media.get(gallery.coverId)),
    judged: judgedFields(texts, prompts),
  };
}
