import { limits } from './limits.ts';

/**
 * Validation messages. The schemas and the forms of the browser use the same sentences; there is
 * no zod here, so that a page can have them without it.
 */
const atMost = (most: number) => `at most ${most.toLocaleString('en')} characters.`;
const { username, password } = limits;

export const usernameSentences = {
  missing: 'A username is required.',
  length: `A username has ${username.min} to ${username.max} characters.`,
  letters: 'Use letters, digits, hyphens and underscores only.',
} as const;

export const emailSentences = {
  missing: 'An email address is required.',
  tooLong: 'This email address is too long.',
  invalid: 'Please enter a valid email address.',
} as const;

export const passwordSentences = {
  missing: 'A password is required.',
  tooShort: `A password has at least ${password.min} characters.`,
  tooLong: `A password has at most ${password.max} characters.`,
  unusable: 'This password has characters that cannot be used.',
} as const;

export const birthdaySentences = {
  missing: 'Please enter your date of birth.',
  tooYoung: `You must be at least ${limits.minimumAge} years old to sign up.`,
} as const;

const sirenTexts = {
  name: 'A name has',
  description: 'A description has',
  appearance: 'An appearance has',
  personality: 'Secrets have',
  examples: 'How They Talk has',
} as const;
export type SirenText = keyof typeof sirenTexts;

/** The message for a field of a siren that is too long. */
export const sirenTextTooLong = (field: SirenText) => `${sirenTexts[field]} ${atMost(limits.siren[field])}`;
export const SIREN_INCOMPLETE = 'Name and Description are required.';

export const MESSAGE_MISSING = 'Please enter a message.';
export const messageTooLong = () => `A message has ${atMost(limits.message)}`;
export const FACT_MISSING = 'Please write what to remember.';

export const TITLE_MISSING = 'A title is needed.';
export const COMMENT_MISSING = 'Please write something.';
export const REASON_MISSING = 'Please describe the issue.';

/** The message for a text with characters that no database can store. */
export const NOT_STORABLE = 'This text has characters that cannot be stored.';
