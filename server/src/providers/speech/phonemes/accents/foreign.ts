import { CLEAR_T, MERGED, makeRewrite, type Rules, TAPPED_R } from './rules.ts';

/** Long and short i are one, but within 'my' and 'boy'. */
const ONE_I: Rules = [[/(?<![aɔe])ɪ/g, 'i']];
const PURE_VOWELS: Rules = [
  [/oʊ/g, 'oː'],
  [/eɪ/g, 'eː'],
];

/** A French speaker: s and z for th, no h, one i, pure vowels. */
export const french = makeRewrite([
  ...CLEAR_T,
  ...MERGED,
  [/h/g, ''],
  [/θ/g, 's'],
  [/ð/g, 'z'],
  ...ONE_I,
  ...PURE_VOWELS,
]);

/** A Spanish speaker: tapped r, one i, no z, e before s. */
export const spanish = makeRewrite([
  ...CLEAR_T,
  ...MERGED,
  [/^s(?=[ptkmnlf])/, 'ɛs'],
  [/z/g, 's'],
  ...ONE_I,
  ...PURE_VOWELS,
  ...TAPPED_R,
]);

/** A German speaker: v for w, s for th, no voice at the end of a word. */
export const german = makeRewrite([
  ...CLEAR_T,
  ...MERGED,
  [/w/g, 'v'],
  [/θ/g, 's'],
  [/oʊ/g, 'oː'],
  [/z$/, 's'],
  [/d$/, 't'],
]);

/** A speaker from the East of Europe: v for w, tapped r, one i, narrow vowels. */
export const easternEuropean = makeRewrite([...CLEAR_T, ...MERGED, [/w/g, 'v'], [/oʊ/g, 'oː'], ...ONE_I, ...TAPPED_R]);

/** A Nordic speaker: v for w, y for j, no z, tapped r. */
export const nordic = makeRewrite([...CLEAR_T, ...MERGED, [/w/g, 'v'], [/dʒ/g, 'j'], [/z/g, 's'], ...TAPPED_R]);
