import { isStretched, scriptReadings, squeeze } from './normalise.ts';

/** Longer than any word that a rule knows. */
export const LONGEST_WORD = 40;

/** The words that the rules know: what a disguise can be undone to. */
export interface Lexicon {
  has(word: string): boolean;
  /** A word of letters as written, and what it may be read as. */
  forms(word: string): readonly string[];
  /** Whether it is a known word itself, not merely one that begins like a known one. */
  isWord(word: string): boolean;
  /** Whether a known word of more letters begins so. */
  isBeginning(letters: string): boolean;
  /** Known words that are the same when no letter is doubled. */
  unsqueeze(word: string): readonly string[];
  /** Known words that fit a pattern with stars for hidden letters. */
  unstar(pattern: string): readonly string[];
}

const REMEMBERED = 20_000;

/** Remembers answers about words, which repeat; forgets all when there are too many. What is longer than a word is asked anew. */
export function memo<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    if (word.length > LONGEST_WORD) return ask(word);
    const known = answers.get(word);
    if (known !== undefined) return known;
    if (answers.size >= REMEMBERED) answers.clear();
    const own = ownCopy(word);
    const answer = ask(own);
    answers.set(own, answer);
    return answer;
  };
}

/** Shorter than this, a piece of a text is a string of its own; a longer one would keep the whole text with it. */
const SHORTEST_PIECE = 13;
const ownCopy = (word: string) => (word.length < SHORTEST_PIECE ? word : word.split('').join(''));

const PAIRS_REMEMBERED = 50_000;
/** So many have pairs with numbers of their own. */
const MOST_IDS = 2 ** 26;

/** The same for two that stand side by side, of which the second may be missing; they are known by numbers from 1 on. */
export function pairMemo<One extends { id: number }, Answer>(
  ask: (first: One, second: One | undefined) => Answer,
): (first: One, second: One | undefined) => Answer {
  const answers = new Map<number, Answer>();
  return (first, second) => {
    const other = second?.id ?? 0;
    if (first.id >= MOST_IDS || other >= MOST_IDS) return ask(first, second);
    const key = other * MOST_IDS + first.id;
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= PAIRS_REMEMBERED) answers.clear();
    const answer = ask(first, second);
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

/** A lexicon of whole words, and of stems that stand for every word beginning so. */
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
    const isOdd = (reading: string) => isStretched(reading) || (reading.length >= 6 && !has(reading));
    return [...new Set([...readings, ...readings.filter(isOdd).flatMap(unsqueeze)])];
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
