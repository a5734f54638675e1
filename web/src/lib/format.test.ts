import { expect, test } from 'vitest';
import { formatCompact, formatDate, formatNumber, formatRelative } from './format.ts';

const now = Date.parse('2025-03-10T12:00:00Z');

test.each([
  ['2025-03-10T11:59:40Z', 'just now'],
  ['2025-03-10T11:58:00Z', '2 minutes ago'],
  ['2025-03-10T09:10:00Z', '2 hours ago'],
  ['2025-03-09T11:00:00Z', 'yesterday'],
  ['2025-02-20T12:00:00Z', '2 weeks ago'],
  ['2023-01-01T12:00:00Z', '2 years ago'],
])('the time %s reads as "%s"', (time, text) => {
  expect(formatRelative(time, now)).toBe(text);
});

test('dates and numbers read as in English', () => {
  expect(formatDate('2024-08-06T12:00:00Z')).toBe('August 6, 2024');
  expect(formatNumber(80000)).toBe('80,000');
  expect(formatCompact(12345)).toBe('12.3K');
});
