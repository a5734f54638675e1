import { memo, pairMemo } from './lexicon.ts';

/** The questions that the cue search answers about one chunk (the text between two spaces) of a folded text. */
export interface ChunkSearch {
  /** Whether the chunk has a cue, or is the prefix of one. */
  mayBeCue(chunk: string): boolean;
  /** Whether next to a name it claims that a person is real. */
  isClaiming(chunk: string): boolean;
  /** Whether the chunk alone looks disguised. */
  isDisguised(chunk: string): boolean;
  /** Whether it has a part of a listed name. */
  hasPart(chunk: string): boolean;
  /** Whether a text that is not folded, with its capitals, has a name in it. */
  hasName(text: string): boolean;
  lettersOf(chunk: string): string;
  /** Whether a known word of more letters begins so. */
  isBeginning(letters: string): boolean;
  /** Whether the joined letters of several chunks are a cue word. */
  isCueWord(letters: string): boolean;
}

const CUE = 1;
const CLAIMING = 2;
const PART = 4;
const INITIAL = 8;
const BEGINNING = 16;
/** SINGLE: has a letter or digit that stands alone. MARKS: has no letter and no digit. */
const SINGLE = 32;
const MARKS = 64;

interface Chunk {
  id: number;
  flags: number;
  letters: string;
}

/** The end of a text that passed: the state that, together with the next words, could still form a cue. */
export interface Unflagged {
  /** The last three whole chunks, as many as can be one word with the next; the last of them last. */
  third: Chunk | null;
  second: Chunk | null;
  last: Chunk | null;
  /** The last chunk, still unfinished. */
  open: string;
  /** Counts up to the end: chunks in a row with single letters, and characters in a row that are no letter or digit. */
  singles: number;
  gap: number;
}

/** A fast filter before the cue search: it may flag a clear text, but never passes one that has a cue. */
export interface CueGate {
  hasNone(folded: string, text: string): boolean;
  /** The end state of a text that passes; null if the text and its continuation have to be searched. */
  endOf(text: string): Unflagged | null;
  /** Checks only the new piece after a text that passed. False, with the end unchanged, if it has to be searched. */
  advance(end: Unflagged, piece: string): boolean;
}

/** How many pieces a word may be in. */
export const MOST_HALVES = 4;
/** More single letters in a row than this may spell a word, and a longer gap may be a disguise. */
const MOST_SINGLES = 3;
const LONGEST_GAP = 11;
const SPACE = 0x20;
const LAST_ASCII = 0x7f;
const SINGLES = /(?<![a-z\d'])[a-z\d](?![a-z\d])/g;

const isLetterOrDigit = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
const isSpace = (code: number) => code === SPACE || (code >= 0x09 && code <= 0x0d);

/**
 * Passes most texts in Latin letters without a search: each chunk is analysed once and cached as bit flags, so that a text
 * costs one lookup per chunk. A text that does not pass has to be searched.
 */
export function cueGate(search: ChunkSearch): CueGate {
  let lastId = 0;
  const look = memo((chunk): Chunk => {
    const letters = search.lettersOf(chunk);
    const singles = chunk.match(SINGLES)?.length ?? 0;
    let flags = 0;
    if (search.mayBeCue(chunk) || search.isDisguised(chunk) || singles > 1) flags |= CUE;
    if (search.isClaiming(chunk)) flags |= CLAIMING;
    if (search.hasPart(chunk)) flags |= PART;
    if (letters.length === 1) flags |= INITIAL;
    if (search.isBeginning(letters)) flags |= BEGINNING;
    if (singles > 0) flags |= SINGLE;
    if (!/[a-z\d]/.test(chunk)) flags |= MARKS;
    return { id: ++lastId, flags, letters };
  });

  /** The chunks of a text; null if a chunk, a gap or a character that is not ASCII makes a search necessary. */
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
        if (chunk.flags & SINGLE) singles++;
        else if (!(chunk.flags & MARKS)) singles = 0;
        if (chunk.flags & CUE || singles > MOST_SINGLES) return null;
        chunks.push(chunk);
      }
      start = at + 1;
    }
    return chunks;
  };

  /** Whether the chunks from here on spell a cue word in pieces. */
  const areOne = (chunks: Chunk[], at: number): boolean => {
    let whole = chunks[at]?.letters ?? '';
    for (let next = at + 1; next < Math.min(at + MOST_HALVES, chunks.length); next++) {
      whole += chunks[next]?.letters;
      if (search.isCueWord(whole)) return true;
      if (!search.isBeginning(whole)) return false;
    }
    return false;
  };

  /** Whether two chunks together are a cue word, or the beginning of a known one; cached by their ids. */
  const joined = pairMemo((first: Chunk, second) => {
    const whole = first.letters + (second?.letters ?? '');
    return search.isCueWord(whole) ? CUE : search.isBeginning(whole) ? BEGINNING : 0;
  });
  /** Whether the first chunk, joined with up to three that follow it, is a cue word. */
  const areOneWord = (first: Chunk | null, second: Chunk, third: Chunk | null, fourth: Chunk | null): boolean => {
    if (!first || !(first.flags & BEGINNING)) return false;
    const two = joined(first, second);
    if (two !== BEGINNING || !third) return two === CUE;
    const whole = first.letters + second.letters + third.letters;
    if (search.isCueWord(whole)) return true;
    return fourth !== null && search.isBeginning(whole) && search.isCueWord(whole + fourth.letters);
  };

  /** Whether the next chunk neither is a cue nor forms a cue word or a name with those before it. */
  const mayFollow = (third: Chunk | null, second: Chunk | null, last: Chunk | null, next: Chunk): boolean => {
    if (next.flags & (CUE | CLAIMING)) return false;
    if (!last) return true;
    if (next.flags & PART && last.flags & (PART | INITIAL)) return false;
    if (areOneWord(last, next, null, null)) return false;
    if (!second) return true;
    return !areOneWord(second, last, next, null) && !(third && areOneWord(third, second, last, next));
  };
  const singlesAfter = (singles: number, { flags }: Chunk) =>
    flags & SINGLE ? singles + 1 : flags & MARKS ? singles : 0;

  const advance = (end: Unflagged, piece: string): boolean => {
    // Runs with every streamed piece, so it allocates no state; the end is written back only if the whole piece passed.
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
        // The last chunk may be unfinished, so it stays open and is checked again with the next piece.
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
      const { flags } = chunks[at] as Chunk;
      if (flags & PART && before & (PART | INITIAL)) return false;
      if (flags & BEGINNING && areOne(chunks, at)) return false;
      before = flags;
      all |= flags;
    }
    return !(all & CLAIMING && search.hasName(text));
  };

  const endOf = (text: string): Unflagged | null => {
    const end: Unflagged = { third: null, second: null, last: null, open: '', singles: 0, gap: 0 };
    return advance(end, text) ? end : null;
  };
  return { hasNone, advance, endOf };
}
