import { expect, test } from 'vitest';
import { isNarrowed, readFilter, writeFilter } from './siren-filter.state.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('an address without a filter means everyone, the hottest first [K28] [S19]', () => {
  expect(read('')).toEqual({ gender: 'all', sort: 'hot', search: '' });
});

test('an address says search, gender and order; what it cannot mean is as good as absent [V15]', () => {
  expect(read('search=+moon+&gender=non_binary&sort=created_at')).toEqual({
    gender: 'non_binary',
    sort: 'created_at',
    search: 'moon',
  });
  expect(read('gender=FEMALE&sort=price')).toEqual({ gender: 'all', sort: 'hot', search: '' });
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
});

test.each(['all', 'male', 'female', 'non_binary'])('%s is a choice of gender [V15]', (gender) => {
  expect(read(`gender=${gender}`).gender).toBe(gender);
});

test.each(['hot', 'karma', 'name', 'created_at'])('%s is an order of sirens [V15]', (sort) => {
  expect(read(`sort=${sort}`).sort).toBe(sort);
});

test('defaults stay out of the address, and what belongs to others stays in it', () => {
  const before = new URLSearchParams('payments=true&gender=male&search=moon');
  expect(writeFilter(before, { gender: 'all', sort: 'karma', search: '' }).toString()).toBe('payments=true&sort=karma');
  expect(before.get('gender')).toBe('male');
});

test('an order leaves nobody out, a search or a gender does', () => {
  expect(isNarrowed(read('sort=name'))).toBe(false);
  expect(isNarrowed(read('gender=male'))).toBe(true);
  expect(isNarrowed(read('search=x'))).toBe(true);
});
