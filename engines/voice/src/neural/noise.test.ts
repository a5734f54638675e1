import { describe, expect, it } from 'vitest';
import { gaussianNoise, seedOf } from './noise.ts';

describe('noise', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(gaussianNoise(7, 999)).toEqual(gaussianNoise(7, 999));
    expect(gaussianNoise(7, 999)).not.toEqual(gaussianNoise(8, 999));
  });

  it('is spread as a bell around zero', () => {
    const noise = gaussianNoise(1, 100_000);
    const mean = noise.reduce((sum, value) => sum + value, 0) / noise.length;
    const spread = Math.sqrt(noise.reduce((sum, value) => sum + (value - mean) ** 2, 0) / noise.length);
    const shareBelow = (limit: number) => noise.filter((value) => Math.abs(value) < limit).length / noise.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(spread).toBeCloseTo(1, 1);
    expect(shareBelow(1)).toBeCloseTo(0.683, 1);
    expect(shareBelow(2)).toBeCloseTo(0.954, 1);
    expect(noise.every(Number.isFinite)).toBe(true);
  });

  it('has a seed that depends on every letter', () => {
    const seeds = ['', 'a', 'b', 'ab', 'ba', 'é', '😀'].map(seedOf);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seedOf('ab')).toBe(seedOf('ab'));
  });
});
