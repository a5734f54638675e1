import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { type ListScope, readCursor, shelvesOf, writeCursor } from './siren-list.rules.ts';

const scope: ListScope = { sort: 'hot', search: '', gender: 'all', adult: true, userId: null };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the shelves of a list', () => {
  it('are those of the gender, with adult ones or without', () => {
    expect(shelvesOf({ gender: 'male', adult: true })).toEqual(['male', 'male+']);
    expect(shelvesOf({ gender: 'male', adult: false })).toEqual(['male']);
    expect(shelvesOf({ gender: 'all', adult: false })).toEqual(['female', 'male', 'non_binary']);
    expect(shelvesOf({ gender: 'all', adult: true })).toHaveLength(6);
  });
});

describe('a cursor', () => {
  it('comes back as it was written, to the last bit of a number', () => {
    const position = { values: [0.1 + 0.2], id: 12 };
    expect(readCursor(scope, 'hot', writeCursor(scope, position))).toEqual(position);
    const named = { ...scope, sort: 'name' as const };
    const name = { values: ['Zoë "X" 🧜'], id: 3 };
    expect(readCursor(named, 'name', writeCursor(named, name))).toEqual(name);
  });

  it.each([
    ['sort', { sort: 'karma' }],
    ['search', { search: 'isla' }],
    ['gender', { gender: 'male' }],
    ['adult filter', { adult: false }],
    ['person', { userId: 7 }],
  ] as const)('of another %s is refused', (_, change) => {
    const other: ListScope = { ...scope, ...change };
    expect(() => readCursor(other, other.sort, writeCursor(scope, { values: [1], id: 1 }))).toThrow(AppError);
  });

  it('with values that no list has is refused', () => {
    const [mark] = JSON.parse(Buffer.from(writeCursor(scope, { values: [1], id: 1 }), 'base64url').toString());
    for (const rest of [[], [1], ['1', 1], [1, '1'], [1, 1.5], [1, 2 ** 60], [null, 1], [1, 1, 1], [{}, 1], [[1], 1]]) {
      expect(() => readCursor(scope, 'hot', encode([mark, ...rest])), JSON.stringify(rest)).toThrow(AppError);
    }
    expect(() => readCursor(scope, 'rank', encode([mark, 1, 2 ** 31, 1]))).toThrow(AppError);
  });

  it('that is anything else is refused, and nothing else happens', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(encode)), (text) => {
        expect(() => readCursor(scope, 'hot', text)).toThrow(AppError);
      }),
      { numRuns: 200 },
    );
  });
});
