import { capitalised, countWords, plainMarks, tidied } from '../prose.ts';
import { isAdverb, type Term, termsOf, textOf } from './terms.ts';

const SHORTEST = 3;
const LONGEST = 26;

/** What a person says of themself, as the siren says it of them. */
const THEIRS: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  am: 'are',
};
/** What they say of her, as she says it. */
const HERS: Record<string, string> = {
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
};
const OURS: Record<string, string> = {
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
};
const AFTER_I: Record<string, string> = { was: 'were', "wasn't": "weren't" };
const AFTER_YOU: Record<string, string> = {
  are: 'am',
  were: 'was',
  "aren't": 'am not',
  "weren't": "wasn't",
};

/** People may write 'constructor', which every object has. */
const wordIn = (words: Record<string, string>, word: string) => (Object.hasOwn(words, word) ? words[word] : undefined);

const isVerbal = ({ tags, lower }: Term) =>
  (tags.has('Verb') || tags.has('Copula') || tags.has('Modal') || tags.has('Auxiliary')) &&
  !tags.has('Gerund') &&
  lower !== 'to';

/** Whether the 'you' at a place does something, as in 'you promised'. */
function acts(terms: Term[], at: number): boolean {
  if (/[,.;:]/.test(terms[at]?.post ?? '')) return false;
  let next = at + 1;
  while (next < terms.length && isAdverb(terms[next] as Term)) next++;
  const verb = terms[next];
  return verb !== undefined && isVerbal(verb);
}

/** The word before a verb that acts, past adverbs: 'i' in 'I never was'. */
function actor(terms: Term[], at: number): string {
  let before = at - 1;
  while (before > 0 && isAdverb(terms[before] as Term)) before--;
  return terms[before]?.lower ?? '';
}

/**
 * A sentence of a person as she would say it to them, without a mark at its end: 'I was born at sea' is 'you were born
 * at sea', 'you promised me a song' is 'I promised you a song'. 'We' may be the two of them, or the person and others.
 */
export function toldBack(sentence: string, weAreBoth: boolean): string | null {
  const plain = plainMarks(sentence)
    .trim()
    .replace(/[\s.!…,;:]+$/, '');
  const words = countWords(plain);
  if (words < SHORTEST || words > LONGEST || /[?"{}<>*\n]/.test(plain)) return null;
  const terms = termsOf(plain);
  const restated = terms.map((term, at): Term => {
    const { lower } = term;
    if (lower === 'you') return { ...term, text: acts(terms, at) ? 'I' : 'me' };
    const who = actor(terms, at);
    const text =
      wordIn(THEIRS, lower) ??
      wordIn(HERS, lower) ??
      (weAreBoth ? undefined : wordIn(OURS, lower)) ??
      (who === 'i' ? wordIn(AFTER_I, lower) : who === 'you' ? wordIn(AFTER_YOU, lower) : undefined);
    if (text !== undefined) return { ...term, text };
    const isName = term.tags.has('ProperNoun') || /^\p{Lu}{2}/u.test(term.text) || at > 0;
    return isName ? term : { ...term, text: lower };
  });
  return tidied(textOf(restated));
}

/** The same as a sentence of its own. */
export const asSentence = (restated: string): string => `${capitalised(restated)}.`;
