import { describe, expect, it } from 'vitest';
import type { ImageWish } from './image.ts';
import { NEGATIVE_PROMPT, paintPromptOf, paintSeedOf } from './paint-prompt.ts';

const wish = (over: Partial<ImageWish> = {}): ImageWish => ({
  appearance: 'red hair, green eyes',
  description: 'on a pier',
  gender: 'female',
  seed: 7,
  ...over,
});

describe('the words for a painter', () => {
  it('name an adult, then what the wish says', () => {
    expect(paintPromptOf(wish())).toBe('portrait of an adult woman, red hair, green eyes, on a pier');
    expect(paintPromptOf(wish({ gender: 'male', appearance: ' ', description: '' }))).toBe('portrait of an adult man');
    expect(paintPromptOf(wish({ gender: 'non_binary' }))).toContain('adult androgynous person');
  });

  it('hold no commands, no line breaks, and an end', () => {
    expect(paintPromptOf(wish({ description: 'a <lora:x:9>\n\npier' }))).toMatch(/a lora:x:9 pier$/);
    const long = paintPromptOf(wish({ description: '🌊'.repeat(5_000) }));
    expect(long.length).toBeLessThanOrEqual(3_500);
    expect(long.isWellFormed()).toBe(true);
  });

  it('always rule out the young and the real', () => {
    for (const word of ['child', 'teenager', 'underage', 'real person']) expect(NEGATIVE_PROMPT).toContain(word);
  });

  it.each([
    [7, 7],
    [-7, 7],
    [3.9, 3],
    [2 ** 32 + 5, 5],
    [2 ** 32 - 1, 2 ** 32 - 1],
  ])('go with the seed %d as %d', (seed, used) => {
    expect(paintSeedOf(wish({ seed }))).toBe(used);
  });
});
