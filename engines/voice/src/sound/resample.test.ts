import { describe, expect, it } from 'vitest';
import { resampleUp } from './resample.ts';

const tone = (rate: number, hertz: number) =>
  Float32Array.from({ length: rate }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate));

describe('a sound with more samples', () => {
  it.each([220, 3_000, 6_500])('is the same sound: %d Hz', (hertz) => {
    const result = resampleUp(tone(16_000, hertz), 16_000, 22_050);
    const wanted = tone(22_050, hertz);
    expect(result).toHaveLength(22_050);
    const worst = result.subarray(100, -100).reduce((most, sample, n) => {
      return Math.max(most, Math.abs(sample - (wanted[100 + n] ?? 9)));
    }, 0);
    expect(worst).toBeLessThan(0.02);
  });

  it('is not made from one that has too many', () => {
    expect(() => resampleUp(new Float32Array(10), 48_000, 22_050)).toThrow('more samples');
  });
});
