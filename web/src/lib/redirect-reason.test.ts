import { expect, test } from 'vitest';
import { loginPath, readRedirectReason } from './redirect-reason.ts';

const read = (search: string) => readRedirectReason(new URLSearchParams(search));

test('a plain reason is read and taken out of the query, the rest of which stays [S15]', () => {
  const { reason, rest } = read('?sortBy=top&redirectReason=see%20your%20siren%27s%20chats');
  expect(reason).toBe("see your siren's chats");
  expect(rest?.toString()).toBe('sortBy=top');
});

test('without the parameter there is nothing to say and nothing to remove [S15]', () => {
  expect(read('?sortBy=top')).toEqual({ reason: null, rest: null });
});

test.each([
  ['markup', '<b>vote</b>'],
  ['a foreign address', 'https://evil.example'],
  ['a path to elsewhere', '//evil'],
  ['digits and signs', 'call 555-0100'],
  ['a line break', 'vote\nnow'],
  ['more than 60 characters', 'a'.repeat(61)],
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
