import { z } from 'zod';
import { limits } from './limits.ts';
import { NOT_STORABLE } from './sentences.ts';
import { responseSizes } from './stories.ts';

export const appearances = ['dark', 'light', 'system'] as const;
export type Appearance = (typeof appearances)[number];

/** Hints for new users on the home page, in this order. */
export const hintNames = ['intro', 'speak', 'read'] as const;
export type HintName = (typeof hintNames)[number];

/** The preferences of an account; null where none was chosen, and the default of the product counts. */
export const preferencesSchema = z.object({
  appearance: z.enum(appearances).nullable(),
  /** How new chats start. */
  response_size: z.enum(responseSizes).nullable(),
  audio: z.boolean().nullable(),
  images: z.boolean().nullable(),
  /** Filters that hide posts and sirens in lists: by tag, and by any word or phrase. */
  hidden_tags: z.array(z.string()),
  hidden_words: z.array(z.string()),
  hints_dismissed: z.array(z.enum(hintNames)),
  /** Whether single keys do something. */
  shortcuts: z.boolean().nullable(),
});
export type Preferences = z.output<typeof preferencesSchema>;

/** Words as people mean them: without spaces around, one space between. */
const words = (most: number, tooLong: string) =>
  z
    .string('Send words as text.')
    // A list of endless texts is not worth reading to its end.
    .max(1000, tooLong)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .refine((text) => text !== '', 'Leave no entry empty.')
    .refine((text) => text.length <= most, tooLong)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), NOT_STORABLE);

/** Each entry once, however it is written. */
const each = (texts: string[]) => [...new Map(texts.map((text) => [text.toLowerCase(), text] as const)).values()];

const { tags, tag, words: mostWords, word } = limits.filters;

/** A partial update: omitted fields stay as they are. */
export const preferencesBody = z.object({
  appearance: z.enum(appearances, 'Choose dark, light or system.').nullable().optional(),
  response_size: z.enum(responseSizes, 'Choose short, medium, long or extra long.').nullable().optional(),
  audio: z.boolean('Choose yes or no.').nullable().optional(),
  images: z.boolean('Choose yes or no.').nullable().optional(),
  hidden_tags: z
    .array(words(tag, `A tag has at most ${tag} characters.`), 'Send tags as a list.')
    .max(tags, `At most ${tags} tags.`)
    .transform((list) => each(list.map((text) => text.toLowerCase())))
    .optional(),
  hidden_words: z
    .array(words(word, `A word or phrase has at most ${word} characters.`), 'Send words as a list.')
    .max(mostWords, `At most ${mostWords} words.`)
    .transform(each)
    .optional(),
  hints_dismissed: z
    .array(z.enum(hintNames, 'There is no such hint.'), 'Send hints as a list.')
    .max(100, 'There is no such hint.')
    .transform((list) => hintNames.filter((name) => list.includes(name)))
    .optional(),
  shortcuts: z.boolean('Choose yes or no.').nullable().optional(),
});
export type PreferencesInput = z.output<typeof preferencesBody>;
