import { CLEAR_T, MERGED, makeRewrite, PURE_VOWELS, type Rules, TAPPED_R } from './rules.ts';

/** Long and short i are one, but for those within 'my', 'boy' and 'day'. */
const ONE_I: Rules = [[/(?<![aɔe])ɪ/g, 'i']];

/** A French speaker: s and z for th, pure vowels, a soft j. */
export const french = makeRewrite([...CLEAR_T, ...MERGED, [/θ/g, 's'], [/ð/g, 'z'], [/dʒ/g, 'ʒ'], ...PURE_VOWELS]);

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

/** A speaker from the East of Europe: hard th, tapped r, a dark o, no voice at the end of a word. */
export const easternEuropean = makeRewrite([
  ...CLEAR_T,
  ...MERGED,
  [/θ/g, 't'],
  [/ð/g, 'd'],
  [/oʊ/g, 'oː'],
  [/z$/, 's'],
  [/d$/, 't'],
  ...TAPPED_R,
]);

/** A Nordic speaker: v for w, y for j, no z, tapped r. */
export const nordic = makeRewrite([...CLEAR_T, ...MERGED, [/w/g, 'v'], [/dʒ/g, 'j'], [/z/g, 's'], ...TAPPED_R]);
