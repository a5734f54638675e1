import { describe, expect, it } from 'vitest';
import { levelOf, peakOf } from './measured-sound.ts';
import { finishSound, RATE } from './sound.ts';

/** A tone with silence around it. */
const tone = (size: number, { before = 0.5, seconds = 1, after = 0.5 } = {}) => {
  const samples = new Float32Array(Math.round((before + seconds + after) * RATE));
  const from = Math.round(before * RATE);
  for (let at = 0; at < seconds * RATE; at++) samples[from + at] = size * Math.sin((2 * Math.PI * 220 * at) / RATE);
  return { samples, words: [{ word: 'la', start: before, end: before + seconds }] };
};

describe('a finished sentence', () => {
  it.each([0.01, 0.2, 0.9])('has the same level whether it was made soft or loud: %d', (size) => {
    const { samples } = finishSound(tone(size));
    expect(levelOf(samples.subarray(0.2 * RATE, 0.8 * RATE))).toBeCloseTo(0.1, 2);
  });

  it('has a short silence before and after it, and its times moved as much', () => {
    const { samples, words } = finishSound(tone(0.3));
    expect(samples.length / RATE).toBeCloseTo(0.03 + 1 + 0.2, 1);
    expect(words[0]?.start).toBeCloseTo(0.03, 2);
    expect(words[0]?.end).toBeCloseTo(1.03, 2);
  });

  it('gets the silence after it that it was made without', () => {
    const { samples } = finishSound(tone(0.3, { before: 0, after: 0 }));
    expect(samples.length / RATE).toBeCloseTo(1.2, 1);
    expect(peakOf(samples.subarray(-0.19 * RATE))).toBe(0);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
  });

  it('is never beyond -1 dB, not even where it cracks', () => {
    const sound = tone(0.05);
    sound.samples.set([0.9, 0.9, 0.9, -0.9, -0.9, -0.9], RATE);
    const { samples } = finishSound(sound);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.89);
    expect(peakOf(samples)).toBeGreaterThan(0.8);
  });

  it('of nothing stays nothing', () => {
    const silence = { samples: new Float32Array(500), words: [] };
    expect(finishSound(silence)).toEqual(silence);
    expect(finishSound({ ...silence, samples: new Float32Array() }).samples).toHaveLength(0);
  });
});
