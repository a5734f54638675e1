import type { SpokenWord } from '@sirenade/contract/reply-stream';

/** The words and the length of a piece of speech, without its sound. */
export interface TimedPiece {
  seconds: number;
  words: SpokenWord[];
}

/** From a second of its piece on, the text is shown up to a place. */
export interface SpokenPlace {
  at: number;
  to: number;
}

export interface PlacedPiece {
  places: SpokenPlace[];
  /** Where the next piece begins. */
  next: number;
}

/** A spoken word of the text: the positions of its start, and after its end. */
interface Written {
  from: number;
  to: number;
  plain: string;
}

const ACTION = /\*(?=\S)[^*\n]*\*?/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
const LINK_TARGET = /(?<=\])\([^()\s]*\)/g;
const SENTENCE_END = /[.!?…]["'”’»)\]]*(?=\s|$)|[。！？\n]/g;
/** At most so many words of the text are skipped to find a spoken one. */
const LOOK_AHEAD = 12;

const blank = (text: string) => ' '.repeat(text.length);
const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text);
const plainOf = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The text with unspoken parts (actions, addresses) replaced by blanks of the same length. */
export function withoutUnspoken(text: string): string {
  return text.replaceAll('**', '__').replace(ACTION, blank).replace(LINK_TARGET, blank).replace(ADDRESS, blank);
}

/** In scripts without spaces, every character is a word. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}][^\s\p{L}\p{N}]*|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])\S)+/gu;

function writtenWords(spoken: string, from: number): Written[] {
  return [...spoken.matchAll(WORD)]
    .filter(([word]) => isSpoken(word))
    .map(({ 0: word, index }) => ({ from: from + index, to: from + index + word.length, plain: plainOf(word) }));
}

/** The similarity of a written and a spoken word. */
function likeness(written: string, spoken: string): number {
  if (written === spoken) return 3;
  if (spoken === '' || written === '') return -1;
  // A word may be spoken in parts ('well', 'known'), or two as one.
  return written.startsWith(spoken) ||
    written.endsWith(spoken) ||
    spoken.startsWith(written) ||
    spoken.endsWith(written)
    ? 1.5
    : -1;
}

/** For each spoken word the index of its written one, or -1; the best alignment in order. */
function match(written: Written[], spoken: string[]): number[] {
  const SKIP = -0.4;
  const width = written.length + 1;
  const best = new Float64Array((spoken.length + 1) * width);
  const cell = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let column = 1; column < width; column++) best[column] = column * SKIP;
  for (let row = 1; row <= spoken.length; row++) {
    best[row * width] = row * SKIP;
    for (let column = 1; column < width; column++) {
      const alike = likeness(written[column - 1]?.plain ?? '', spoken[row - 1] ?? '');
      const pair = alike > 0 ? cell(row - 1, column - 1) + alike : Number.NEGATIVE_INFINITY;
      best[row * width + column] = Math.max(pair, cell(row - 1, column) + SKIP, cell(row, column - 1) + SKIP);
    }
  }
  // Text after the last spoken word costs nothing: it belongs to the next piece.
  let column = 0;
  for (let other = 1; other < width; other++)
    if (cell(spoken.length, other) > cell(spoken.length, column)) column = other;
  const found = spoken.map(() => -1);
  for (let row = spoken.length; row > 0 && column > 0; ) {
    if (cell(row, column) === cell(row - 1, column) + SKIP) row--;
    else if (cell(row, column) === cell(row, column - 1) + SKIP) column--;
    else {
      row--;
      column--;
      found[row] = column;
    }
  }
  return found;
}

/** Spoken words without a written one share the text between their neighbours. */
function fillGaps(found: number[], written: Written[], text: string): number[] {
  const filled = [...found];
  for (let start = 0; start < filled.length; start++) {
    if (filled[start] !== -1) continue;
    let stop = start;
    while (stop < filled.length && filled[stop] === -1) stop++;
    const before = start === 0 ? -1 : (filled[start - 1] ?? -1);
    const count = stop - start;
    const after = stop < filled.length ? (filled[stop] ?? 0) : endOfSentence(before + 1, count, written, text);
    const between = after - before - 1;
    for (let n = 0; n < count; n++) filled[start + n] = before + Math.ceil(((n + 1) * between) / count);
    start = stop;
  }
  return filled;
}

/** The position after the last word of the sentence, as far as so many spoken words can reach. */
function endOfSentence(first: number, count: number, written: Written[], text: string): number {
  for (let n = first; n < Math.min(first + count, written.length); n++) {
    if (/[.!?…。！？]["'”’»)\]]*$/.test(text.slice(written[n]?.from, written[n]?.to))) return n + 1;
  }
  return Math.min(first + 1, written.length);
}

/** The positions of a piece's words in the text, from a position on. */
function placeWords(text: string, from: number, words: SpokenWord[]): PlacedPiece {
  const spoken = withoutUnspoken(text.slice(from));
  const written = writtenWords(spoken, from).slice(0, words.length * 2 + LOOK_AHEAD);
  const found = match(
    written,
    words.map(({ word }) => plainOf(word)),
  );
  const filled = fillGaps(found, written, text);
  const behind = (n: number) =>
    n < 0 ? from : endBefore(text, written[n + 1]?.from ?? nextWord(spoken, written, from));
  const last = filled.at(-1) ?? -1;
  return {
    places: words.map(({ start }, n) => ({ at: start, to: behind(filled[n] ?? -1) })),
    next: last < 0 ? from : (written[last]?.to ?? from),
  };
}

/** The start of the first word after those matched, or the end of the text. */
function nextWord(spoken: string, written: Written[], from: number): number {
  const behind = (written.at(-1)?.to ?? from) - from;
  const rest = spoken.slice(behind).search(/\S*[\p{L}\p{N}]/u);
  return rest < 0 ? from + spoken.length : from + behind + rest;
}

/** A place without the white space before it. */
function endBefore(text: string, place: number): number {
  let end = place;
  while (end > 0 && /\s/.test(text[end - 1] ?? '')) end--;
  return end;
}

/** Without word times: the next sentence, character by character over its duration. */
function placeSentence(text: string, from: number, seconds: number): PlacedPiece {
  const spoken = withoutUnspoken(text.slice(from));
  let length = spoken.length;
  for (const end of spoken.matchAll(SENTENCE_END)) {
    if (!isSpoken(spoken.slice(0, end.index))) continue;
    length = end.index + end[0].length;
    break;
  }
  const places = Array.from({ length }, (_, n) => ({ at: (seconds * n) / length, to: from + n + 1 }));
  return { places, next: from + length };
}

/** So many words are aligned at once: the work grows with their square. */
const BLOCK = 100;

/** Aligns the words of a piece of speech with the text, from the end of the piece before it. */
export function placePiece(text: string, from: number, { words, seconds }: TimedPiece): PlacedPiece {
  if (words.length === 0) return placeSentence(text, from, seconds);
  const piece: PlacedPiece = { places: [], next: from };
  for (let first = 0; first < words.length; first += BLOCK) {
    const { places, next } = placeWords(text, piece.next, words.slice(first, first + BLOCK));
    piece.places.push(...places);
    piece.next = next;
  }
  return piece;
}
