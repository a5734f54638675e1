import { memo, pairMemo } from './lexicon.ts';

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
  id: number;
  is: number;
  letters: string;
}

/** The end of a text that passed: what the next words could make something of. */
export interface Unflagged {
  /** The last three whole chunks, as many as can be one word with the next; the last of them last. */
  third: Chunk | null;
  second: Chunk | null;
  last: Chunk | null;
  /** The beginning of a chunk that may go on. */
  open: string;
  /** Chunks with single letters in a row, and signs that are no letters or digits. */
  singles: number;
  gap: number;
}

/** Tells of texts whether they have no cue for certain. */
export interface CueGate {
  hasNone(folded: string, text: string): boolean;
  /** The end of a text that has none; null where what follows it has to be searched too. */
  endOf(text: string): Unflagged | null;
  /** Goes on after a text that passed: only what is new is looked at. False, and the end as it was, where that is searched. */
  advance(end: Unflagged, piece: string): boolean;
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
export function cueGate(search: ChunkSearch): CueGate {
  let lastId = 0;
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
    return { id: ++lastId, is, letters };
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

  /** What two chunks are together. */
  const joined = pairMemo((first: Chunk, second) => {
    const whole = first.letters + (second?.letters ?? '');
    return search.isTellingWord(whole) ? TELLING : search.isBeginning(whole) ? BEGINNING : 0;
  });
  /** Whether this chunk with the one after it, and more, is a word in pieces. */
  const areOneWord = (first: Chunk | null, second: Chunk, third: Chunk | null, fourth: Chunk | null): boolean => {
    if (!first || !(first.is & BEGINNING)) return false;
    const two = joined(first, second);
    if (two !== BEGINNING || !third) return two === TELLING;
    const whole = first.letters + second.letters + third.letters;
    if (search.isTellingWord(whole)) return true;
    return fourth !== null && search.isBeginning(whole) && search.isTellingWord(whole + fourth.letters);
  };

  /** Whether a chunk may follow others: not with one of them is it a word in pieces, nor a name. */
  const mayFollow = (third: Chunk | null, second: Chunk | null, last: Chunk | null, next: Chunk): boolean => {
    if (next.is & (TELLING | CLAIMING)) return false;
    if (!last) return true;
    if (next.is & PART && last.is & (PART | INITIAL)) return false;
    if (areOneWord(last, next, null, null)) return false;
    if (!second) return true;
    return !areOneWord(second, last, next, null) && !(third && areOneWord(third, second, last, next));
  };
  const singlesAfter = (singles: number, { is }: Chunk) => (is & SINGLE ? singles + 1 : is & MARKS ? singles : 0);

  const advance = (end: Unflagged, piece: string): boolean => {
    // Nothing is made for it, and the end is as it was unless all of the piece passed: it is asked with every piece.
    let { third, second, last, open, singles, gap } = end;
    const text = piece.toLowerCase();
    let start = 0;
    for (let at = 0; at <= text.length; at++) {
      const isEnd = at === text.length;
      const code = isEnd ? SPACE : text.charCodeAt(at);
      if (!isEnd) gap = isLetterOrDigit(code) ? 0 : gap + 1;
      if (gap > LONGEST_GAP || code > LAST_ASCII) return false;
      if (!isSpace(code)) continue;
      if (at > start || open !== '') {
        const written = open + text.slice(start, at);
        const chunk = look(written);
        const count = singlesAfter(singles, chunk);
        if (count > MOST_SINGLES || !mayFollow(third, second, last, chunk)) return false;
        // The last one may go on, and then be another.
        open = written;
        if (isEnd) break;
        third = second;
        second = last;
        last = chunk;
        singles = count;
      }
      open = '';
      start = at + 1;
    }
    end.third = third;
    end.second = second;
    end.last = last;
    end.open = open;
    end.singles = singles;
    end.gap = gap;
    return true;
  };

  const hasNone = (folded: string, text: string): boolean => {
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

  const endOf = (text: string): Unflagged | null => {
    const end: Unflagged = { third: null, second: null, last: null, open: '', singles: 0, gap: 0 };
    return advance(end, text) ? end : null;
  };
  return { hasNone, advance, endOf };
}
