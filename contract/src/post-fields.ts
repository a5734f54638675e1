import { z } from 'zod';
import { plainText } from './accounts.ts';
import { limits } from './limits.ts';
import { COMMENT_MISSING, REASON_MISSING, TITLE_MISSING } from './sentences.ts';

/** A sign that can be seen: a text of none is empty, however long. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const isVisible = (text: string) => VISIBLE.test(text);

const TAG = 'A tag is a word.';
export const tag = z
  .string(TAG)
  .trim()
  .toLowerCase()
  .max(limits.siren.tag, 'A tag has at most 30 characters.')
  .refine((text) => isVisible(text) && !/[,\0]/.test(text) && text.isWellFormed(), TAG);
export const tagList = z
  .array(tag, 'Send tags as a list.')
  .max(limits.post.tags, 'At most 10 tags.')
  .transform((tags) => [...new Set(tags)]);

export const title = plainText(limits.post.title, TITLE_MISSING).trim().refine(isVisible, TITLE_MISSING);
export const content = plainText(limits.comment, COMMENT_MISSING).trim().refine(isVisible, COMMENT_MISSING);

const ID = 'An id is a whole number.';
/** In an address everything is text; in a body a number is one. */
export const id = z.coerce.number(ID).int(ID).min(1, ID).max(Number.MAX_SAFE_INTEGER, ID);
export const bodyId = z.number(ID).int(ID).min(1, ID).max(Number.MAX_SAFE_INTEGER, ID);

const FEED = 'There is no such feed.';
export const feedName = z
  .string(FEED)
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9_-]{1,29}$/, FEED);

const PLACE = 'Choose a part of the chat.';
export const place = z.number(PLACE).int(PLACE).min(0, PLACE).max(1_000_000, PLACE);

export const isUpvote = z.object({ is_upvote: z.boolean('Send is_upvote as true or false.') });
const CATEGORY = 'A category is a word.';
export const category = z.string(CATEGORY).max(60, CATEGORY).optional();
export const reasonBody = z.object({
  reason: plainText(limits.report.max, REASON_MISSING).trim().refine(isVisible, REASON_MISSING),
  category,
});
