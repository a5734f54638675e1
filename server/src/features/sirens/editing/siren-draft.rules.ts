import { isDeepStrictEqual } from 'node:util';
import type { SirenInput } from '@sirenade/contract/sirens';
import { voices } from '@sirenade/voice/voices';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { cleanLine, cleanText } from '../../../platform/text/clean-text.ts';
import type { SubjectKind } from '../../../providers/moderation/moderation.ts';
import { termsOf } from '../list/siren-words.rules.ts';
import { nameKeyOf } from '../siren.rules.ts';
import type { SirenRow } from '../sirens.tables.ts';
import { cleanCustom, cleanName, cleanTags } from './siren-text.rules.ts';

/** The fields of a siren that her owner edits, without the pictures. */
export type SirenTexts = Pick<
  SirenRow,
  | ('name' | 'description' | 'gender' | 'voice' | 'private' | 'adult')
  | ('personality' | 'examples' | 'appearance' | 'appearanceCustom' | 'tags')
>;

/** The defaults of a new siren. */
export const NEW_SIREN: SirenTexts = {
  name: '',
  description: '',
  gender: 'female',
  voice: voices[0].id,
  private: true,
  adult: true,
  personality: '',
  examples: '',
  appearance: '',
  appearanceCustom: {},
  tags: [],
};

function knownVoice(id: string): string {
  if (!voices.some((voice) => voice.id === id)) throw fieldError('voice', 'There is no such voice.');
  return id;
}

const ifDefined = <T, R>(value: T | undefined, clean: (value: T) => R) =>
  value === undefined ? undefined : clean(value);

/** The cleaned texts of an input; only these fields reach the database. */
export function textsOfInput(input: SirenInput): Partial<SirenTexts> {
  const text = (field: 'description' | 'personality' | 'examples' | 'appearance') =>
    ifDefined(input[field], (value) => cleanText(field, value));
  const texts: { [K in keyof SirenTexts]: SirenTexts[K] | undefined } = {
    name: ifDefined(input.name, cleanName),
    description: text('description'),
    gender: input.gender,
    voice: ifDefined(input.voice || undefined, knownVoice),
    private: input.private,
    adult: input.adult,
    personality: text('personality'),
    examples: text('examples'),
    appearance: text('appearance'),
    appearanceCustom: ifDefined(input.appearanceCustom, cleanCustom),
    tags: ifDefined(input.tags, cleanTags),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
}

/** Columns derived from the texts, for sorting and search. */
type FoundBy = Pick<SirenRow, 'nameKey' | 'terms'>;

/** Applies an input to the texts of a siren; throws without a name or a description. */
export function applyTexts(before: SirenTexts, texts: Partial<SirenTexts>): SirenTexts & FoundBy {
  const after = { ...textsOf(before), ...texts };
  const missing = (['name', 'description'] as const).filter((field) => after[field] === '');
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, ['This is required.']]));
    throw new AppError('siren_incomplete', { fields });
  }
  return { ...after, nameKey: nameKeyOf(after.name), terms: termsOf(after) };
}

function textsOf(row: SirenTexts): SirenTexts {
  return Object.fromEntries(Object.keys(NEW_SIREN).map((key) => [key, row[key as keyof SirenTexts]])) as SirenTexts;
}

interface Judged {
  field: string;
  kind: SubjectKind;
  text: string;
}

/** The texts that are judged before they are stored; for a public siren the prompts of her pictures too. */
export function judgedFields(siren: SirenTexts, prompts: readonly string[]): Judged[] {
  const { name, description, personality, examples, tags, appearance, appearanceCustom } = siren;
  return [
    { field: 'name', kind: 'name', text: name },
    { field: 'description', kind: 'siren', text: description },
    { field: 'personality', kind: 'siren', text: personality },
    { field: 'examples', kind: 'siren', text: examples },
    { field: 'tags', kind: 'siren', text: tags.join(', ') },
    { field: 'appearance', kind: 'appearance', text: appearance },
    ...Object.values(appearanceCustom).map((text) => ({
      field: 'appearanceCustom',
      kind: 'appearance' as const,
      text,
    })),
    ...(siren.private ? [] : [...new Set(prompts)]).map((text) => ({
      field: 'images',
      kind: 'image_prompt' as const,
      text,
    })),
  ];
}

/** Whether a siren already is as an input asks, as after a retry whose first response was lost. */
export function isAsRequested(row: SirenRow, imageIds: readonly string[], input: SirenInput): boolean {
  const { images, cover_image_id: coverId, cover_image_idx: coverIndex } = input;
  const hasTexts = Object.entries(textsOfInput(input)).every(([field, value]) =>
    isDeepStrictEqual(value, row[field as keyof SirenTexts]),
  );
  const hasImages =
    !images ||
    isDeepStrictEqual(
      [...imageIds],
      images.map(({ id }) => id),
    );
  return hasTexts && hasImages && (coverId == null || coverId === row.coverImageId) && coverIndex === undefined;
}

/** The fields that an intro is made from. */
const INTRO_FIELDS = ['name', 'description', 'gender', 'voice', 'personality', 'examples'] as const;

/** Whether a change affects the intro of a siren. */
export function soundsDifferent(before: SirenTexts, after: SirenTexts): boolean {
  return INTRO_FIELDS.some((field) => before[field] !== after[field]);
}

/** The image model as the client names it; used only when the cover does not record its own. */
export function hintedModel(input: SirenInput): string | null | undefined {
  return typeof input.image_model === 'string'
    ? cleanLine('image_model', input.image_model) || null
    : input.image_model;
}
