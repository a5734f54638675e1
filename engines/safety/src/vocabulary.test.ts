import { describe, expect, it } from 'vitest';
import { languages } from './languages/all.ts';
import { LONGEST_WORD, memo, pairMemo } from './lexicon.ts';
import { readerOf } from './reading.ts';

describe('the cached result for a word', () => {
  it('is computed once; for longer strings it is never cached, so that no texts stay in memory', () => {
    const asked: number[] = [];
    const lengthOf = memo((word) => asked.push(word.length) && word.length);
    const [word, text] = ['a'.repeat(LONGEST_WORD), 'a'.repeat(LONGEST_WORD + 1)];
    for (const each of [word, text, word, text]) expect(lengthOf(each)).toBe(each.length);
    expect(asked).toEqual([word.length, text.length, text.length]);
  });
});

describe('the cached result for two neighbouring words', () => {
  const asked: string[] = [];
  const both = pairMemo((first: { id: number; name: string }, second) => {
    asked.push(`${first.name} ${second?.name ?? '-'}`);
    return asked.at(-1);
  });
  const [sea, lamp] = [
    { id: 1, name: 'sea' },
    { id: 2, name: 'lamp' },
  ];
  const late = { id: 2 ** 26, name: 'late' };

  it('is computed once for each order, and for a word without a second', () => {
    for (const _ of [1, 2]) {
      expect(both(sea, lamp)).toBe('sea lamp');
      expect(both(lamp, sea)).toBe('lamp sea');
      expect(both(sea, undefined)).toBe('sea -');
    }
    expect(asked).toEqual(['sea lamp', 'lamp sea', 'sea -']);
  });

  it('is not cached for ids too high to be packed into one key', () => {
    asked.length = 0;
    for (const _ of [1, 2]) {
      expect(both(late, sea)).toBe('late sea');
      expect(both(sea, late)).toBe('sea late');
    }
    expect(asked).toHaveLength(4);
  });
});

describe('a text', () => {
  const reader = readerOf(languages, [], 2026);
  const read = (text: string) => {
    const { words, hits } = reader.read(text);
    return { words: words.map(({ known: _known, ...word }) => word), ages: hits('likelyAges'), sexual: hits('sexual') };
  };

  it('is read the same after the caches were emptied', () => {
    const text = 'She is fif teen, sheissixteenyearsold, and I was twenty five when we kissed in the 3rd bed.';
    const before = read(text);
    expect(before.ages.length).toBeGreaterThan(0);
    const letters = (n: number) => n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
    for (const start of ['zy', 'yz']) {
      reader.read(Array.from({ length: 21_000 }, (_, n) => start + letters(n)).join(' '));
      expect(read(text)).toEqual(before);
    }
  });

  it('does not change the cached words that the next text shares', () => {
    const one = read('Twenty');
    read('Twenty five, … and the first.');
    expect(read('Twenty')).toEqual(one);
  });
});
