import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { limits, tooLong } from './limits.ts';
import { FACT_MISSING, MESSAGE_MISSING, messageTooLong, NOT_STORABLE } from './sentences.ts';
import { imageSchema } from './sirens.ts';

export const responseSizes = ['short', 'medium', 'long', 'extra long'] as const;
export type ResponseSize = (typeof responseSizes)[number];

export const lewdnessLevels = ['natural', 'low', 'medium', 'high'] as const;
export type LewdnessLevel = (typeof lewdnessLevels)[number];

/** Which replies have a picture, where pictures are wanted. */
export const pictureTimes = ['every reply', 'scene change'] as const;
export type PictureTime = (typeof pictureTimes)[number];

const spokenWord = z.object({ word: z.string(), start: z.number(), end: z.number() });

/** One exchange: the user's message and the siren's answer. */
export const composeSchema = z.object({
  id: z.number().int(),
  user_input: z.string(),
  ai_response: z.string(),
  /** MP3 in base64, where base64 was not declined. */
  audio: z.string().optional(),
  audio_url: z.string().nullable(),
  /** Start and end of each word of the speech. */
  audio_words: z.array(spokenWord),
  audio_seconds: z.number().nullable(),
  b64_png: z.string().optional(),
  image_url: z.string().nullable(),
  image: imageSchema.nullable(),
  created_at: z.string(),
  /** Answers to the same message: which one is shown (from 0), and how many there are. */
  alternate: z.object({ shown: z.number().int(), count: z.number().int() }),
  /** `writing`: the answer is on its way; `stopped`: ended before it was whole. */
  state: z.enum(['writing', 'whole', 'stopped']),
});
export type Compose = z.output<typeof composeSchema>;

export const storySchema = z.object({
  id: z.number().int(),
  siren_id: z.number().int().nullable(),
  /** The siren of the chat; a deleted one keeps her name. */
  siren: z.object({ id: z.number().int().nullable(), name: z.string(), cover_url: z.string().nullable() }),
  composes: z.array(composeSchema),
  info: z.object({
    user_id: z.number().int().nullable(),
    post_id: z.number().int().nullable(),
    tags: z.array(z.string()),
    first_compose: z.string(),
    user: z.object({ username: z.string(), avatar: z.string().nullable() }).nullable(),
  }),
  /** Whether this viewer goes on with it; others read it, and may continue with a copy. */
  mine: z.boolean(),
  /** Why no more can be written here; null while it can. */
  closed: z.string().nullable(),
});
export type Story = z.output<typeof storySchema>;

export const storyCardSchema = z.object({
  id: z.number().int(),
  siren: z.object({ id: z.number().int().nullable(), name: z.string(), cover_url: z.string().nullable() }),
  first_compose: z.string(),
  updated_at: z.string(),
  post_id: z.number().int().nullable(),
});
export type StoryCard = z.output<typeof storyCardSchema>;

export const memorySchema = z.object({
  /** Summary of the turns before those that the prompt contains word for word. */
  summary: z.string(),
  /** How many composes the summary stands for. */
  summarised: z.number().int(),
  facts: z.array(z.object({ id: z.number().int(), text: z.string(), compose_id: z.number().int().nullable() })),
});
export type Memory = z.output<typeof memorySchema>;

/** A sign that can be seen: a message of none is empty, however long. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Any spelling of a choice is understood. */
const lower = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' ? value.toLowerCase().trim() : value), schema);

const composeId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const messageSchema = z.object({
  user_input: z
    .string()
    .trim()
    .max(limits.message, messageTooLong())
    .refine((text) => text.isWellFormed(), NOT_STORABLE)
    .refine((text) => VISIBLE.test(text), MESSAGE_MISSING),
  siren_id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  response_size: lower(z.enum(responseSizes)).default('medium'),
  generate_audio: z.boolean().default(false),
  generate_images: z.boolean().default(false),
  /** `every reply` when absent; `scene change`: a picture only where the scene changes or the message asks for one. */
  picture_when: lower(z.enum(pictureTimes)).optional(),
  edited: z.boolean().default(false),
  /** Which compose an edit replaces, from 0; the last one when absent. */
  compose_index: z.number().int().min(0).max(100_000).optional(),
  /** The compose that an edit is about, by its id; where another one stands in its place nothing is changed. */
  compose_id: composeId.optional(),
  /** The last compose that the client has, null for none; where there is a newer one the request is refused. */
  last_compose_id: composeId.nullable().optional(),
  lewdness_level: lower(z.enum(lewdnessLevels)).default('natural'),
});
export type MessageInput = z.output<typeof messageSchema>;

const image = z.object({ image: imageSchema });
/** As reply-stream.ts has it; that file is free of schemas because the browser uses its fold. */
export const replyEventSchema = z.union([
  z.object({ seq: z.number().int(), story_id: z.number().int(), reply: z.string().optional() }),
  z.object({ seq: z.number().int(), chunk: z.string(), reply: z.string().optional() }),
  z.object({ seq: z.number().int(), audio: z.string(), seconds: z.number(), words: z.array(spokenWord) }),
  image.extend({ seq: z.number().int() }),
  z.object({ seq: z.number().int(), tags: z.array(z.string()) }),
  z.object({ seq: z.number().int(), missing: z.enum(['audio', 'image']), message: z.string() }),
  z.object({
    seq: z.number().int(),
    end: z.object({
      compose_id: z.number().int(),
      position: z.number().int(),
      words: z.number().int(),
      images: z.number().int(),
      audio_url: z.string().nullable(),
      stopped: z.boolean(),
    }),
  }),
  z.object({ seq: z.number().int(), error: z.string(), code: z.string() }),
]);

