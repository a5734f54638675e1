import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { limits, tooLong } from './limits.ts';
import { REASON_MISSING, sirenTextTooLong } from './sentences.ts';

export const genders = ['female', 'male', 'non_binary'] as const;
export type Gender = (typeof genders)[number];

export const sirenSorts = ['hot', 'karma', 'name', 'created_at'] as const;
export type SirenSort = (typeof sirenSorts)[number];

/** A picture by its addresses; `b64_png` only where base64 was not declined. */
export const imageSchema = z.object({
  id: z.string(),
  /** WebP as large as it was made; `card_url` is 480 pixels wide, `thumb_url` 160. */
  url: z.string(),
  card_url: z.string(),
  thumb_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  b64_png: z.string().optional(),
});
export type SirenImage = z.output<typeof imageSchema>;

export const introSchema = z.object({
  ai_response: z.string(),
  /** MP3 in base64, where base64 was not declined. */
  audio: z.string().optional(),
  audio_url: z.string().nullable(),
});
export type Intro = z.output<typeof introSchema>;

export const sirenSchema = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  user: z.object({ username: z.string(), avatar: z.string().nullable() }),
  name: z.string(),
  description: z.string(),
  gender: z.enum(genders),
  voice: z.string(),
  private: z.boolean(),
  adult: z.boolean(),
  /** 'Secrets' and 'How They Talk': for the owner only. */
  personality: z.string().optional(),
  examples: z.string().optional(),
  appearance: z.string(),
  appearanceCustom: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  images: z.array(imageSchema),
  cover_image_id: z.string().nullable(),
  image_seed: z.number().int().nullable(),
  image_model: z.string().nullable(),
  created_at: z.string(),
  /** When her owner last saved her; sent back with a change, for optimistic locking. */
  updated_at: z.string(),
  karma: z.number().int(),
  has_intro: z.boolean(),
  intro: introSchema.nullable(),
  /** `making`: one is on its way, and the one before stays until it is there. */
  intro_state: z.enum(['none', 'making', 'ready', 'failed']),
  /** Why moderators hid it; only for the owner. */
  hidden_reason: z.string().optional(),
  current_user: z.object({ has_upvoted: z.boolean().nullable() }),
});
export type Siren = z.output<typeof sirenSchema>;

/** A value that a form sends as text and a JSON body as itself. */
const fromText = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    if (value === '') return undefined;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, schema);

/** `a, b` is as good as `["a","b"]`. */
const readTags = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const list = value.trim();
  if (!list.startsWith('[')) return list.split(',').filter((tag) => tag.trim() !== '');
  try {
    return JSON.parse(list);
  } catch {
    return value;
  }
};

const tagList = z
  .array(
    z
      .string('A tag is a word.')
      .trim()
      .toLowerCase()
      .min(1, 'A tag is a word.')
      .max(limits.siren.tag, 'A tag has at most 30 characters.'),
    'Send tags as a list.',
  )
  .max(limits.siren.tags, 'At most 10 tags.');

/** A longer list is refused before its items are validated. */
const MOST_IMAGES_NAMED = 100;
const readImages = (value: unknown): unknown =>
  Array.isArray(value) && value.length > MOST_IMAGES_NAMED ? null : value;

/** A picture by its id, or as a whole object, as the specified form sends it: with only its base64 it is known by that. */
const imageReference = z.union(
  [
    z
      .string()
      .max(64)
      .transform((id) => ({ id, b64_png: undefined })),
    z.object({ id: z.string().max(64).nullish(), b64_png: z.string().nullish() }),
  ],
  'A picture is named by its id.',
);
const imageList = z.array(imageReference, 'Send pictures as a list of at most 100.');

const yesOrNo = z.boolean('Choose yes or no.');
const SEED = 'A seed is a whole number from 0 to 4294967295.';
const seed = z.number(SEED).int(SEED).min(0, SEED).max(4_294_967_295, SEED);
const COVER = 'Choose one of the pictures as the cover.';

