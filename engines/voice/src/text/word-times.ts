import type { WordTime } from '@sirenade/server/ports/speech';

/** Durations in units of one letter: a constant for each word, and a pause for each punctuation mark. */
const PER_WORD = 1.5;
const PAUSES: [RegExp, number][] = [
  [/[.!?…。！？]["'”’)\]»]*$/, 5],
  [/[,;:–—，、]["'”’)\]»]*$/, 3],
];

const round = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** Estimates the time of each word from its number of letters. */
export function estimateWordTimes(text: string, seconds: number): WordTime[] {
  const words = (text.match(/\S+/g) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const lengths = words.map((word, n) => ({
    spoken: (word.match(/[\p{L}\p{N}]/gu) ?? []).length + PER_WORD,
    pause: n < words.length - 1 ? (PAUSES.find(([mark]) => mark.test(word))?.[1] ?? 0) : 0,
  }));
  const letter = seconds / lengths.reduce((sum, { spoken, pause }) => sum + spoken + pause, 0);
  let at = 0;
  return words.map((word, n) => {
    const { spoken = 0, pause = 0 } = lengths[n] ?? {};
    const start = at * letter;
    at += spoken + pause;
    return { word, start: round(start), end: round((at - pause) * letter) };
  });
}
