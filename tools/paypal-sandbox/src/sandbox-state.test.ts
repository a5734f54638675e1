import { describe, expect, it } from 'vitest';
import { addIntervals, fateOf, type IntervalUnit, idFor } from './sandbox-state.ts';

describe('the calendar', () => {
  it.each<[string, IntervalUnit, number, string]>([
    ['2027-01-31T10:00:00.000Z', 'MONTH', 1, '2027-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 'MONTH', 1, '2028-02-29T10:00:00.000Z'],
    ['2027-01-31T10:00:00.000Z', 'MONTH', 2, '2027-03-31T10:00:00.000Z'],
    ['2027-12-15T23:59:59.999Z', 'MONTH', 1, '2028-01-15T23:59:59.999Z'],
    ['2027-01-31T10:00:00.000Z', 'MONTH', 13, '2028-02-29T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 'YEAR', 1, '2029-02-28T10:00:00.000Z'],
    ['2027-03-27T10:00:00.000Z', 'DAY', 2, '2027-03-29T10:00:00.000Z'],
    ['2027-03-27T10:00:00.000Z', 'WEEK', 1, '2027-04-03T10:00:00.000Z'],
    ['2027-03-27T10:00:00.000Z', 'MONTH', 0, '2027-03-27T10:00:00.000Z'],
  ])('%s and %s × %i is %s', (from, unit, count, expected) => {
    expect(new Date(addIntervals(Date.parse(from), unit, count)).toISOString()).toBe(expected);
  });
});

describe('fate', () => {
  it('is the same for the same seed and key, and spread evenly', () => {
    expect(fateOf('seed', 'lost', 'I-1', 1)).toBe(fateOf('seed', 'lost', 'I-1', 1));
    expect(fateOf('seed', 'lost', 'I-1', 1)).not.toBe(fateOf('other', 'lost', 'I-1', 1));
    const all = Array.from({ length: 5_000 }, (_, n) => fateOf('seed', n));
    expect(all.every((fate) => fate >= 0 && fate < 1)).toBe(true);
    const share = all.filter((fate) => fate < 0.2).length / all.length;
    expect(share).toBeGreaterThan(0.17);
    expect(share).toBeLessThan(0.23);
  });

  it('gives ids that differ for each key and cannot be told without the seed', () => {
    const ids = new Set(Array.from({ length: 2_000 }, (_, n) => idFor('seed', 12, 'subscription', n)));
    expect(ids.size).toBe(2_000);
    expect([...ids].every((id) => /^[A-Z2-9]{12}$/.test(id))).toBe(true);
    expect(idFor('other', 12, 'subscription', 0)).not.toBe(idFor('seed', 12, 'subscription', 0));
  });
});
