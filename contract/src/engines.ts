import { z } from 'zod';
import { endpoints } from './endpoint.ts';

/** A voice that a siren can have. */
export const voice = z.object({
  id: z.string(),
  name: z.string(),
  labels: z.object({
    gender: z.enum(['female', 'male']),
    age: z.string(),
    accent: z.string(),
    description: z.string(),
    'use case': z.string(),
    language: z.string(),
  }),
  /** A sample as audio/mpeg. */
  preview_url: z.string(),
});
export type Voice = z.infer<typeof voice>;

const port = z.enum(['text', 'speech', 'image', 'moderation']);

/** The engines of this server for text, speech, pictures and moderation. */
export const engineState = z.object({
  engines: z.array(z.object({ port, kind: z.string(), embedded: z.boolean() })),
});
export type EngineState = z.infer<typeof engineState>;

/** What everybody may know of the engines: what they cannot do. */
export const engineLimits = z.object({
  /** Whether replies come from the built-in demonstration voice, not from a language model. */
  demonstration_voice: z.boolean(),
  /** What the painter does not paint, in lower case as the appearance text has it: `nude`, `hand pose: pointing`. */
  not_painted: z.array(z.string()),
});
export type EngineLimits = z.infer<typeof engineLimits>;

export const engines = endpoints({
  'GET /api/engines': {
    summary: 'What the engines of this server cannot do',
    reply: engineLimits,
  },
  'GET /api/voices': {
    summary: 'The voices a siren can have, in the order they are shown; the first is the default',
    reply: z.array(voice),
  },
  'GET /api/admin/engines': {
    summary: 'Which engines are in use, for the people who run the place',
    reply: engineState,
    errors: ['signed_out', 'forbidden', 'two_factor_needed'],
  },
});
