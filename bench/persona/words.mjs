import { NUMBER_WORDS, PLAIN_WORDS } from './words.data.mjs';

/** Quotes and dashes as a keyboard has them. */
const straight = (/** @type {string} */ text) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

const without = (/** @type {string} */ word, /** @type {RegExp} */ end, /** @type {string} */ by = '') =>
  word.length > 4 && end.test(word) ? word.replace(end, by) : word;

/**
 * A word without its commonest endings, so that 'bakes', 'baked' and 'baking' meet; numbers in digits.
 * @param {string} word in small letters
 */
export function stemOf(word) {
  const number = NUMBER_WORDS.get(word) ?? word.match(/^(\d+)(st|nd|rd|th)?$/)?.[1];
  if (number !== undefined) return String(number);
  const singular = without(without(word, /'s$|'$/), /ies$/, 'y').replace(/(?<=[^su])s$/, '');
  const plain = without(without(singular, /ing$/), /ed$/);
  return without(plain.replace(/(.)\1$/, '$1'), /e$/).replace(/(?<=..)y$/, 'i');
}

/** Every word of a text, in small letters. */
export const wordsOf = (/** @type {string} */ text) =>
  straight(text)
    .toLowerCase()
    .match(/[\p{L}\d]+(?:'[\p{L}]+)*/gu) ?? [];

/**
 * The words of a text that say what it is about, as stems.
 * @param {string} text
 * @returns {Set<string>}
 */
export function contentOf(text) {
  const words = wordsOf(text).map((word) => word.replace(/'(s|re|ve|ll|d|m|t)$/, ''));
  return new Set(words.filter((word) => /\d/.test(word) || (word.length > 2 && !PLAIN_WORDS.has(word))).map(stemOf));
}

/**
 * The sentences of a text; what stands between asterisks is apart from what is said.
 * @param {string} text
 * @returns {string[]}
 */
export function sentencesOf(text) {
  const parts = straight(text).split(/(\*[^*]*\*)/);
  return parts
    .flatMap((part) => part.replace(/\*/g, '').match(/(?:\b(?:Mr|Mrs|Ms|Dr|St)\.|[^.!?…\n])+[.!?…]*["')]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** A sentence as it is compared with others. */
export const sameWords = (/** @type {string} */ sentence) => wordsOf(sentence).join(' ');

/** What is said aloud. */
export const spokenOf = (/** @type {string} */ text) => straight(text).replace(/\*[^*]*\*/g, ' ');

/**
 * Whether a text names something: a word or several words in a row whatever their endings, or a /pattern/.
 * @param {string} text
 * @param {string} thing
 */
export function names(text, thing) {
  const pattern = thing.match(/^\/(.*)\/$/)?.[1];
  if (pattern !== undefined) return new RegExp(pattern, 'i').test(straight(text));
  const stems = (/** @type {string} */ part) => ` ${wordsOf(part).map(stemOf).join(' ')} `;
  return stems(text).includes(stems(thing));
}
