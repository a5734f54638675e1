import type { SirenInput } from '@sirenade/contract/sirens';
import type { Context } from '../../../context.ts';
import { findMedia, type Media } from '../../media/media.service.ts';
import { findImages } from '../siren.store.ts';
import type { SirenRow } from '../sirens.tables.ts';
import { applyTexts, hintedModel, judgedFields, NEW_SIREN, textsOfInput } from './siren-draft.rules.ts';
import { applyPictures, type Gallery, type NamedPicture } from './siren-pictures.rules.ts';

/** The result of applying an input to a siren. */
export interface Draft {
  texts: ReturnType<typeof applyTexts>;
  gallery: Gallery;
  cover: Pick<SirenRow, 'coverImageId' | 'imageSeed' | 'imageModel'>;
  judged: ReturnType<typeof judgedFields>;
}

/** A siren before an input; `row` is null for a new one. */
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

/** Seed and model of the cover: from the picture itself, else from the input, else unchanged. */
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

/** Applies an input to a siren; `pictures` are those that the input names, undefined to leave them unchanged. */
export async function draftSiren(
  ctx: Context,
  { row, pictures: current }: Present,
  input: SirenInput,
  pictures: NamedPicture[] | undefined,
): Promise<Draft> {
  const texts = applyTexts(row ?? NEW_SIREN, textsOfInput(input));
  const before = { ids: current.map(({ id }) => id), coverId: row?.coverImageId ?? null };
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
