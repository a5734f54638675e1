import { memo } from './lexicon.ts';

/** What the search for cues knows of what stands between two spaces of a folded text. */
export interface ChunkSearch {
  /** Whether a cue may stand here, now or when more of it is there. */
  isTelling(chunk: string): boolean;
  /** Whether it is a claim beside a name. */
  isClaiming(chunk: string): boolean;
  /** Whether it hides something by itself. */
  isDisguised(chunk: string): boolean;
  /** Whether it has a part of a listed name. */
  hasPart(chunk: string): boolean;
  /** Whether a text, as it was written, has a name in it. */
  hasName(text: string): boolean;
  lettersOf(chunk: string): string;
  /** Whether a known word of more letters begins so. */
  isBeginning(letters: string): boolean;
  /** Whether letters of several chunks are a word that tells. */
  isTellingWord(letters: string): boolean;
}

const TELLING = 1;
const CLAIMING = 2;
const PART = 4;
const INITIAL = 8;
const BEGINNING = 16;
/** Has a letter or digit that stands alone; is of marks alone. */
const SINGLE = 32;
const MARKS = 64;

interface Chunk {
  is: number;
  letters: string;
}

/** How many pieces a word may be in. */
export const MOST_HALVES = 4;
/** More letters one by one than this are a word, and a longer gap hides something. */
const MOST_SINGLES = 3;
const LONGEST_GAP = 11;
const SPACE = 0x20;
const LAST_ASCII = 0x7f;
const SINGLES = /(?<![a-z\d'])[a-z\d](?![a-z\d])/g;

const isLetterOrDigit = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
const isSpace = (code: number) => code === SPACE || (code >= 0x09 && code <= 0x0d);

/**
 * Tells at once of most texts in Latin letters that they have no cue: each chunk is looked up once, and a whole text is
 * then a few numbers. What does not pass here is to be searched.
 */
export function cueGate(search: ChunkSearch): (folded: string, text: string) => boolean {
  const look = memo((chunk): Chunk => {
    const letters = search.lettersOf(chunk);
    const singles = chunk.match(SINGLES)?.length ?? 0;
    let is = 0;
    if (search.isTelling(chunk) || search.isDisguised(chunk) || singles > 1) is |= TELLING;
    if (search.isClaiming(chunk)) is |= CLAIMING;
    if (search.hasPart(chunk)) is |= PART;
    if (letters.length === 1) is |= INITIAL;
    if (search.isBeginning(letters)) is |= BEGINNING;
    if (singles > 0) is |= SINGLE;
    if (!/[a-z\d]/.test(chunk)) is |= MARKS;
    return { is, letters };
  });

  /** The chunks of a text; null where one of them, or what is between them, is reason enough to search. */
  const chunksOf = (folded: string): Chunk[] | null => {
    const chunks: Chunk[] = [];
    let start = 0;
    let gap = 0;
    let singles = 0;
    for (let at = 0; at <= folded.length; at++) {
      const code = at < folded.length ? folded.charCodeAt(at) : SPACE;
      gap = isLetterOrDigit(code) ? 0 : gap + 1;
      if (gap > LONGEST_GAP || code > LAST_ASCII) return null;
      if (!isSpace(code)) continue;
      if (at > start) {
        const chunk = look(folded.slice(start, at));
        if (chunk.is & SINGLE) singles++;
        else if (!(chunk.is & MARKS)) singles = 0;
        if (chunk.is & TELLING || singles > MOST_SINGLES) return null;
        chunks.push(chunk);
      }
      start = at + 1;
    }
    return chunks;
  };

  /** Whether short words from here on are one word in pieces. */
  const areOne = (chunks: Chunk[], at: number): boolean => {
    let whole = chunks[at]?.letters ?? '';
    for (let next = at + 1; next < Math.min(at + MOST_HALVES, chunks.length); next++) {
      whole += chunks[next]?.letters;
      if (search.isTellingWord(whole)) return true;
      if (!search.isBeginning(whole)) return false;
    }
    return false;
  };

  return (folded, text) => {
    const chunks = chunksOf(folded);
    if (!chunks) return false;
    let before = 0;
    let all = 0;
    for (let at = 0; at < chunks.length; at++) {
      const { is } = chunks[at] as Chunk;
      if (is & PART && before & (PART | INITIAL)) return false;
      if (is & BEGINNING && areOne(chunks, at)) return false;
      before = is;
      all |= is;
    }
    return !(all & CLAIMING && search.hasName(text));
  };
}
