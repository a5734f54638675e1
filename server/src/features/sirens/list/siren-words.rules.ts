/** The place of a word, the strongest first: start of the name, rest of the name, tags, description. */
export type Place = 0 | 1 | 2 | 3;

/** Letters without a Unicode decomposition, and how they are typed on other keyboards. */
const PLAIN = new Map(Object.entries({ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' }));
const MARKS = /[\u0300-\u036f\ufe00-\ufe0f]/g;
const APOSTROPHES = /['’ʼ`´]/g;
/** In scripts without spaces each letter is a word. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const LONGEST_WORD = 32;
const LONGEST_PREFIX = 3;
const MOST_QUERY_WORDS = 8;

const lettersOf = (word: string) => Array.from(word);

/** The words of a text in order, without case and accents. */
export function wordsOf(text: string): string[] {
  const folded = text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[ßøłđðþæœı]/g, (letter) => PLAIN.get(letter) ?? letter)
    .replace(SPACELESS, ' $& ');
  return (folded.match(WORDS) ?? []).map((word) => lettersOf(word).slice(0, LONGEST_WORD).join(''));
}

/** The distinct words of a query. */
export function queryWords(search: string): string[] {
  return [...new Set(wordsOf(search))].slice(0, MOST_QUERY_WORDS);
}

const beginningsOf = (word: string) =>
  lettersOf(word)
    .slice(0, LONGEST_PREFIX)
    .map((_, at, letters) => `${letters.slice(0, at + 1).join('')}*`);

/** The search terms of a siren: each word prefixed with its best place; of name and tags also short prefixes. */
export function termsOf(siren: { name: string; tags: readonly string[]; description: string }): string[] {
  const best = new Map<string, Place>();
  const add = (words: string[], place: Place, withBeginnings: boolean) => {
    for (const word of words) {
      for (const term of withBeginnings ? [word, ...beginningsOf(word)] : [word]) {
        if (!best.has(term)) best.set(term, place);
      }
    }
  };
  const name = wordsOf(siren.name);
  add(name.slice(0, 1), 0, true);
  add(name.slice(1), 1, true);
  add(siren.tags.flatMap(wordsOf), 2, true);
  add(wordsOf(siren.description), 3, false);
  return Array.from(best, ([term, place]) => `${place}${term}`);
}

/** The key of an index list: the sirens with this term at this place. */
export interface ListKey {
  place: Place;
  term: string;
}

/** The lists of sirens with a word of this prefix; `known` are the indexed words that have it. */
export function listsOf(word: string, known: string[]): ListKey[] {
  const isShort = lettersOf(word).length <= LONGEST_PREFIX;
  const inNames = isShort ? [`${word}*`] : known;
  return [
    ...([0, 1, 2] as const).flatMap((place) => inNames.map((term) => ({ place, term }))),
    ...known.map((term) => ({ place: 3 as const, term })),
  ];
}

/** Shorter prefixes are not expanded to whole words: they match too many. */
export const SHORTEST_BEGINNING = 3;

/** The lists of whole words at all places. */
export function listsOfWords(words: string[]): ListKey[] {
  return ([0, 1, 2, 3] as const).flatMap((place) => words.map((term) => ({ place, term })));
}

/** The edit distance (with swaps) between a word and another, or the other's best prefix when it is long enough. */
function slipsBetween(wanted: string, word: string): number {
  const [a, b] = [lettersOf(wanted), lettersOf(word)];
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    [before, row] = [row, next];
  }
  return a.length >= LONG_ENOUGH ? Math.min(...row.slice(LONG_ENOUGH - 1)) : (row[b.length] ?? 0);
}

const LONG_ENOUGH = 5;
const MOST_NEAR = 8;

/** The words nearest to one within the allowed edit distance; none for very short words. */
export function nearestOf(wanted: string, words: string[]): string[] {
  const { length } = lettersOf(wanted);
  if (length < 3) return [];
  const allowed = length < 6 ? 1 : 2;
  const near = words
    .map((word) => ({ word, slips: slipsBetween(wanted, word) }))
    .filter(({ slips }) => slips > 0 && slips <= allowed);
  const least = Math.min(...near.map(({ slips }) => slips));
  return near
    .filter(({ slips }) => slips === least)
    .slice(0, MOST_NEAR)
    .map(({ word }) => word);
}
