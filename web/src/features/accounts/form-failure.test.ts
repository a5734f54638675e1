import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../lib/api.ts';
import { fieldMessages, serverText, showFieldErrors } from './form-failure.ts';

test('the sentence of the server is told apart from a server that was not heard [X8]', () => {
  expect(serverText(new ApiFailure('Too many attempts.', 429, 'too_many_requests'))).toBe('Too many attempts.');
  expect(serverText(new ApiFailure('A plain error.', 400, 'unknown'))).toBe('A plain error.');
  expect(serverText(new ApiFailure('No answer.', 0, 'network'))).toBeNull();
  expect(serverText(new ApiFailure('A page of the proxy.', 502, 'unknown'))).toBeNull();
  expect(serverText(new Error('a bug'))).toBeNull();
});

test('field errors of the server go under the fields shown, the first one focused last [V6]', () => {
  const failure = new ApiFailure('Please check.', 400, 'invalid', {
    errors: { username: ['taken', 'short'], other: ['x'] },
  });
  const setError = vi.fn();
  expect(showFieldErrors(failure, ['username', 'email'], setError)).toBe(true);
  expect(setError).toHaveBeenCalledTimes(1);
  const [field, error] = setError.mock.calls[0] ?? [];
  expect(field).toBe('username');
  expect(fieldMessages(error)).toEqual(['taken', 'short']);
  expect(showFieldErrors(new Error('a bug'), ['username'], setError)).toBe(false);
  expect(fieldMessages(undefined)).toBeUndefined();
});
