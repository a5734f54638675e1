/** A stop between words, as a mark. */
export type Pause = ',' | ';' | ':' | '…' | '.' | '!' | '?';

/** Strongest first: a run of marks makes only one pause. */
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

/** Whether a spoken piece is a pause. */
export function isPause(piece: string): piece is Pause {
  return /^[,;:….!?]$/.test(piece);
}

const STRENGTH = ',:;….!?';

/** Of two pauses in a row, the stronger one. */
export function strongerPause(one: Pause, other: Pause): Pause {
  return STRENGTH.indexOf(other) > STRENGTH.indexOf(one) ? other : one;
}
