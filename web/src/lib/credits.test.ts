import { expect, test } from 'vitest';
import { amountText, creditsOf, outOf } from './credits.ts';

test.each([
  [-34, 'words', '−34 words'],
  [-1, 'words', '−1 word'],
  [1, 'images', '+1 image'],
  [80_000, 'words', '+80,000 words'],
  [-2, 'chats', '−2 chats'],
  [0, 'images', '0 images'],
] as const)('%i %s reads %s', (amount, kind, text) => {
  expect(amountText(amount, kind)).toBe(text);
});

test('a kind is used up at nothing and below [T3]', () => {
  expect(outOf({ words: 0, images: 1 })).toEqual(['words']);
  expect(outOf({ words: 1, images: -2 })).toEqual(['images']);
  expect(outOf({ words: 1, images: 1 })).toEqual([]);
});

test('images are counted under either spelling, and nothing known is nothing left [E2]', () => {
  expect(creditsOf({ words_left: 3, images_generations_left: 4 })).toEqual({ words: 3, images: 4 });
  expect(creditsOf({ image_generations_left: 0, images_generations_left: 4 })).toEqual({ words: 0, images: 0 });
  expect(creditsOf(undefined)).toEqual({ words: 0, images: 0 });
});
