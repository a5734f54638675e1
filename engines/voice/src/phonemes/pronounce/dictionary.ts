import { dictionary } from 'cmu-pronouncing-dictionary';
import { MORE_NAMES } from './more-names.ts';
import { NAMES } from './names.ts';
import { WORDS } from './words.ts';

const OWN = new Map(
  `${NAMES}${MORE_NAMES}${WORDS}`
    .trim()
    .split(/\n+/)
    .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

/** The sounds of a word in ARPAbet as the dictionaries have it, the own one before the large one. */
export function lookUp(word: string): string[] | null {
  const own = OWN.get(word);
  if (own !== undefined) return own.split(' ');
  return Object.hasOwn(dictionary, word) ? (dictionary[word] ?? '').split(' ') : null;
}

/** Whether a lower-case word is in a dictionary. */
export function isKnownWord(word: string): boolean {
  return OWN.has(word) || Object.hasOwn(dictionary, word);
}
