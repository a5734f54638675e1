import { expect, test } from 'vitest';
import { formatAge, formatCompact, formatDate, formatNumber, formatRelative } from './format.ts';

const now = Date.parse('2025-03-10T12:00:00Z');

test.each([
  ['2025-03-10T11:59:40Z', 'just now', 'now'],
  ['2025-03-10T11:58:00Z', '2 minutes ago', '2m'],
  ['2025-03-10T09:10:00Z', '2 hours ago', '2h'],
  ['2025-03-09T11:00:00Z', 'yesterday', '1d'],
  ['2025-02-20T12:00:00Z', '2 weeks ago', '2w'],
  ['2025-01-01T12:00:00Z', '2 months ago', '2mo'],
  ['2023-01-01T12:00:00Z', '2 years ago', '2y'],
])('the time %s reads as "%s", and as "%s" where there is little room', (time, text, age) => {
  expect(formatRelative(time, now)).toBe(text);
  expect(formatAge(time, now)).toBe(age);
});

test('a clock that is a little ahead of ours makes no odd age', () => {
  expect(formatAge('2025-03-10T12:03:00Z', now)).toBe('now');
});

test('dates and numbers read as in English', () => {
  expect(formatDate('2024-08-06T12:00:00Z')).toBe('August 6, 2024');
  expect(formatNumber(80000)).toBe('80,000');
  expect(formatCompact(12345)).toBe('12.3K');
});
