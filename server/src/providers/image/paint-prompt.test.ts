import { describe, expect, it } from 'vitest';
import type { ImageRequest } from './image.ts';
import { NEGATIVE_PROMPT, paintPromptOf, paintSeedOf } from './paint-prompt.ts';

const request = (over: Partial<ImageRequest> = {}): ImageRequest => ({
  appearance: 'red hair, green eyes',
  description: 'on a pier',
  gender: 'female',
  seed: 7,
  ...over,
});

describe('the words for a painter', () => {
  it('name an adult, then what the request says', () => {
    expect(paintPromptOf(request())).toBe('portrait of an adult woman, red hair, green eyes, on a pier');
    expect(paintPromptOf(request({ gender: 'male', appearance: ' ', description: '' }))).toBe(
      'portrait of an adult man',
    );
    expect(paintPromptOf(request({ gender: 'non_binary' }))).toContain('adult androgynous person');
  });

  it('hold no commands, no line breaks, and an end', () => {
    expect(paintPromptOf(request({ description: 'a <lora:x:9>\n\npier' }))).toMatch(/a lora:x:9 pier$/);
    const long = paintPromptOf(request({ description: '🌊'.repeat(5_000) }));
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
    expect(paintSeedOf(request({ seed }))).toBe(used);
  });
});
