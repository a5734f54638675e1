import { expect, test } from 'vitest';
import { excerptOf } from './post-excerpt.ts';

const textOf = (markdown: string) => excerptOf(markdown).map((line) => line.map(({ text }) => text).join(''));

test('each speech is a line: who speaks, what is said, what is done', () => {
  expect(excerptOf('**keeper:** Is it on?\n\n**Isla:** It is. *She nods.* Come in.')).toEqual([
    [
      { kind: 'name', text: 'keeper' },
      { kind: 'words', text: ': Is it on?' },
    ],
    [
      { kind: 'name', text: 'Isla' },
      { kind: 'words', text: ': It is. ' },
      { kind: 'action', text: 'She nods.' },
      { kind: 'words', text: ' Come in.' },
    ],
  ]);
});

test('what was escaped is text again, and markup stays text', () => {
  expect(textOf('**a\\_b:** 2 \\* 2 \\<b\\> \\[x\\](javascript:1) \\\\')).toEqual([
    'a_b: 2 * 2 <b> [x](javascript:1) \\',
  ]);
});

test('a text that was cut may end anywhere, and emoji and other scripts stay whole', () => {
  expect(textOf('**Isla:** *She turns aro…')).toEqual(['Isla: She turns aro…']);
  expect(textOf('**Isla:** ends with \\')).toEqual(['Isla: ends with \\']);
  expect(textOf('**ליאור:** שלום 🌊👩‍👩‍👧')).toEqual(['ליאור: שלום 🌊👩‍👩‍👧']);
});

test('line breaks within a speech are spaces, and only the first speeches are taken', () => {
  expect(textOf('**a:** one  \ntwo\n\nthree\n\n**b:** four')).toEqual(['a: one two three', 'b: four']);
  expect(excerptOf(Array.from({ length: 9 }, (_, n) => `**a:** ${n}`).join('\n\n'))).toHaveLength(4);
  expect(excerptOf('')).toEqual([]);
});
