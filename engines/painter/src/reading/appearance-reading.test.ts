import { describe, expect, test } from 'vitest';
import { readAppearance } from './appearance-reading.ts';
import { APPEARANCE_TEXTS } from './appearance-texts.data.ts';

describe('reading an appearance', () => {
  test.each(APPEARANCE_TEXTS.map(([text, expected]) => ({ text, expected })))('reads "$text"', ({ text, expected }) => {
    const { worn, without, ...rest } = expected;
    const looks = readAppearance(text, '');
    expect(looks).toMatchObject(rest);
    if (worn) expect([...looks.worn].sort()).toEqual([...worn].sort());
    if (without) expect(looks.without).toEqual(without);
  });

  test('says nothing of what a text leaves open', () => {
    expect(readAppearance('green eyes', '')).toEqual({ eyes: 'green', worn: [], without: [] });
  });

  test('lets the description fill in what the appearance leaves open, and no more', () => {
    const looks = readAppearance('green eyes, black suit', 'A lighthouse keeper with blue eyes and red hair.');
    expect(looks).toMatchObject({ eyes: 'green', hairColour: 'red', garment: 'suit', garmentColour: 'black' });
    expect(looks.scene).toBe('moonlit sea');
  });

  test('takes no figure of speech in a description for something worn', () => {
    const looks = readAppearance('', 'She wears her heart on her sleeve, an open book with a crown of sorrows.');
    expect(looks.worn).toEqual([]);
  });

  test('makes nobody young', () => {
    const words = [
      '19 years old',
      'age: 12',
      'a 16-year-old girl',
      'teenager',
      'schoolgirl',
      'childlike',
      'little boy',
    ];
    for (const text of words) expect(readAppearance(text, text).age ?? 25, text).toBeGreaterThanOrEqual(25);
    expect(readAppearance('little girl, green eyes', '').age).toBeUndefined();
  });

  test('does not take the years of the undying for an age', () => {
    expect(readAppearance('a 300-year-old vampire', '').age).toBeUndefined();
  });

  test('reads a text of any length in no time and gives up on none', () => {
    expect(readAppearance('green eyes, '.repeat(20_000), 'x'.repeat(200_000)).eyes).toBe('green');
  });
});