/** The fields of a siren; omitted ones stay as they are. Other fields of a form are ignored. */
export const sirenBody = z.object({
  name: z.string('A name is a text.').trim().max(limits.siren.name, sirenTextTooLong('name')).optional(),
  description: z
    .string('A description is a text.')
    .trim()
    .max(limits.siren.description, sirenTextTooLong('description'))
    .optional(),
  gender: z.enum(genders, 'Choose female, male or non-binary.').optional(),
  voice: z.string('Choose one of the voices.').max(100, 'Choose one of the voices.').optional(),
  private: fromText(yesOrNo.optional()),
  adult: fromText(yesOrNo.optional()),
  personality: z
    .string('Secrets are a text.')
    .trim()
    .max(limits.siren.personality, sirenTextTooLong('personality'))
    .optional(),
  examples: z
    .string('How They Talk is a text.')
    .trim()
    .max(limits.siren.examples, sirenTextTooLong('examples'))
    .optional(),
  appearance: z
    .string('An appearance is a text.')
    .trim()
    .max(limits.siren.appearance, sirenTextTooLong('appearance'))
    .optional(),
  appearanceCustom: fromText(
    z
      .record(
        z.string().max(40, 'The name of an entry has at most 40 characters.'),
        z.string('An entry is a text.').trim().max(limits.siren.custom, tooLong(limits.siren.custom)),
        'Send the entries by their names.',
      )
      .refine((map) => Object.keys(map).length <= 40, 'Too many entries.')
      .optional(),
  ),
  tags: z.preprocess(readTags, tagList.optional()),
  images: fromText(z.preprocess(readImages, imageList.optional())),
  cover_image_id: z.preprocess(
    (value) => (value === '' || value === 'null' ? null : value),
    z.string(COVER).max(64, COVER).nullish(),
  ),
  cover_image_idx: fromText(
    z
      .number(COVER)
      .int(COVER)
      .min(0, COVER)
      .max(limits.siren.images - 1, COVER)
      .optional(),
  ),
  image_seed: fromText(seed.nullish()),
  image_model: z.string('A model has a name.').max(200, 'A model’s name has at most 200 characters.').nullish(),
  /** The version a change was made of: it is refused when she was saved since. Without it the last save wins. */
  updated_at: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.iso.datetime({ offset: true, error: 'Please send the updated_at of the siren.' }).optional(),
  ),
});
export type SirenInput = z.output<typeof sirenBody>;

/** `media=url` leaves base64 out. */
const media = { media: z.literal('url').optional() };
const idOf = (sentence: string) =>
  z.coerce.number(sentence).int(sentence).min(1, sentence).max(Number.MAX_SAFE_INTEGER, sentence);
const sirenId = z.object({ id: idOf('A siren’s id is a whole number.') });
const LIMIT = 'A page has 1 to 100 sirens.';
const OFFSET = 'An offset is a whole number from 0.';
const message = z.object({ message: z.string() });

export const paintedSchema = z.object({ image: imageSchema, image_seed: z.number().int(), image_model: z.string() });
export type PaintedReply = z.output<typeof paintedSchema>;

const paintBody = z.object({
  appearance: z.string().trim().max(limits.siren.appearance).default(''),
  description: z.string().trim().max(limits.siren.description).default(''),
  adult: yesOrNo.optional(),
  gender: z.enum(genders, 'Choose female, male or non-binary.').default('female'),
  personality: z.string().trim().max(limits.siren.personality).default(''),
  image_seed: seed.optional(),
});
export type PaintInput = z.output<typeof paintBody>;

/** While a picture is made: how far it is (0 to 1), then the picture or an error. */
export const paintEventSchema = z.union([
  z.object({ progress: z.number() }),
  paintedSchema,
  z.object({ error: z.string(), code: z.string() }),
]);
export type PaintEvent = z.output<typeof paintEventSchema>;

const paintErrors = [
  'paint_signed_out',
  'paint_unverified',
  'suspended',
  'invalid',
  'picture_needs_words',
  'out_of_images',
  'refused',
  'picture_refused',
  'conflict',
  'too_many_requests',
  'busy',
  'unavailable',
] as const;
const saveErrors = [
  'suspended',
  'invalid',
  'siren_incomplete',
  'too_many_pictures',
  'refused',
  'too_large',
  'too_many_requests',
  'busy',
  'unavailable',
] as const;
export const reactionSchema = z.object({ karma: z.number().int(), has_upvoted: z.boolean().nullable() });
export type ReactionReply = z.output<typeof reactionSchema>;
const voteErrors = ['vote_signed_out', 'unverified', 'suspended', 'not_found', 'too_many_requests'] as const;

