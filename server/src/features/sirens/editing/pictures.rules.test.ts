import type { PaintWish } from '@sirenade/contract/sirens';
import { describe, expect, it } from 'vitest';
import { promptOf, requestNamesOf, risingOnly } from './pictures.rules.ts';

const wish: PaintWish = { appearance: 'red hair', description: 'A harpist.', gender: 'female', personality: '' };

it('a picture is kept with the words it was painted from', () => {
  expect(promptOf(wish)).toBe('red hair\n\nA harpist.');
  expect(promptOf({ ...wish, appearance: '' })).toBe('A harpist.');
  expect(promptOf({ ...wish, personality: 'Afraid of geese.' })).toBe('red hair\n\nA harpist.');
});

describe('the names of a request', () => {
  it('are the same for the same person, key and wish', () => {
    expect(requestNamesOf(7, 'k', { ...wish })).toEqual(requestNamesOf(7, 'k', wish));
  });

  it('differ between people and between keys', () => {
    const { reservation } = requestNamesOf(7, 'k', wish);
    expect([requestNamesOf(8, 'k', wish).reservation, requestNamesOf(7, 'k2', wish).reservation]).not.toContain(
      reservation,
    );
  });

  it.each([
    { appearance: 'black hair' },
    { description: 'A cellist.' },
    { gender: 'male' as const },
    { personality: 'Afraid of geese.' },
    { image_seed: 7 },
    { adult: false },
  ])('tell another wish apart by the picture and not by the reservation: %j', (change) => {
    const [one, other] = [requestNamesOf(7, 'k', wish), requestNamesOf(7, 'k', { ...wish, ...change })];
    expect(other.reservation).toBe(one.reservation);
    expect(other.picture).not.toBe(one.picture);
  });

  it('reservation nothing of what the client or the wish says', () => {
    const { reservation, picture } = requestNamesOf(7, "a';-- key", wish);
    expect(`${reservation} ${picture}`).toMatch(/^[\w: -]+$/);
  });
});

it('progress is told from 0 to 1 and never back', () => {
  const told: number[] = [];
  const tell = risingOnly((part) => told.push(part));
  for (const part of [-1, 0.2, 0.1, Number.NaN, 0.2, 0.5, 7, 0.9, Number.POSITIVE_INFINITY]) tell(part);
  expect(told).toEqual([0, 0.2, 0.5, 1]);
});
