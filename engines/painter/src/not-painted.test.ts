import { describe, expect, it } from 'vitest';
import { NOT_PAINTED } from './not-painted.data.ts';
import { readAppearance } from './reading/appearance-reading.ts';

describe('what is listed as not painted', () => {
  it('is not read from the appearance, or changes the turn of the head only', () => {
    for (const choice of NOT_PAINTED.filter((each) => each !== 'full body')) {
      const { turn: _, ...looks } = readAppearance(choice, '');
      expect(looks, choice).toEqual({ worn: [], without: [] });
    }
  });

  it('has choices in lower case, none twice', () => {
    expect(new Set(NOT_PAINTED).size).toBe(NOT_PAINTED.length);
    expect(NOT_PAINTED.every((choice) => choice === choice.toLowerCase())).toBe(true);
  });

  it('does not have what the painter does read', () => {
    for (const choice of ['face close-up', 'half body', 'body pose: looking up', 'items: book', 'accessories: crown']) {
      expect(NOT_PAINTED).not.toContain(choice);
      expect(readAppearance(choice, ''), choice).not.toEqual({ worn: [], without: [] });
    }
  });
});
