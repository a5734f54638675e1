import { describe, expect, it } from 'vitest';
import { commentedAt, joinedAt, madeAt, seedOf, shareOf, votedAt } from './demo-times.rules.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const DAY = 86_400_000;
const ago = (time: Date) => (NOW.getTime() - time.getTime()) / DAY;

describe('the past of the demonstration', () => {
  it('is the same whenever it is asked for', () => {
    expect(madeAt(NOW, 3, 'isla')).toEqual(madeAt(NOW, 3, 'isla'));
    expect(madeAt(NOW, 3, 'isla')).not.toEqual(madeAt(NOW, 3, 'bram'));
    expect(seedOf('isla')).not.toBe(seedOf('bram'));
    expect(shareOf('isla')).toBeLessThan(1);
  });

  it('is made so many days ago to the hour, and never in the future', () => {
    for (const key of ['isla', 'bram', 'wren', 'hester']) {
      expect(ago(madeAt(NOW, 3.25, key))).toBeGreaterThanOrEqual(3.25);
      expect(ago(madeAt(NOW, 3.25, key))).toBeLessThan(3.25 + 1 / 24);
      expect(ago(madeAt(NOW, 0, key))).toBeGreaterThan(0);
    }
  });

  it('has people who joined before anything was there', () => {
    for (const place of [0, 1, 5]) expect(ago(joinedAt(NOW, 40, place))).toBeGreaterThan(43);
  });

  it('has votes after what they are about, and comments too, none of them later than now', () => {
    const made = madeAt(NOW, 0, 'isla');
    for (const name of ['a', 'b', 'c']) {
      expect(votedAt(NOW, made, name).getTime()).toBeGreaterThanOrEqual(made.getTime());
      expect(ago(votedAt(NOW, made, name))).toBeGreaterThan(0);
    }
    const old = madeAt(NOW, 60, 'isla');
    expect(ago(votedAt(NOW, old, 'a'))).toBeGreaterThan(47);
    expect(commentedAt(NOW, old, 2).getTime() - old.getTime()).toBe(2 * 3_600_000);
    expect(ago(commentedAt(NOW, made, 900))).toBeGreaterThan(0);
  });
});
