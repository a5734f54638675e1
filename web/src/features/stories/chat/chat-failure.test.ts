import { expect, test } from 'vitest';
import { ApiFailure } from '../../../lib/api.ts';
import { loadFailureOf } from './chat-failure.ts';

test('a chat that cannot be had does not exist, and any other failure says what the server says [X6]', () => {
  const failure = (status: number, message: string) => new ApiFailure(message, status, 'unknown');
  expect(loadFailureOf(failure(404, 'Nothing was found here.'))).toEqual({
    text: "This chat doesn't exist",
    isGone: true,
  });
  expect(loadFailureOf(failure(400, 'Odd.')).isGone).toBe(true);
  expect(loadFailureOf(failure(503, 'Not right now.'))).toEqual({ text: 'Not right now.', isGone: false });
  expect(loadFailureOf(failure(0, 'We could not reach the server.')).text).toBe('We could not reach the server.');
  expect(loadFailureOf(new Error('odd'))).toEqual({ text: 'An unexpected error occurred', isGone: false });
});
