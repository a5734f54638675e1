import { WEAK_FORMS } from './weak-forms.ts';

/** A word of a phrase: how it is written small, and its broad IPA where the dictionary decided that. */
export interface PhraseWord {
  word: string;
  ipa: string;
}

const FORMS = new Map(
  WEAK_FORMS.trim()
    .split('\n')
    .map((line): [string, [string, string]] => {
      const [word = '', inside = '', atEnd = inside] = line.split(' ');
      return [word, [inside, atEnd]];
    }),
);
const VOWEL = /[aeiouæɐɑɔəɚɛɜɪʊʌᵻAO]/;
const STARTS_WITH_VOWEL = new RegExp(`^[ˈˌ]?${VOWEL.source}`);

/** Whether a word has a form in the table, so that the dictionary is not needed. */
export function hasWeakForm(word: string): boolean {
  return FORMS.has(word);
}

/** Gives a word a main stress if it has none. */
function withStress(ipa: string): string {
  if (ipa.includes('ˈ')) return ipa;
  return ipa.includes('ˌ') ? ipa.replace('ˌ', 'ˈ') : ipa.replace(VOWEL, 'ˈ$&');
}

/** The sounds of a word that change before the next one: 'the apple', 'to Italy', 'it is', 'her eyes'. */
function linkTo(ipa: string, word: string, next: string): string {
  const isVowelNext = STARTS_WITH_VOWEL.test(next);
  if (!isVowelNext) return word === 'an' && next !== '' ? 'æn' : ipa;
  if (word === 'the') return 'ðɪ';
  if (word === 'to') return 'tʊ';
  if (word === 'it' || word === 'at') return ipa.replace('t', 'ɾ');
  return /(?:ɚ|ɜː)$/.test(ipa) ? `${ipa}ɹ` : ipa;
}

/** Says a phrase, the words between two pauses: small words weak within and full at the end, words linked. */
export function sayPhrase(words: PhraseWord[]): PhraseWord[] {
  const spoken = words.map(({ word, ipa }, n): PhraseWord => {
    const forms = FORMS.get(word);
    return { word, ipa: (n === words.length - 1 ? forms?.[1] : forms?.[0]) ?? ipa };
  });
  const last = spoken.at(-1);
  if (last && !spoken.some(({ ipa }) => ipa.includes('ˈ'))) last.ipa = withStress(last.ipa);
  return spoken.map(({ word, ipa }, n) => ({ word, ipa: linkTo(ipa, word, spoken[n + 1]?.ipa ?? '') }));
}
