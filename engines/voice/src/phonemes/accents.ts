import { american, australian, british, indian, irish, scottish, southern } from './accents/english.ts';
import { easternEuropean, french, german, nordic, spanish } from './accents/foreign.ts';
import { type Rewrite, VOWELS } from './accents/rules.ts';
import type { PhraseWord } from './ipa/phrases.ts';

const REWRITES = {
  american,
  southern,
  british,
  scottish,
  irish,
  australian,
  indian,
  french,
  spanish,
  german,
  'eastern-european': easternEuropean,
  nordic,
} satisfies Record<string, Rewrite>;

/** A way to say English that stays understood. */
export type Accent = keyof typeof REWRITES;

export const ACCENTS = Object.keys(REWRITES) as Accent[];

const STARTS_WITH_VOWEL = new RegExp(`^[ˈˌ]?[${VOWELS}]`);

/** Says the words of a phrase in an accent. */
export function accentuate(words: PhraseWord[], accent: Accent): PhraseWord[] {
  const rewrite = REWRITES[accent];
  return words.map((word, n) => ({ ...word, ipa: rewrite(word.ipa, STARTS_WITH_VOWEL.test(words[n + 1]?.ipa ?? '')) }));
}
