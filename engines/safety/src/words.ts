import { DIGIT_LOOKS } from './confusables.ts';
import type { Known, Vocabulary } from './known-words.ts';
import { type Lexicon, LONGEST_WORD, memo } from './lexicon.ts';
import { foldText, leetReadings } from './normalise.ts';

/** A number that a word may mean, over as many words as it takes. */
export interface NumberReading {
  value: number;
  span: number;
  /** The language of a number in words; digits belong to all. */
  language?: string | undefined;
  /** Read from letters, signs or a sum: counts as an age only where the words around it name one. */
  doubtful?: boolean | undefined;
}

/** One word of a text, with everything it may be read as. */
export interface Word {
  known: Known;
  /** As written first, then with disguises undone. */
  forms: readonly string[];
  sentence: number;
  /** A clause ends behind it. */
  stop: boolean;
  /** No space stands before it. */
  glued: boolean;
  /** The marks right before and behind it. */
  lead: string;
  trail: string;
  digits?: number | undefined;
  ordinal?: boolean | undefined;
  /** The marks show a price, a time, a date or a measure. */
  quantity?: boolean | undefined;
  doubtful?: boolean | undefined;
  numbers: readonly NumberReading[];
}

const ENDS_SENTENCE = /[.!?…]/;
const ENDS_CLAUSE = /[.!?…,;:()"*\-[\]]/;
const MONEY = /[$€£¥₽#§%°]/;
const MARKS = 4;

const isLetter = (character: string) =>
  character < '\x80' ? character >= 'a' && character <= 'z' : /\p{L}/u.test(character);
const isDigit = (character: string) => character >= '0' && character <= '9';

/** The words of one whitespace-separated chunk, cached: the same chunks come again and again. */
interface Chunk {
  words: readonly Word[];
  endsSentence: boolean;
  endsClause: boolean;
}

const NEW_LINE = 0x0a;
const SPACE = 0x20;
const LAST_ASCII = 0x7f;
const NO_NUMBERS: readonly NumberReading[] = [];

const isSpace = (code: number) =>
  code <= LAST_ASCII ? code === SPACE || (code >= 0x09 && code <= 0x0d) : /\s/.test(String.fromCharCode(code));

/** The cached word is shared between texts, and readers change their copy. */
const copyOf = (word: Word, sentence: number): Word => ({
  known: word.known,
  forms: word.forms,
  sentence,
  stop: word.stop,
  glued: word.glued,
  lead: word.lead,
  trail: word.trail,
  digits: word.digits,
  ordinal: word.ordinal,
  quantity: word.quantity,
  doubtful: word.doubtful,
  numbers: word.numbers,
});

/** Reads the words of texts, disguises of single words undone. */
export function wordReader(vocabulary: Vocabulary): (text: string) => Word[] {
  const read = memo((chunk): Chunk => {
    const words = readChunk(chunk, vocabulary);
    const end = words.at(-1);
    return {
      words,
      endsSentence: end !== undefined && ENDS_SENTENCE.test(end.trail),
      endsClause: ENDS_CLAUSE.test(chunk),
    };
  });
  return (text) => {
    const folded = foldText(text);
    const words: Word[] = [];
    let sentence = 0;
    let start = 0;
    for (let at = 0; at <= folded.length; at++) {
      const code = at < folded.length ? folded.charCodeAt(at) : SPACE;
      if (!isSpace(code)) continue;
      if (at > start) {
        const chunk = folded.slice(start, at);
        const { words: own, endsSentence, endsClause } = read(chunk);
        const last = words.at(-1);
        for (const word of own) words.push(copyOf(word, sentence));
        if (own.length === 0 && last) {
          last.trail += chunk.slice(0, MARKS);
          last.stop ||= endsClause;
        }
        if (endsSentence) sentence++;
      }
      start = at + 1;
      if (code !== NEW_LINE) continue;
      const last = words.at(-1);
      if (!last) continue;
      if (!/[:,]/.test(last.trail)) sentence++;
      last.stop = true;
    }
    const end = words.at(-1);
    if (end) end.stop = true;
    return words;
  };
}

interface Piece {
  text: string;
  isNumber: boolean;
  lead: string;
}

/** Cuts a chunk where letters, digits and marks meet. */
function cut(chunk: string): { pieces: Piece[]; trail: string } {
  const pieces: Piece[] = [];
  let lead = '';
  for (const character of chunk) {
    const last = pieces.at(-1);
    const isNumber = isDigit(character);
    if (!isNumber && !isLetter(character)) lead += character;
    else if (last && lead === '' && last.isNumber === isNumber) last.text += character;
    else {
      pieces.push({ text: character, isNumber, lead });
      lead = '';
    }
  }
  return { pieces, trail: lead };
}

const bare = (known: Known, lead: string, trail: string): Word => ({
  known,
  forms: known.forms,
  sentence: 0,
  stop: ENDS_CLAUSE.test(trail),
  glued: false,
  lead,
  trail,
  numbers: NO_NUMBERS,
});

const ORDINARY = /^([a-z]+)([.,!?;:]?)$/;

function readChunk(chunk: string, { lexicon, know }: Vocabulary): Word[] {
  const ordinary = ORDINARY.exec(chunk);
  if (ordinary) return [bare(know(lexicon.forms(ordinary[1] ?? '')), '', ordinary[2] ?? '')];
  const { pieces, trail } = cut(chunk);
  if (pieces.length > 1 || /[@$+|!*]/.test(chunk)) {
    const lead = pieces[0]?.lead ?? '';
    const core = chunk.slice(lead.length, chunk.length - trail.length);
    const whole = undisguise(core, lexicon) ?? (core === chunk ? undefined : undisguise(chunk, lexicon));
    if (whole) return [bare(know(whole), lead, trail)];
    const digits = lookalikeNumber(core);
    if (digits !== undefined) return [{ ...bare(know([core]), lead, trail), digits, doubtful: true }];
  }
  const words: Word[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const next = pieces[at + 1];
    const behind = next ? next.lead : trail;
    const word = piece.isNumber
      ? numberWord(pieces, at, behind, know)
      : bare(know(lexicon.forms(piece.text)), piece.lead, behind);
    word.glued = at > 0;
    if (word.ordinal || /^\d+[.,]\d+$/.test(word.forms[0] ?? '')) {
      at++;
      word.trail = pieces[at + 1]?.lead ?? trail;
      word.stop = ENDS_CLAUSE.test(word.trail);
    }
    // Marks inside a chunk bind: 'year-old', 'f.i.f'; only a comma parts.
    else if (next) word.stop = /[,;()"]/.test(behind);
    words.push(word);
  }
  return words;
}

/** Distinguishes a bare number from a price, a time, a date, a decimal or an ordinal by its marks. */
function numberWord(pieces: Piece[], at: number, behind: string, know: Vocabulary['know']): Word {
  const piece = pieces[at] as Piece;
  const next = pieces[at + 1];
  const previous = pieces[at - 1];
  const word = bare(know([piece.text]), piece.lead, behind);
  word.digits = piece.text.length > 9 ? Number.MAX_SAFE_INTEGER : Number(piece.text);
  if (next && !next.isNumber && next.lead === '' && /^(st|nd|rd|th)$/.test(next.text)) word.ordinal = true;
  if (next?.isNumber && /^[.,]$/.test(next.lead)) {
    word.known = know([`${piece.text}.${next.text}`]);
    word.forms = word.known.forms;
    word.digits = next.text.length === 3 ? word.digits * 1000 : word.digits;
    word.quantity = true;
  }
  const isJoinedTo = (other: Piece | undefined, mark: string) =>
    other?.isNumber && (/[:/'.,]/.test(mark) || (mark.includes('-') && other.text.length > 2));
  if (isJoinedTo(previous, piece.lead) || isJoinedTo(next, behind)) word.quantity = true;
  if (MONEY.test(piece.lead) || /^[$€£¥₽%°'′″]/.test(behind)) word.quantity = true;
  return word;
}

/** The known words that a chunk of mixed characters stands for, if any. */
function undisguise(chunk: string, lexicon: Lexicon): string[] | undefined {
  if (chunk.length > LONGEST_WORD || chunk.length < 3 || !/[a-z\u0370-\u04ff]/.test(chunk)) return undefined;
  const teen = /^([3-9])teen$/.exec(chunk)?.[1];
  if (teen) return [`${['thir', 'four', 'fif', 'six', 'seven', 'eigh', 'nine'][Number(teen) - 3]}teen`];
  const unit = /^\d+(\p{L}+)$/u.exec(chunk)?.[1];
  if (unit && (lexicon.has(unit) || /^(st|nd|rd|th)$/.test(unit))) return undefined;
  if (/^[a-z]+\*+[a-z]+$/.test(chunk)) {
    const found = lexicon.unstar(chunk);
    if (found.length > 0) return [...found];
  }
  if (!/[0-9@$+|!€£¢¥]/.test(chunk)) return undefined;
  const found = leetReadings(chunk).flatMap((form) => knownForms(form, lexicon));
  return found.length > 0 ? found : undefined;
}

const knownForms = (form: string, lexicon: Lexicon) =>
  form.length < 3 ? [] : lexicon.has(form) ? [form] : form.length < 5 ? [] : lexicon.unsqueeze(form);

/** The number from 10 to 17 that two characters look like: 'l5' for 15. */
function lookalikeNumber(core: string): number | undefined {
  if (core.length !== 2 || !/\d/.test(core)) return undefined;
  const value = Number([...core].map((character) => DIGIT_LOOKS.get(character) ?? character).join(''));
  return value >= 10 && value <= 17 ? value : undefined;
}
