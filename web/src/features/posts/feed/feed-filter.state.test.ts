import { expect, test } from 'vitest';
import { isNarrowed, readFilter, withoutFilter, writeFilter } from './feed-filter.state.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));
const write = (query: string, change: Parameters<typeof writeFilter>[1]) =>
  writeFilter(new URLSearchParams(query), change).toString();

test('an address without a filter means top of all time, and so does one with nonsense [S20] [V15]', () => {
  const plain = { sortBy: 'top', duration: 'alltime', tags: [] };
  expect(read('')).toEqual(plain);
  expect(read('sortBy=best&duration=decade&tags=,%20,')).toEqual(plain);
});

test.each(['top', 'hot', 'new'])('%s is an order of posts [V15]', (sortBy) => {
  expect(read(`sortBy=${sortBy}`).sortBy).toBe(sortBy);
});

test.each(['day', 'week', 'month', 'year', 'alltime'])('%s is a duration [V15]', (duration) => {
  expect(read(`duration=${duration}`).duration).toBe(duration);
});

test('tags come clean: small letters, no doubles, at most ten of thirty characters', () => {
  expect(read('tags=Sea, sea ,NIGHT%20%20walk').tags).toEqual(['sea', 'night walk']);
  expect(read(`tags=${Array.from({ length: 14 }, (_, n) => `t${n}`).join(',')}`).tags).toHaveLength(10);
  expect(read(`tags=${'x'.repeat(50)}`).tags).toEqual(['x'.repeat(30)]);
});

test('a change keeps what is not its own, and what was chosen stands in the address [S20]', () => {
  expect(write('gender=male', { sortBy: 'top' })).toBe('gender=male&sortBy=top');
  expect(write('sortBy=new', { duration: 'day', tags: ['sea', 'night'] })).toBe(
    'sortBy=new&duration=day&tags=sea%2Cnight',
  );
  expect(write('tags=sea&sortBy=new', { tags: [] })).toBe('sortBy=new');
  expect(withoutFilter(new URLSearchParams('tags=sea&a=1&sortBy=new&duration=day')).toString()).toBe('a=1');
});

test('an order leaves nothing out, tags and durations do', () => {
  expect(isNarrowed(read('sortBy=new'))).toBe(false);
  expect(isNarrowed(read('duration=week'))).toBe(true);
  expect(isNarrowed(read('tags=sea'))).toBe(true);
});
