import { describe, expect, it } from 'vitest';
import { estimateWordTimes } from './word-times.ts';

describe('guessed word times', () => {
  const words = estimateWordTimes('Well, hello there — extraordinary sailor.', 3);

  it('cover the words in order, from the beginning to the end', () => {
    expect(words.map(({ word }) => word)).toEqual(['Well,', 'hello', 'there', 'extraordinary', 'sailor.']);
    expect(words[0]?.start).toBe(0);
    expect(words.at(-1)?.end).toBe(3);
    for (const [n, { start, end }] of words.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(words[n - 1]?.end ?? 0);
    }
  });

  it('are longer for longer words, with a pause after a comma', () => {
    const [well, hello, , extraordinary] = words;
    const length = (word: typeof well) => (word ? word.end - word.start : 0);
    expect(length(extraordinary)).toBeGreaterThan(2 * length(hello));
    expect(hello?.start).toBeGreaterThan(well?.end ?? 0);
  });

  it('are none for a text without words', () => {
    expect(estimateWordTimes('… — !', 1)).toEqual([]);
    expect(estimateWordTimes('', 1)).toEqual([]);
  });
});
