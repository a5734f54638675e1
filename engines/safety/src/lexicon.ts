import { isStretched, scriptReadings, squeeze } from './normalise.ts';

/** Longer than any word that a rule knows. */
export const LONGEST_WORD = 40;

/** The words that the rules know: a disguise is undone only to one of these. */
export interface Lexicon {
  has(word: string): boolean;
  /** A word of letters as written, then its other readings. */
  forms(word: string): readonly string[];
  /** Whether it is a known word or stem itself, not a longer word that begins with a stem. */
  isWord(word: string): boolean;
  /** Whether it is a proper prefix of a known word. */
  isBeginning(letters: string): boolean;
  /** Known words that are the same when no letter is doubled. */
  unsqueeze(word: string): readonly string[];
  /** Known words that fit a pattern with stars for hidden letters. */
  unstar(pattern: string): readonly string[];
}

const REMEMBERED = 20_000;

/** Caches results by word, and is emptied when full. Longer strings are not cached, so that no texts stay in memory. */
export function memo<Answer>(compute: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    if (word.length > LONGEST_WORD) return compute(word);
    const known = answers.get(word);
    if (known !== undefined) return known;
    if (answers.size >= REMEMBERED) answers.clear();
    const own = ownCopy(word);
    const answer = compute(own);
    answers.set(own, answer);
    return answer;
  };
}

/** V8 copies slices shorter than this; a longer slice as a key would keep its whole text in memory, so it is copied. */
const SHORTEST_PIECE = 13;
const ownCopy = (word: string) => (word.length < SHORTEST_PIECE ? word : word.split('').join(''));

const PAIRS_REMEMBERED = 50_000;
/** Ids below this can be packed in pairs into one safe integer; pairs with a higher id are not cached. */
const MOST_IDS = 2 ** 26;

/** Caches results by the ids of two neighbours; ids begin at 1, and 0 in the key means that there is no second. */
export function pairMemo<One extends { id: number }, Answer>(
  compute: (first: One, second: One | undefined) => Answer,
): (first: One, second: One | undefined) => Answer {
  const answers = new Map<number, Answer>();
  return (first, second) => {
    const other = second?.id ?? 0;
    if (first.id >= MOST_IDS || other >= MOST_IDS) return compute(first, second);
    const key = other * MOST_IDS + first.id;
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= PAIRS_REMEMBERED) answers.clear();
    const answer = compute(first, second);
    answers.set(key, answer);
    return answer;
  };
}

function groupBy<Key>(words: string[], keyOf: (word: string) => Key): Map<Key, string[]> {
  const groups = new Map<Key, string[]>();
  for (const word of words) {
    const group = groups.get(keyOf(word));
    if (group) group.push(word);
    else groups.set(keyOf(word), [word]);
  }
  return groups;
}

/** Builds a lexicon of whole words, and of stems, which match every word that begins with them. */
export function lexiconOf(words: Iterable<string>, stems: Iterable<string>): Lexicon {
  const known = new Set(words);
  const beginnings = new Set(stems);
  const bySqueezed = groupBy([...known, ...beginnings], squeeze);
  const byLength = groupBy([...known, ...beginnings], (word) => word.length);
  const lengths = [...new Set([...beginnings].map((stem) => stem.length))].sort((a, b) => a - b);
  const openings = new Set<string>();
  for (const word of [...known, ...beginnings]) {
    for (let length = 1; length < word.length; length++) openings.add(word.slice(0, length));
  }
  const hasStem = memo((word) =>
    lengths.some((length) => length <= word.length && beginnings.has(word.slice(0, length))),
  );
  const fits = (pattern: string) => (word: string) => {
    for (let at = 0; at < pattern.length; at++) if (pattern[at] !== '*' && pattern[at] !== word[at]) return false;
    return true;
  };
  const has = (word: string) => known.has(word) || hasStem(word);
  const unsqueeze = (word: string) => bySqueezed.get(squeeze(word)) ?? [];
  const forms = memo((word): readonly string[] => {
    const readings = scriptReadings(word);
    const mayBeStretched = (reading: string) => isStretched(reading) || (reading.length >= 6 && !has(reading));
    return [...new Set([...readings, ...readings.filter(mayBeStretched).flatMap(unsqueeze)])];
  });
  return {
    forms: (word) => (word.length > LONGEST_WORD ? [word] : forms(word)),
    isWord: (word) => known.has(word) || beginnings.has(word),
    has,
    isBeginning: (letters) => openings.has(letters),
    unsqueeze,
    unstar: memo((pattern) => (byLength.get(pattern.length) ?? []).filter(fits(pattern))),
  };
}
