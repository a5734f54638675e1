import { describe, expect, it } from 'vitest';
import { makeRng } from './rng.ts';

describe('chance that can be repeated', () => {
  it('gives the same sequence for the same beginning and another for another', () => {
    const draw = (...parts: (string | number)[]) => {
      const rng = makeRng(...parts);
      return Array.from({ length: 8 }, () => rng.below(1_000));
    };
    expect(draw('a', 1)).toEqual(draw('a', 1));
    expect(draw('a', 1)).not.toEqual(draw('a', 2));
    expect(draw('a', 11)).not.toEqual(draw('a1', 1));
  });

  it('spreads evenly enough over a list', () => {
    const rng = makeRng('spread');
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 4_000; n++) {
      const at = rng.below(4);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(200);
  });

  it('keeps everything when it shuffles, and picks nothing from nothing', () => {
    const rng = makeRng('cards');
    expect(rng.shuffled([1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(rng.pick([])).toBeUndefined();
  });
});
