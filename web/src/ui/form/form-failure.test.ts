import { expect, test } from 'vitest';
import { ApiFailure } from '../../lib/api.ts';
import { faultsOf, fieldFaults, serverText, standingFaults } from './form-failure.ts';

test('the sentence of the server is told apart from a server that was not heard [X8]', () => {
  expect(serverText(new ApiFailure('Too many attempts.', 429, 'too_many_requests'))).toBe('Too many attempts.');
  expect(serverText(new ApiFailure('A plain error.', 400, 'unknown'))).toBe('A plain error.');
  expect(serverText(new ApiFailure('No answer.', 0, 'network'))).toBeNull();
  expect(serverText(new ApiFailure('A page of the proxy.', 502, 'unknown'))).toBeNull();
  expect(serverText(new Error('a bug'))).toBeNull();
});

test('of what the server says about fields, what belongs to those shown is told in full [V6]', () => {
  const failure = new ApiFailure('Please check.', 400, 'invalid', {
    errors: { username: ['taken', 'short'], email: [], other: ['x'] },
  });
  expect(fieldFaults(failure, ['username', 'email'])).toEqual({ username: ['taken', 'short'] });
  expect(fieldFaults(failure, ['email', 'password'])).toBeNull();
  expect(fieldFaults(new ApiFailure('Too many.', 429, 'too_many_requests'), ['username'])).toBeNull();
  expect(fieldFaults(new Error('a bug'), ['username'])).toBeNull();
});

test('a failure stands under the field its code is about, under those the server names, or over the form', () => {
  const wrong = new ApiFailure('Not this password.', 403, 'wrong_password');
  const places = { under: { wrong_password: 'password' } } as const;
  expect(faultsOf(wrong, ['password', 'email'], places)).toEqual({ password: ['Not this password.'] });
  expect(faultsOf(wrong, ['password', 'email'])).toEqual({ form: ['Not this password.'] });
  expect(faultsOf(wrong, ['password', 'email'], { otherwise: 'email' })).toEqual({ email: ['Not this password.'] });
  const named = new ApiFailure('Please check.', 400, 'invalid', { errors: { email: ['odd'] } });
  expect(faultsOf(named, ['password', 'email'], places)).toEqual({ email: ['odd'] });
});

test('what is said of a field holds until the field is changed', () => {
  const sent = { name: '', description: '', images: [] };
  const faults = { name: ['Not this.'], images: ['Gone.'] };
  expect(standingFaults(faults, sent, { ...sent, description: 'Else.' })).toEqual(faults);
  expect(standingFaults(faults, sent, { ...sent, name: 'Isla' })).toEqual({ images: ['Gone.'] });
});
