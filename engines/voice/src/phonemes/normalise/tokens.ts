import { isElided, isElision } from './elisions.ts';
import { tidy } from './fold.ts';
import { type Pause, pauseOf } from './pauses.ts';

/** What stands between two spaces: a core that is read, and the marks around it. */
export interface Token {
  /** Its number among the written words; -1 for a lone sign, which is none. */
  written: number;
  core: string;
  opens: Pause | null;
  closes: Pause | null;
  /** A full stop stands right after the core. */
  dotted: boolean;
  /** The pause that is left where that full stop belongs to the core. */
  closesDotted: Pause | null;
}

/** Letters, digits and the signs that are said. */
const MEANT = /[\p{L}\p{M}\p{N}$£€¥₹¢#@+&%°=~×÷§²³¼-¾⅐-⅞]/u;
/** Signs that are said only before something, never after. */
const LEADING = /[#@=&~$£]/;

/** Faces made of signs, which nobody says. */
const EMOTICON = /^(?:[:;=][-'^o]?[DPpOo03SsXx)(]+|<3+|[oO]_[oO]|[xX][dD]+)[.!?]*$/;
/** A longer run without a space is no word. */
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

/** Cuts a text at its spaces and parts each piece from the marks around it. */
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
