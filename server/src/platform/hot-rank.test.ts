import { describe, expect, it } from 'vitest';
import { hotOf } from './hot-rank.ts';

describe('hotness', () => {
  const day = new Date('2026-03-01T00:00:00Z');
  const later = (seconds: number) => new Date(day.getTime() + seconds * 1000);

  it('counts ten times the karma like 45,000 seconds', () => {
    expect(hotOf(100, day)).toBeCloseTo(hotOf(10, later(45_000)), 9);
    expect(hotOf(10, day)).toBeCloseTo(hotOf(1, later(45_000)), 9);
    expect(hotOf(-10, later(45_000))).toBeCloseTo(hotOf(0, day), 9);
  });

  it('never falls when karma or time grows', () => {
    const karmas = [-1000, -10, -1, 0, 1, 2, 10, 1000, 2 ** 31 - 1];
    const ranks = karmas.map((karma) => hotOf(karma, day));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(hotOf(3, later(1))).toBeGreaterThan(hotOf(3, day));
  });
});
