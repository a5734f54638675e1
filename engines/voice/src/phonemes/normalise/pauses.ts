/** A stop between words, as a mark. */
export type Pause = ',' | ';' | ':' | '…' | '.' | '!' | '?';

/** From the strongest on: of several marks together one is heard. */
const MARKS: [RegExp, Pause][] = [
  [/\?|؟/, '?'],
  [/!/, '!'],
  [/\.{2,}/, '…'],
  [/\./, '.'],
  [/;/, ';'],
  [/:/, ':'],
  [/[,—–()[\]{}]|-{2,}|^-+$/, ','],
];

/** The pause that a run of marks makes, if it makes one. */
export function pauseOf(marks: string): Pause | null {
  return MARKS.find(([pattern]) => pattern.test(marks))?.[1] ?? null;
}

/** Says whether a spoken piece is a pause. */
export function isPause(piece: string): piece is Pause {
  return /^[,;:….!?]$/.test(piece);
}

const STRENGTH = ',:;….!?';

/** Of two pauses in a row, the one that is heard. */
export function strongerPause(one: Pause, other: Pause): Pause {
  return STRENGTH.indexOf(other) > STRENGTH.indexOf(one) ? other : one;
}