/** Pictures in base64 make a large form. */
const FORM_BYTES = 32 * 1024 * 1024;

export const sirens = endpoints({
  'GET /api/sirens': {
    summary: 'Sirens to meet, or with user_id those of one person',
    query: z.object({
      gender: z.enum(['all', ...genders], 'Choose all, female, male or non_binary.').default('all'),
      sort: z.enum(sirenSorts, 'Choose hot, karma, name or created_at.').optional(),
      search: z.string('Search for one text.').trim().max(200, 'A search has at most 200 characters.').default(''),
      /** `false` leaves out sirens that are marked as adult. */
      adult: z.enum(['true', 'false'], 'Choose true or false.').optional(),
      user_id: idOf('A person’s id is a whole number.').optional(),
      limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(100, LIMIT).optional(),
      offset: z.coerce
        .number(OFFSET)
        .int(OFFSET)
        .min(0, OFFSET)
        .max(10_000, 'Use after beyond this offset.')
        .default(0),
      /** The X-Next-Cursor of the page before; then the offset is not looked at. */
      after: z.string('This is no page of ours.').max(400, 'This is no page of ours.').optional(),
      ...media,
    }),
    reply: z.array(sirenSchema),
    errors: ['invalid'],
  },
  'GET /api/sirens/:id': {
    summary: 'One siren',
    params: sirenId,
    query: z.object(media),
    reply: sirenSchema,
    errors: ['not_found'],
  },
  'POST /api/sirens': {
    summary: 'Create a siren (multipart form or JSON)',
    body: sirenBody,
    acceptsFields: true,
    bodyLimit: FORM_BYTES,
    reply: z.object({ id: z.number().int() }),
    status: 201,
    errors: ['create_signed_out', 'create_unverified', ...saveErrors],
  },
  'PUT /api/sirens/:id': {
    summary: 'Change one of your sirens (multipart form or JSON)',
    params: sirenId,
    body: sirenBody,
    acceptsFields: true,
    bodyLimit: FORM_BYTES,
    reply: z.object({ id: z.number().int() }),
    errors: ['create_signed_out', 'create_unverified', 'not_found', 'conflict', ...saveErrors],
  },
  'DELETE /api/sirens/:id': {
    summary: 'Delete one of your sirens',
    params: sirenId,
    reply: message,
    errors: ['signed_out', 'not_found'],
  },
  'POST /api/sirens/generate-image': {
    summary: 'Make a picture of a siren for one image credit',
    body: paintBody,
    reply: paintedSchema,
    errors: paintErrors,
  },
  'POST /api/sirens/generate-image/progress': {
    summary: 'The same, telling how far it is: leaving ends it and nothing is charged',
    body: paintBody,
    streams: true,
    reply: paintEventSchema,
    errors: paintErrors,
  },
  'GET /api/sirens/:id/intro': {
    summary: 'How a siren introduces herself: an MP3 in base64, as plain text',
    params: sirenId,
    reply: z.string(),
    errors: ['not_found'],
  },
  'POST /api/sirens/intro/:id': {
    summary: 'Have a new intro of your siren made, in the background',
    params: sirenId,
    reply: message,
    errors: ['signed_out', 'unverified', 'suspended', 'not_found', 'too_many_requests'],
  },
  'POST /api/sirens/report/:id': {
    summary: 'Report a siren to the moderators',
    params: sirenId,
    body: z.object({
      reason: z.string().trim().min(1, REASON_MISSING).max(limits.report.max, tooLong(limits.report.max)),
      category: z.string().max(60).optional(),
    }),
    reply: message,
    errors: ['invalid', 'not_found', 'too_many_requests'],
  },
  'PUT /api/reactions/siren/:id': {
    summary: 'Vote on a siren',
    params: sirenId,
    body: z.object({ is_upvote: z.boolean() }),
    reply: reactionSchema,
    errors: voteErrors,
  },
  'PATCH /api/reactions/siren/:id': {
    summary: 'Change your vote on a siren',
    params: sirenId,
    body: z.object({ is_upvote: z.boolean() }),
    reply: reactionSchema,
    errors: voteErrors,
  },
  'DELETE /api/reactions/siren/:id': {
    summary: 'Take your vote on a siren back',
    params: sirenId,
    reply: reactionSchema,
    errors: voteErrors,
  },
});
