import { TOO_MANY_PICTURES } from '@sirenade/contract/error-sentences';
import { limits } from '@sirenade/contract/limits';
import { SIREN_INCOMPLETE, type SirenText, sirenTextTooLong } from '@sirenade/contract/sentences';
import type { Gender, Siren, SirenImage } from '@sirenade/contract/sirens';

/** The fields of the siren form. */
export interface SirenDraft {
  name: string;
  description: string;
  gender: Gender;
  /** Empty until one is chosen; then the default follows the gender. */
  voice: string;
  private: boolean;
  personality: string;
  examples: string;
  /** Null while untouched: the siren's tags stay as they are. */
  tags: string[] | null;
  appearance: string;
  appearanceCustom: Record<string, string>;
  images: SirenImage[];
  coverIndex: number;
  imageSeed: number | null;
  imageModel: string | null;
  /** Which version of the siren it was made of; null for a new one. */
  madeOf: string | null;
}

/** Fields that are simply set. */
export type DraftField = Exclude<keyof SirenDraft, 'images' | 'coverIndex' | 'madeOf'>;

/** A new siren as the form first shows it [E6]. */
export const emptyDraft: SirenDraft = {
  name: '',
  description: '',
  gender: 'female',
  voice: '',
  private: true,
  personality: '',
  examples: '',
  tags: [],
  appearance: '',
  appearanceCustom: {},
  images: [],
  coverIndex: 0,
  imageSeed: null,
  imageModel: null,
  madeOf: null,
};

/** An existing siren as its owner edits it. */
export function draftOf(siren: Siren): SirenDraft {
  const cover = siren.images.findIndex((image) => image.id === siren.cover_image_id);
  return {
    name: siren.name,
    description: siren.description,
    gender: siren.gender,
    voice: siren.voice,
    private: siren.private,
    personality: siren.personality ?? '',
    examples: siren.examples ?? '',
    // The server may still be generating the tags while the form is open.
    tags: null,
    appearance: siren.appearance,
    appearanceCustom: siren.appearanceCustom,
    images: siren.images.map(byAddress),
    coverIndex: Math.max(0, cover),
    imageSeed: siren.image_seed,
    imageModel: siren.image_model,
    madeOf: siren.updated_at,
  };
}

/** A picture by id and addresses alone. */
export function byAddress({ id, url, card_url, thumb_url, width, height }: SirenImage): SirenImage {
  return { id, url, card_url, thumb_url, width, height };
}

export interface SirenForm {
  draft: SirenDraft;
  /** Set on any change, cleared on submit [T13]. */
  dirty: boolean;
}

export type FormChange =
  | { type: 'set'; values: Partial<Pick<SirenDraft, DraftField>> }
  | { type: 'painted'; painted: { image: SirenImage; image_seed?: number | undefined; image_model?: string } }
  | { type: 'removed'; index: number }
  | { type: 'moved'; from: number; to: number }
  | { type: 'cover'; index: number }
  | { type: 'began'; draft: SirenDraft }
  | { type: 'taken-over'; draft: SirenDraft }
  | { type: 'submitted' };

export const isFull = ({ images }: Pick<SirenDraft, 'images'>) => images.length >= limits.siren.images;

const within = (index: number, list: unknown[]) => index >= 0 && index < list.length;

function withoutImage(draft: SirenDraft, index: number): SirenDraft {
  const { coverIndex } = draft;
  const images = draft.images.filter((_, at) => at !== index);
  return { ...draft, images, coverIndex: index === coverIndex ? 0 : coverIndex - (index < coverIndex ? 1 : 0) };
}

function withMovedImage(draft: SirenDraft, from: number, to: number): SirenDraft {
  const cover = draft.images[draft.coverIndex];
  const images = [...draft.images];
  const [moved] = images.splice(from, 1);
  if (moved) images.splice(to, 0, moved);
  // The cover stays the same picture at its new position.
  return { ...draft, images, coverIndex: cover ? images.indexOf(cover) : 0 };
}

function nextDraft(
  draft: SirenDraft,
  change: Exclude<FormChange, { type: 'began' | 'submitted' | 'taken-over' }>,
): SirenDraft {
  switch (change.type) {
    case 'set':
      return { ...draft, ...change.values };
    case 'painted': {
      const { image, image_seed, image_model } = change.painted;
      if (isFull(draft) || draft.images.some(({ id }) => id === image.id)) return draft;
      return {
        ...draft,
        images: [...draft.images, byAddress(image)],
        imageSeed: image_seed ?? draft.imageSeed,
        imageModel: image_model ?? draft.imageModel,
      };
    }
    case 'removed':
      return within(change.index, draft.images) ? withoutImage(draft, change.index) : draft;
    case 'moved': {
      const { from, to } = change;
      const goes = from !== to && within(from, draft.images) && within(to, draft.images);
      return goes ? withMovedImage(draft, from, to) : draft;
    }
    case 'cover':
      return within(change.index, draft.images) ? { ...draft, coverIndex: change.index } : draft;
  }
}

/** The form after a change [T13] [K12]. */
export function changeForm(form: SirenForm, change: FormChange): SirenForm {
  if (change.type === 'began') return { draft: change.draft, dirty: false };
  // An older draft is based on the current version from now on.
  if (change.type === 'taken-over') return { draft: { ...change.draft, madeOf: form.draft.madeOf }, dirty: true };
  if (change.type === 'submitted') return { ...form, dirty: false };
  const draft = nextDraft(form.draft, change);
  return draft === form.draft ? form : { draft, dirty: true };
}

/** Texts that there is only so much room for. */
const texts: SirenText[] = ['appearance', 'name', 'description', 'personality', 'examples'];

export type FormErrors = Record<string, string[]>;

/**
 * The errors that prevent a draft from being sent [V7]: those of single fields, and a sentence for the form if needed.
 */
export function findFaults(draft: SirenDraft): { text: string; errors: FormErrors } | null {
  const errors: FormErrors = {};
  for (const field of texts)
    if (draft[field].trim().length > limits.siren[field]) errors[field] = [sirenTextTooLong(field)];
  const missing = (['name', 'description'] as const).filter((field) => draft[field].trim() === '');
  if (missing.length > 0) {
    // The first missing field gets the focus, so its error names both.
    for (const [index, field] of missing.entries())
      errors[field] = [index === 0 ? SIREN_INCOMPLETE : 'Please say who they are.'];
    return { text: '', errors };
  }
  if (draft.images.length > limits.siren.images) return { text: TOO_MANY_PICTURES, errors };
  return Object.keys(errors).length > 0 ? { text: '', errors } : null;
}

/** The fields of the form that is sent: text alone, the pictures as a JSON string [A19]. */
export function fieldsOf(draft: SirenDraft, voice: string): Record<string, string> {
  const { coverIndex, images, imageSeed, imageModel } = draft;
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    gender: draft.gender,
    // Without a catalogue the server chooses.
    ...(voice && { voice }),
    private: String(draft.private),
    personality: draft.personality.trim(),
    examples: draft.examples.trim(),
    ...(draft.tags && { tags: JSON.stringify(draft.tags) }),
    appearance: draft.appearance.trim(),
    appearanceCustom: JSON.stringify(draft.appearanceCustom),
    images: JSON.stringify(images.map(({ id }) => ({ id }))),
    cover_image_id: images[coverIndex]?.id ?? '',
    ...(imageSeed !== null && { image_seed: String(imageSeed) }),
    ...(imageModel && { image_model: imageModel }),
  };
}
