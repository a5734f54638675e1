import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotOf } from '../../../platform/hot-rank.ts';
import { timeBucketsOf } from '../posts.rules.ts';
import { coverTime, lowestRankOf, splitTime } from './post-list.rules.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 15, 14, 20, 31);
const ages = fc.integer({ min: 24 * HOUR, max: 365 * 24 * HOUR });

describe('a time up to now', () => {
  it('is split into buckets that cover each of its moments once', () => {
    fc.assert(
      fc.property(ages, fc.nat(1000), fc.double({ min: 0, max: 1, noNaN: true }), (age, hours, share) => {
        const now = new Date(NOW + hours * HOUR);
        const since = new Date(now.getTime() - age);
        const { edge, hour, day, block } = splitTime(since, now);
        const at = timeBucketsOf(new Date(since.getTime() + share * age));
        const homes = [at.hour === edge, hour.includes(at.hour), day.includes(at.day), block.includes(at.block)];
        expect(homes.filter(Boolean)).toHaveLength(1);
      }),
    );
  });

  it('has none of the time before it, but for the hour it begins in', () => {
    fc.assert(
      fc.property(ages, fc.integer({ min: 1, max: 1000 * HOUR }), (age, before) => {
        const since = new Date(NOW - age);
        const { edge, hour, day, block } = splitTime(since, new Date(NOW));
        const at = timeBucketsOf(new Date(since.getTime() - before));
        expect(hour.includes(at.hour) || day.includes(at.day) || block.includes(at.block)).toBe(false);
        expect(at.hour).toBeLessThanOrEqual(edge);
      }),
    );
  });

  it('consists of few buckets, however long it is', () => {
    fc.assert(
      fc.property(ages, (age) => {
        const { hour, day, block } = splitTime(new Date(NOW - age), new Date(NOW));
        expect(hour.length).toBeLessThan(24);
        expect(day.length).toBeLessThan(32);
        expect(block.length).toBeLessThan(13);
        expect(coverTime(new Date(NOW - age), new Date(NOW)).buckets.length).toBeLessThan(15);
      }),
    );
  });
});

describe('the lowest hot rank of a time', () => {
  it('is below that of every post since then', () => {
    fc.assert(
      fc.property(
        ages,
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.nat(10_000),
        fc.nat(HOUR),
        (age, least, more, later) => {
          const since = new Date(NOW - age);
          expect(hotOf(least + more, new Date(since.getTime() + later))).toBeGreaterThanOrEqual(
            lowestRankOf(since, least),
          );
        },
      ),
    );
  });
});
