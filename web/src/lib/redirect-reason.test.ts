import { expect, test } from 'vitest';
import { loginPath, readRedirectReason } from './redirect-reason.ts';

const read = (search: string) => readRedirectReason(new URLSearchParams(search));

test.each([
  ['plain words', "see your siren's chats"],
  ['a hyphen', 'see your e-mail'],
  ['digits and signs', 'read post #12'],
  ['another script', 'увидеть свои чаты'],
  ['what looks like markup', '<b>vote</b>'],
  ['an address', 'https://example.test'],
  ['80 characters', '🌊'.repeat(80)],
])('a reason with %s is read and taken out of the query, the rest of which stays [S15]', (_, text) => {
  const { reason, rest } = read(`?${new URLSearchParams({ sortBy: 'top', redirectReason: text })}`);
  expect(reason).toBe(text);
  expect(rest?.toString()).toBe('sortBy=top');
});

test('a reason is one line, however it was written', () => {
  expect(read(`?${new URLSearchParams({ redirectReason: ' vote\n\nnow ' })}`).reason).toBe('vote now');
});

test('without the parameter there is nothing to say and nothing to remove [S15]', () => {
  expect(read('?sortBy=top')).toEqual({ reason: null, rest: null });
});

test.each([
  ['more than 80 characters', 'a'.repeat(81)],
  ['blanks alone', '   '],
  ['nothing', ''],
])('%s as a reason is removed and never shown [S15]', (_, text) => {
  const { reason, rest } = read(`?${new URLSearchParams({ redirectReason: text })}`);
  expect(reason).toBeNull();
  expect(rest?.has('redirectReason')).toBe(false);
});

test('the way to the login page carries a reason that is read back as it was [S15]', () => {
  expect(read(new URL(loginPath('see your saved chats'), 'http://x').search).reason).toBe('see your saved chats');
});
