import { expect, test } from 'vitest';
import { aPicture, aSiren } from '../../../test/sirens.ts';
import { fromCover, mayRotate, rotationDelay } from './rotation.state.ts';

test('a picture stays for 7.5 to 30 seconds [K24]', () => {
  expect(rotationDelay(0)).toBe(7_500);
  expect(rotationDelay(0.5)).toBe(18_750);
  expect(rotationDelay(1)).toBe(30_000);
});

test('pictures start at the cover and go round [T16]', () => {
  const ids = (changes: Parameters<typeof aSiren>[0]) => fromCover(aSiren(changes)).map(({ id }) => id);
  expect(ids({ cover_image_id: 'b' })).toEqual(['b', 'c', 'a']);
  expect(ids({ cover_image_id: 'a' })).toEqual(['a', 'b', 'c']);
  expect(ids({ cover_image_id: null })).toEqual(['a', 'b', 'c']);
  expect(ids({ cover_image_id: 'gone', images: [aPicture('x')] })).toEqual(['x']);
  expect(ids({ images: [] })).toEqual([]);
});

test('they take turns only where somebody sees it and nobody asked for stillness', () => {
  const seen = { pictures: 2, isOnScreen: true, isTabVisible: true, prefersReducedMotion: false };
  expect(mayRotate(seen)).toBe(true);
  expect(mayRotate({ ...seen, pictures: 1 })).toBe(false);
  expect(mayRotate({ ...seen, isOnScreen: false })).toBe(false);
  expect(mayRotate({ ...seen, isTabVisible: false })).toBe(false);
  expect(mayRotate({ ...seen, prefersReducedMotion: true })).toBe(false);
});
