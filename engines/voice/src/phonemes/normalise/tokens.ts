import { isElided, isElision } from './elisions.ts';
import { tidy } from './fold.ts';
import { type Pause, pauseOf } from './pauses.ts';

/** A whitespace-separated token: its core, which is read, and the pauses of the marks around it. */
export interface Token {
  /** Its index among the written words; -1 for a lone sign, which is not a word. */
  written: number;
  core: string;
  opens: Pause | null;
  closes: Pause | null;
  /** A full stop stands right after the core. */
  dotted: boolean;
  /** The pause after the core if that full stop belongs to the core (an abbreviation). */
  closesDotted: Pause | null;
}

/** Letters, digits and the signs that are read aloud. */
const MEANT = /[\p{L}\p{M}\p{N}$£€¥₹¢#@+&%°=~×÷§²³¼-¾⅐-⅞]/u;
/** Signs that are read only in front of a word or number, never behind it. */
const LEADING = /[#@=&~$£]/;

/** Emoticons, which are not read aloud. */
const EMOTICON = /^(?:[:;=][-'^o]?[DPpOo03SsXx)(]+|<3+|[oO]_[oO]|[xX][dD]+)[.!?]*$/;
/** A token is cut at this length: a longer run without a space is no word. */
const LONGEST = 400;

function startOf(text: string): number {
  let start = 0;
  while (start < text.length && !MEANT.test(text[start] ?? '')) start++;
  const before = text[start - 1] ?? '';
  const rest = text.slice(start, start + 12);
  if (before === "'" && isElision(rest)) return start - 1;
  return /[-.]/.test(before) && /^[$£€]?\d/.test(rest) && (before !== '.' || text[start - 2] !== '.')
    ? start - 1
    : start;
}

function endOf(text: string, start: number): number {
  let end = text.length;
  while (end > start && (!MEANT.test(text[end - 1] ?? '') || (end - start > 1 && LEADING.test(text[end - 1] ?? ''))))
    end--;
  return text[end] === "'" && isElided(text.slice(Math.max(start, end - 12), end)) ? end + 1 : end;
}

/** Splits a text at its spaces and separates each core from the marks around it. */
export function tokensOf(text: string): Token[] {
  let written = -1;
  return (text.match(/\S+/g) ?? []).map((raw) => {
    const isWord = /[\p{L}\p{N}]/u.test(raw);
    if (isWord) written++;
    const whole = EMOTICON.test(raw) ? '' : tidy(raw.slice(0, LONGEST));
    const start = startOf(whole);
    const end = endOf(whole, start);
    const marks = whole.slice(end);
    return {
      written: isWord ? written : -1,
      core: whole.slice(start, end),
      opens: pauseOf(whole.slice(0, start)),
      closes: pauseOf(marks),
      dotted: /^\.(?!\.)/.test(marks),
      closesDotted: pauseOf(marks.slice(1)),
    };
  });
}
