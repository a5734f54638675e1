import { expect, test } from 'vitest';
import { notPaintedIn, notPaintedText } from './not-painted.ts';

const list = ['full body', 'nude', 'hand pose: pointing', 'items: cat', 'items: dog', 'written text'];

test('choices that are not painted are found in an appearance, whatever their case', () => {
  expect(notPaintedIn('Full Body; Nude; Age: 30; Hand pose: pointing; Items: cat, book, dog', list)).toEqual([
    'Full Body',
    'Nude',
    'pointing',
    'cat',
    'dog',
  ]);
  expect(notPaintedIn('Half Body; Written text: Come home, soon', list)).toEqual(['Written text']);
});

test('words that only resemble a choice are not', () => {
  expect(notPaintedIn('nude lipstick, a full body of red hair; Hand pose: hand on hip; Items: cat ears', list)).toEqual(
    [],
  );
  expect(notPaintedIn('pointing; cat', list)).toEqual([]);
  expect(notPaintedIn('Full Body; Nude', [])).toEqual([]);
  expect(notPaintedIn('', list)).toEqual([]);
});

test('at most four are named in the sentence', () => {
  expect(notPaintedText(['Nude'])).toBe('Not painted by the built-in painter: Nude.');
  expect(notPaintedText(['a', 'b', 'c', 'd', 'e', 'f'])).toBe(
    'Not painted by the built-in painter: a, b, c, d and 2 more.',
  );
});
