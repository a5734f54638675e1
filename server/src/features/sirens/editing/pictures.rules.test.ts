import type { PaintInput } from '@sirenade/contract/sirens';
import { describe, expect, it } from 'vitest';
import { promptOf, requestNamesOf, risingOnly } from './pictures.rules.ts';

const input: PaintInput = { appearance: 'red hair', description: 'A harpist.', gender: 'female', personality: '' };

it('a picture is kept with the words it was painted from', () => {
  expect(promptOf(input)).toBe('red hair\n\nA harpist.');
  expect(promptOf({ ...input, appearance: '' })).toBe('A harpist.');
  expect(promptOf({ ...input, personality: 'Afraid of geese.' })).toBe('red hair\n\nA harpist.');
});

describe('the names of a request', () => {
  it('are the same for the same person, key and input', () => {
    expect(requestNamesOf(7, 'k', { ...input })).toEqual(requestNamesOf(7, 'k', input));
  });

  it('differ between people and between keys', () => {
    const { reservation } = requestNamesOf(7, 'k', input);
    expect([requestNamesOf(8, 'k', input).reservation, requestNamesOf(7, 'k2', input).reservation]).not.toContain(
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
  ])('tell another input apart by the picture and not by the reservation: %j', (change) => {
    const [one, other] = [requestNamesOf(7, 'k', input), requestNamesOf(7, 'k', { ...input, ...change })];
    expect(other.reservation).toBe(one.reservation);
    expect(other.picture).not.toBe(one.picture);
  });

  it('contain nothing of what the client or the input says', () => {
    const { reservation, picture } = requestNamesOf(7, "a';-- key", input);
    expect(`${reservation} ${picture}`).toMatch(/^[\w: -]+$/);
  });
});

it('progress is told from 0 to 1 and never back', () => {
  const emitted: number[] = [];
  const emit = risingOnly((part) => emitted.push(part));
  for (const part of [-1, 0.2, 0.1, Number.NaN, 0.2, 0.5, 7, 0.9, Number.POSITIVE_INFINITY]) emit(part);
  expect(emitted).toEqual([0, 0.2, 0.5, 1]);
});
