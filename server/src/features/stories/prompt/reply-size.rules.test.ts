import { BUDGETS } from '@sirenade/persona/moment';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ResponseSize } from '../../../providers/text/text.ts';
import { countSpokenWords, countWords, maxTokensOf, wordsOf } from './reply-size.rules.ts';

const sizes: ResponseSize[] = ['short', 'medium', 'long', 'extra long'];

it.each([
  ['', 0],
  ['  \n ', 0],
  ['Hello there.', 2],
  ["well-known, isn’t it? Don't.", 4],
  ['It cost 1,250.50 at 10:30 — or so…', 7],
  ['— * … !', 0],
  ['naïve cafés über Łódź', 4],
  ['Привет, как дела?', 3],
  ['नमस्ते दुनिया', 2],
  ['end.Begin', 2],
  ['tea/coffee', 2],
])('%j has %i words for a reader', (text, count) => {
  expect(countWords(text)).toBe(count);
});

it('scripts without spaces have words too', () => {
  expect(countWords('我喜欢下雨的早晨。')).toBeGreaterThan(3);
  expect(countWords('สวัสดีครับ ฉันชอบฝน')).toBeGreaterThan(3);
});

it('what is done between asterisks is not spoken, and what is bold is', () => {
  expect(countSpokenWords('*She looks up from the book.* Hello there. *smiles*')).toBe(2);
  expect(countSpokenWords('I **never** said that.')).toBe(4);
  expect(countSpokenWords('*She never ends this')).toBe(0);
  expect(countSpokenWords('*nods*')).toBe(0);
});

it('no more words are spoken than are read', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '*', '.', '\n', '’', '日', '5') }), (text) => {
      expect(countSpokenWords(text)).toBeLessThanOrEqual(countWords(text.replaceAll('*', ' ')));
    }),
  );
});

it('every size has room for what the embedded writer and a model write', () => {
  for (const size of sizes) {
    expect(wordsOf(size)).toBeGreaterThanOrEqual(BUDGETS[size].least);
    expect(wordsOf(size)).toBeLessThanOrEqual(BUDGETS[size].most);
    expect(maxTokensOf(size)).toBeGreaterThan(2 * BUDGETS[size].most);
  }
  expect(sizes.map(wordsOf)).toEqual([30, 65, 130, 250]);
});
