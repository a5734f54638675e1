import { expect, it } from 'vitest';
import { quoteLine } from './one-line.ts';

it('puts what somebody wrote on one line, without anything that a terminal would obey', () => {
  expect(quoteLine('  two\r\nlines\tand\u001b[31m red \u202ebackwards\u200b\0 ')).toBe(
    '“two lines and [31m red backwards”',
  );
  expect(quoteLine('Grüße, 你好 🙂')).toBe('“Grüße, 你好 🙂”');
  expect(quoteLine('one two three', 8)).toBe('“one two…”');
  expect(quoteLine('one two', 8)).toBe('“one two”');
});
