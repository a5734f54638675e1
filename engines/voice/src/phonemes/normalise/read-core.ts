import { isKnownWord } from '../pronounce/dictionary.ts';
import { readAbbreviation } from './abbreviations.ts';
import { readAcronym } from './acronyms.ts';
import { readAddress, spellOut } from './addresses.ts';
import { readChatWord } from './chat-words.ts';
import { readDate } from './dates.ts';
import { foldLetters } from './fold.ts';
import { readFraction, readRange } from './fractions.ts';
import { readMoney } from './money.ts';
import { sayDigits } from './number-words.ts';
import { readNumber } from './numbers.ts';
import { type Pause, pauseOf } from './pauses.ts';
import type { Place, Reader } from './reading.ts';
import { readRoman } from './roman.ts';
import { saySign } from './signs.ts';
import { readStretched } from './stretched.ts';
import { readTime } from './times.ts';
import { readMeasure } from './units.ts';

const READERS: Reader[] = [
  readAddress,
  readDate,
  readTime,
  readMoney,
  readMeasure,
  readFraction,
  readNumber,
  readRange,
  readRoman,
  readAbbreviation,
  ({ core }) => readChatWord(core),
  readAcronym,
];
/** Marks that split a word, such as dashes and dots without spaces. */
const INNER_MARKS = /(\.{2,}|[—–!?,;:()[\]{}"<>|\\]+|-{2,}|(?<=\p{Ll})\.(?=\p{Lu}))/u;
const PIECES = /[\p{L}\p{M}']+|\d[\d.,]*\d|\d|[^\p{L}\p{M}\d']/gu;
/** A longer run of letters is no word; only its beginning is read. */
const LONGEST_WORD = 45;

/** A plain word: its Latin letters and apostrophes, small. */
function readWord(written: string): string[] {
  const letters = written
    .toLowerCase()
    .replace(/[^\p{Script=Latin}\p{M}']/gu, '')
    .replace(/^'+(?='|$)|'+$/g, (marks) => marks.slice(0, 1));
  const word = [...letters].slice(0, LONGEST_WORD).join('');
  if (!/[a-z]/.test(foldLetters(word))) return [];
  const camel = /^\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}+)+$|^\p{Ll}+\p{Lu}{2,}$/u.test(written);
  if (camel && !isKnownWord(foldLetters(word))) {
    return written.split(/(?<=\p{Ll})(?=\p{Lu})/u).flatMap((part) => (part === written ? [] : readAlone(part)));
  }
  return readStretched(foldLetters(word))?.split(' ') ?? [word];
}

/** Letters, numbers and signs without a space between: 'MP3', 'R&B', 'either/or'. */
function readMixed(text: string): string[] {
  const pieces = text.match(PIECES) ?? [];
  if (pieces.length <= 1 && /^[\p{L}\p{M}']/u.test(text)) return readWord(text);
  return pieces.flatMap((piece, n) => {
    if (/^[a-z]$/i.test(piece)) return [`${piece.toLowerCase()}.`];
    const isNamed = pieces[n + 1] === '&' || pieces[n - 1] === '&';
    if (isNamed && /^[A-Z]{2,3}$/.test(piece)) return [spellOut(piece)];
    if (/^\d/.test(piece) && pieces.length === 1) return sayDigits(piece.replace(/\D/g, '')).split(' ');
    if (/^[\p{L}\p{M}\d']/u.test(piece)) return readAlone(piece);
    const spoken = saySign(piece, pieces[n - 1] ?? '', pieces[n + 1] ?? '');
    return spoken ? spoken.split(' ') : [];
  });
}

/** Reads parts joined by hyphens; a part that is a prefix of the next is a stammer. */
function readHyphens(parts: string[]): string[] {
  return parts.flatMap((part, n) => {
    const [small, next] = [part.toLowerCase(), (parts[n + 1] ?? '').toLowerCase()];
    if (small === 'i' && next.startsWith('i')) return ['i', ','];
    if (/^(?:[^aeiou\W\d]{1,3}|[aeo])$/.test(small) && next.startsWith(small)) return [`${small}-`];
    if (/^[A-HJ-Z]$/.test(part)) return [`${small}.`];
    return readAlone(part);
  });
}

/** Reads a word with the first reader that accepts it; null if none does. */
function readAsKind(place: Place): string[] | null {
  for (const reader of READERS) {
    const spoken = reader(place);
    if (spoken !== null) return spoken.split(' ').filter((word) => word !== '');
  }
  return null;
}

function readPlain(core: string): string[] {
  const parts = core.split('-').filter((part) => part !== '');
  if (parts.length <= 1) return readMixed(core);
  return isKnownWord(core.toLowerCase()) ? [core.toLowerCase()] : readHyphens(parts);
}

/** Reads a part of a written word, without neighbours. */
function readAlone(core: string): string[] {
  return readAsKind({ core, dotted: false, shouted: false, at: () => '' }) ?? readPlain(core);
}

/** The spoken words and pauses of a written word. */
export function readCore(place: Place): (string | Pause)[] {
  const spoken = readAsKind(place);
  if (spoken) return spoken;
  const parts = place.core.split(INNER_MARKS);
  if (parts.length === 1) return readPlain(place.core);
  return parts.flatMap((part, n) => {
    if (n % 2 === 0) return part === '' ? [] : readAlone(part);
    return pauseOf(part) ?? [];
  });
}
