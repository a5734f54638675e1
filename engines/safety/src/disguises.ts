import type { Known, Vocabulary } from './known-words.ts';
import { type Lexicon, pairMemo } from './lexicon.ts';
import { leetReadings } from './normalise.ts';
import type { Word } from './words.ts';

const LONGEST_PART = 16;
const LONGEST_RUN = 400;
const UNKNOWN = 4;

/** Cuts letters without spaces into the fewest known words; letters of no known word become single parts. */
export function segment(letters: string, lexicon: Lexicon): { parts: string[]; isWhole: boolean } {
  const costs: number[] = [0];
  const starts: number[] = [0];
  for (let end = 1; end <= letters.length; end++) {
    let best = (costs[end - 1] ?? 0) + UNKNOWN;
    let from = end - 1;
    for (let start = Math.max(0, end - LONGEST_PART); start < end; start++) {
      const cost = (costs[start] ?? 0) + 1;
      if (cost >= best) continue;
      const part = letters.slice(start, end);
      if (end - start > 1 ? lexicon.has(part) : part === 'i' || part === 'a') {
        best = cost;
        from = start;
      }
    }
    costs.push(best);
    starts.push(from);
  }
  const parts: string[] = [];
  for (let end = letters.length; end > 0; end = starts[end] ?? 0) parts.unshift(letters.slice(starts[end] ?? 0, end));
  return { parts, isWhole: (costs[letters.length] ?? 0) === parts.length };
}

const isSingle = (word: Word | undefined) => word?.forms[0]?.length === 1;
const textOf = (words: Word[]) => words.map(({ forms }) => forms[0] ?? '').join('');

/** Replaces words by the parts they were read as, with the same position and marks. */
function inPlaceOf(words: Word[], parts: readonly string[], { lexicon, know }: Vocabulary): Word[] {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return [];
  return parts.map((part, index) => {
    const isNumber = /^\d/.test(part);
    const known = know(isNumber ? [part] : lexicon.forms(part));
    return {
      known,
      forms: known.forms,
      sentence: first.sentence,
      stop: index === parts.length - 1 && last.stop,
      glued: index > 0,
      lead: index === 0 ? first.lead : '',
      trail: index === parts.length - 1 ? last.trail : '',
      digits: isNumber ? Number(part) : undefined,
      numbers: [],
    };
  });
}

const FEWEST_LETTERS = 3;

/** Whether there are three single letters in a row: a cheap check that lets nearly all texts skip the joining. */
function hasRun(words: Word[]): boolean {
  let run = 0;
  for (const word of words) {
    run = isSingle(word) ? run + 1 : 0;
    if (run === FEWEST_LETTERS) return true;
  }
  return false;
}

/** Undoes 'f i f t e e n' and 'f.i.f.t.e.e.n'. */
export function joinLetters(words: Word[], vocabulary: Vocabulary): Word[] {
  if (!hasRun(words)) return words;
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!isSingle(words[at])) {
      joined.push(words[at] as Word);
      continue;
    }
    let end = at;
    while (end < words.length && end - at < LONGEST_RUN && isSingle(words[end])) end++;
    const run = words.slice(at, end);
    const parts = run.length >= FEWEST_LETTERS ? partsOf(textOf(run), vocabulary.lexicon) : undefined;
    joined.push(...(parts ? inPlaceOf(run, parts, vocabulary) : run));
    at = end - 1;
  }
  return joined;
}

function partsOf(text: string, lexicon: Lexicon): string[] | undefined {
  if (!/\p{L}.*\p{L}/u.test(text)) return undefined;
  const plain = text
    .split(/(\d+)/)
    .filter((part) => part !== '')
    .map((part) => (/^\d/.test(part) ? { parts: [part], isWhole: true } : segment(part, lexicon)));
  const leet = /\d/.test(text) ? leetReadings(text).map((reading) => segment(reading, lexicon)) : [];
  const whole = plain.every(({ isWhole }) => isWhole) ? undefined : leet.find(({ isWhole }) => isWhole);
  const parts = whole?.parts ?? plain.flatMap((each) => each.parts);
  return parts.some((part) => part.length >= 3 && lexicon.has(part)) ? parts : undefined;
}

export const LONGEST_HALF = 8;

/** Undoes 'fif teen' and 'fif-te-en': halves that mean nothing alone and something together. */
export function halfJoiner(vocabulary: Vocabulary, isNumber: (word: string) => boolean): (words: Word[]) => Word[] {
  const { lexicon } = vocabulary;
  /** Whether two words are one, or the beginning of one. */
  const mayBeOne = pairMemo((first: Known, second) => {
    if (!second) return false;
    const whole = `${first.forms[0]}${second.forms[0]}`;
    return lexicon.isWord(whole) || lexicon.isBeginning(whole);
  });
  const countFrom = (words: Word[], at: number) => {
    const { known } = words[at] as Word;
    if (!known.isHalf || !mayBeOne(known, words[at + 1]?.known)) return 0;
    return halvesFrom(words, at, lexicon, isNumber);
  };
  return (words) => {
    let joined: Word[] | undefined;
    for (let at = 0; at < words.length; at++) {
      const count = countFrom(words, at);
      if (count === 0) {
        joined?.push(words[at] as Word);
        continue;
      }
      joined ??= words.slice(0, at);
      const halves = words.slice(at, at + count);
      joined.push(...inPlaceOf(halves, [textOf(halves)], vocabulary));
      at += count - 1;
    }
    return joined ?? words;
  };
}

/** How many words from here on are one word in pieces; 0 if they are not. */
function halvesFrom(words: Word[], at: number, lexicon: Lexicon, isNumber: (word: string) => boolean): number {
  let whole = '';
  let longest = 0;
  for (let count = 1; count <= 4; count++) {
    const { forms: [half = ''] = [], digits } = words[at + count - 1] ?? {};
    if (half === '' || half.length > LONGEST_HALF || digits !== undefined) break;
    whole += half;
    if (count > 1 && whole.length > 3 && lexicon.isWord(whole)) {
      if (isNumber(whole) || hasUnknown(words.slice(at, at + count), lexicon)) longest = count;
    }
    if (!lexicon.isBeginning(whole)) break;
  }
  return longest;
}

const hasUnknown = (halves: Word[], lexicon: Lexicon) =>
  halves.some(({ forms: [half = ''] }) => half.length > 1 && !lexicon.has(half));

/** Undoes 'sheisfifteenyearsold'. */
export function splitGlued(words: Word[], vocabulary: Vocabulary): Word[] {
  if (!words.some(({ known }) => known.parts)) return words;
  return words.flatMap((word) => (word.known.parts ? inPlaceOf([word], word.known.parts, vocabulary) : [word]));
}

const SHORTEST_GLUED = 8;

/** The words that are run together in one: only if they cover every letter and one of them is a number. */
export function gluedParts(
  forms: readonly string[],
  lexicon: Lexicon,
  isNumber: (word: string) => boolean,
): string[] | undefined {
  const [text = ''] = forms;
  if (text.length < SHORTEST_GLUED || text.length > LONGEST_RUN || !lexicon.isBeginning(text.slice(0, 2))) return;
  if (forms.some((form) => lexicon.has(form))) return;
  const { parts, isWhole } = segment(text, lexicon);
  const hasNumber = parts.some((part) => part.length >= 3 && isNumber(part));
  return isWhole && parts.length >= 2 && hasNumber ? parts : undefined;
}
