import { describe, expect, it } from 'vitest';
import { coverOf, maySee, nameKeyOf } from './siren.rules.ts';

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
