import { ownsFullStop } from './normalise/abbreviations.ts';
import { foldLetters, hasLatinLetter, tidy } from './normalise/fold.ts';
import { isPause, strongerPause } from './normalise/pauses.ts';
import { readCore } from './normalise/read-core.ts';
import type { Place } from './normalise/reading.ts';
import { type Token, tokensOf } from './normalise/tokens.ts';

/** A spoken word or a pause. */
export interface SpokenPiece {
  /** A small word with its apostrophes, letters that are spelled ('f.b.i.'), the start of a stammer ('b-'), or a mark. */
  say: string;
  /** The index of the written word it belongs to, -1 for none. */
  written: number;
  /** The written word begins with a capital. */
  capital: boolean;
}

/** Whether most words are in capitals, so that capitals do not mark acronyms. */
function isShouted(tokens: Token[]): boolean {
  const words = tokens.map(({ core }) => core).filter((core) => /\p{L}{2}/u.test(core));
  const capital = words.filter((word) => word === word.toUpperCase()).length;
  return words.length > 1 && capital / words.length > 0.7;
}

function placeOf(tokens: Token[], index: number, shouted: boolean): Place {
  const token = tokens[index];
  const isParted = (left: number) => tokens[left]?.closes !== null || tokens[left + 1]?.opens !== null;
  return {
    core: token?.core ?? '',
    dotted: token?.dotted ?? false,
    shouted,
    at(steps) {
      const [from, to] = steps < 0 ? [index + steps, index] : [index, index + steps];
      for (let left = from; left < to; left++) if (isParted(left)) return '';
      return tokens[index + steps]?.core ?? '';
    },
  };
}

/** Turns a written text into spoken words and pauses, each with the written word it comes from. */
export function normalise(text: string): SpokenPiece[] {
  const tokens = tokensOf(text);
  for (const [n, token] of tokens.entries()) {
    if (token.dotted && ownsFullStop(token.core, tokens[n + 1]?.core ?? '')) token.closes = token.closesDotted;
  }
  const shouted = isShouted(tokens);
  const pieces: SpokenPiece[] = [];
  const add = (say: string, written: number, capital = false) => {
    const last = pieces.at(-1);
    if (!isPause(say)) pieces.push({ say, written, capital });
    else if (last && isPause(last.say)) last.say = strongerPause(last.say, say);
    else if (last) pieces.push({ say, written: -1, capital: false });
  };
  for (const [n, { core, opens, closes, written }] of tokens.entries()) {
    if (opens) add(opens, -1);
    if (core) for (const say of readCore(placeOf(tokens, n, shouted))) add(say, written, /^\p{Lu}/u.test(core));
    if (closes) add(closes, -1);
  }
  // Nothing was readable (an emoticon alone, or unknown letters): one letter is read instead of silence.
  const isEmpty = !pieces.some(({ say }) => !isPause(say));
  const letters = isEmpty && hasLatinLetter(tidy(text)) ? foldLetters(tidy(text)).replace(/[^a-z]/g, '') : '';
  return letters ? [{ say: `${letters[0]}.`, written: 0, capital: false }] : pieces;
}
