import { describe, expect, it } from 'vitest';
import { coverOf, hotOf, maySee, nameKeyOf } from './siren.rules.ts';

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

describe('the key a name is sorted by', () => {
  it.each([
    ['Éloïse', 'eloise'],
    ['ISLA', 'isla'],
    ['Ｉｓｌａ', 'isla'],
    ['Ångström', 'angstrom'],
    ['🌊 Sea', '🌊 sea'],
  ])('of %s is %s', (name, key) => {
    expect(nameKeyOf(name)).toBe(key);
  });
});

describe('who may see a siren', () => {
  const siren = { userId: 1, private: false, hiddenAt: null, deletedAt: null };
  const at = new Date();

  it.each([
    ['a public one', siren, [true, true, true]],
    ['a private one', { ...siren, private: true }, [true, false, false]],
    ['a hidden one', { ...siren, hiddenAt: at }, [true, false, false]],
    ['a deleted one', { ...siren, deletedAt: at }, [false, false, false]],
    ['a deleted private one', { ...siren, private: true, deletedAt: at }, [false, false, false]],
  ])('%s: owner, somebody else, a visitor', (_, row, seen) => {
    expect([1, 2, null].map((viewer) => maySee(row, viewer))).toEqual(seen);
  });
});

it('a cover that is not among the pictures gives way to the first', () => {
  expect(coverOf('b', ['a', 'b'])).toBe('b');
  expect(coverOf('c', ['a', 'b'])).toBe('a');
  expect(coverOf(null, ['a'])).toBe('a');
  expect(coverOf('a', [])).toBeNull();
});