const media = { media: z.literal('url').optional() };
const number = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const storyId = z.object({ id: number });
const message = z.object({ message: z.string() });
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, tooLong(most))
    .refine((text) => text.isWellFormed(), NOT_STORABLE);
const fact = text(300).refine((text) => VISIBLE.test(text), FACT_MISSING);

const sendErrors = [
  'invalid',
  'not_found',
  'forbidden',
  'siren_gone',
  'refused',
  'free_chats_used',
  'unverified_chats_used',
  'free_words_used',
  'free_images_used',
  'audio_unverified',
  'paint_unverified',
  'out_of_words',
  'out_of_images',
  'suspended',
  'reply_running',
  'conflict',
  'too_many_requests',
  'busy',
  'unavailable',
] as const;

export const stories = endpoints({
  'GET /api/story': {
    summary: 'The last 10 chats of whoever asks, newest first',
    reply: z.array(storyCardSchema),
  },
  'GET /api/story/:id': {
    summary: 'One chat',
    params: storyId,
    query: z.object(media),
    reply: storySchema,
    errors: ['not_found'],
  },
  'POST /api/story': {
    summary: 'Begin a chat: the first message, and the answer as it is written',
    body: messageSchema,
    query: z.object(media),
    streams: true,
    reply: replyEventSchema,
    errors: sendErrors,
  },
  'POST /api/story/:id': {
    summary: 'The next message of a chat, and the answer as it is written',
    params: storyId,
    query: z.object(media),
    body: messageSchema,
    streams: true,
    reply: replyEventSchema,
    errors: sendErrors,
  },
  'GET /api/story/:id/stream': {
    summary: 'Come back to an answer that is being written, after the event with this number; 204 when there is none',
    params: storyId,
    query: z.object({
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      /** The answer that the number is of, as its first event calls it; then no other one is given. */
      reply: z.string().max(100).optional(),
      ...media,
    }),
    streams: true,
    reply: replyEventSchema,
    errors: ['not_found'],
  },
  'POST /api/story/:id/stop': {
    summary: 'End the answer that is being written; what was written stays and is charged',
    params: storyId,
    reply: message,
    errors: ['not_found', 'forbidden'],
  },
  'DELETE /api/story/:id': {
    summary: 'Delete one of your chats',
    params: storyId,
    reply: message,
    errors: ['not_found', 'forbidden'],
  },
  'POST /api/story/copy/:id': {
    summary: 'Continue a chat you can read as one of your own',
    params: storyId,
    reply: z.object({ story_id: z.number().int() }),
    errors: ['not_found', 'siren_gone', 'too_many_requests'],
  },
  'POST /api/story/suggestion': {
    summary: 'What one could say first',
    body: z.object({ siren_id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    reply: z.array(z.string()),
    errors: ['invalid', 'not_found', 'suspended', 'too_many_requests', 'busy', 'unavailable'],
  },
  'POST /api/story/suggestion/:id': {
    summary: 'What one could say next',
    params: storyId,
    body: z.object({ siren_id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    reply: z.array(z.string()),
    errors: ['invalid', 'not_found', 'siren_gone', 'suspended', 'too_many_requests', 'busy', 'unavailable'],
  },
  'PUT /api/story/:id/compose/:compose/alternate': {
    summary: 'Show another of the answers to the last message',
    params: z.object({ id: number, compose: number }),
    body: z.object({ index: z.number().int().min(0).max(1000) }),
    query: z.object(media),
    reply: composeSchema,
    errors: ['not_found', 'forbidden', 'reply_running', 'conflict'],
  },
  'POST /api/story/:id/compose/:compose/picture': {
    summary: 'Have an answer without a picture painted, for one image credit; one that has a picture stays as it is',
    params: z.object({ id: number, compose: number }),
    query: z.object(media),
    reply: composeSchema,
    errors: [
      'not_found',
      'forbidden',
      'siren_gone',
      'refused',
      'picture_refused',
      'free_images_used',
      'paint_unverified',
      'out_of_images',
      'suspended',
      'reply_running',
      'conflict',
      'too_many_requests',
      'busy',
      'unavailable',
    ],
  },
  'GET /api/story/:id/memory': {
    summary: 'What a siren remembers of a chat of yours',
    params: storyId,
    reply: memorySchema,
    errors: ['not_found'],
  },
  'PATCH /api/story/:id/memory': {
    summary: 'Put the summary of a chat of yours in your own words',
    params: storyId,
    body: z.object({ summary: text(4000) }),
    reply: memorySchema,
    errors: ['not_found', 'refused', 'too_many_requests'],
  },
  'POST /api/story/:id/memory/facts': {
    summary: 'Pin a fact that a siren shall not forget',
    params: storyId,
    body: z.object({ text: fact, compose_id: number.optional() }),
    reply: memorySchema,
    status: 201,
    errors: ['invalid', 'not_found', 'refused', 'too_many_requests'],
  },
  'PUT /api/story/:id/memory/facts/:fact': {
    summary: 'Change a pinned fact',
    params: z.object({ id: number, fact: number }),
    body: z.object({ text: fact }),
    reply: memorySchema,
    errors: ['invalid', 'not_found', 'refused', 'too_many_requests'],
  },
  'DELETE /api/story/:id/memory/facts/:fact': {
    summary: 'Forget a pinned fact',
    params: z.object({ id: number, fact: number }),
    reply: memorySchema,
    errors: ['not_found'],
  },
});
