/** Changes made to the broad IPA of a word, in order. */
export type Rules = [RegExp, string][];

/** Applies an accent to a word, given its broad IPA and whether the next word of the phrase begins with a vowel. */
export type Rewrite = (ipa: string, isVowelNext: boolean) => string;

export const VOWELS = 'aeiouæɐɑɔəɚɛɜɪʊʌᵻAO';

/** Makes an accent of a list of changes. */
export function makeRewrite(rules: Rules): Rewrite {
  return (ipa) => rules.reduce((changed, [pattern, signs]) => changed.replace(pattern, signs), ipa);
}

/** The broad signs as an American says them: 'lot' and 'bath' merged with others, no y in 'new'. */
export const MERGED: Rules = [
  [/A/g, 'æ'],
  [/O/g, 'ɑː'],
  [/J/g, ''],
];

/** The broad signs kept apart as in Britain; the voice knows no rounder sign for 'lot'. */
export const PARTED: Rules = [
  [/A/g, 'ɑː'],
  [/O/g, 'ɔ'],
  [/J/g, 'j'],
];

/** Every t is a t. */
export const CLEAR_T: Rules = [
  [/ʔn̩/g, 'tən'],
  [/ɾ/g, 't'],
];

/** An r before a vowel is tapped, but not at the start of a word, where a tap is not heard as one. */
export const TAPPED_R: Rules = [[new RegExp(`(?<!^)ɹ+(?=[ˈˌ]?[${VOWELS}])`, 'g'), 'ɾ']];

/** Long vowels that do not glide: 'go', 'day'. */
export const PURE_VOWELS: Rules = [
  [/oʊ/g, 'oː'],
  [/eɪ/g, 'eː'],
];
