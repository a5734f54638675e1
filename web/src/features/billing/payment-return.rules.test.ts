import { expect, test } from 'vitest';
import { ApiFailure, type FailureCode } from '../../lib/api.ts';
import { activationFault, paymentIdOf, readPaymentReturn, withoutPaymentReturn } from './payment-return.rules.ts';

const read = (query: string) => readPaymentReturn(new URLSearchParams(query));

test.each([
  ['token=EC-1&PayerID=P&ba_token=BA-1', { token: 'EC-1', PayerID: 'P', ba_token: 'BA-1' }],
  ['sortBy=top&token=EC-1&PayerID=P', { token: 'EC-1', PayerID: 'P' }],
  ['subscription_id=I-1&ba_token=BA-1&token=EC-1', { token: 'EC-1', ba_token: 'BA-1', subscription_id: 'I-1' }],
])('?%s is a return from an approval [S15] [A12]', (query, returned) => {
  expect(read(query)).toEqual({ returned, isCancelled: false });
});

test.each(['token=EC-1', 'payments=true&subscription_id=I-1&ba_token=BA-1&token=EC-1', 'token=EC-1&PayerID='])(
  '?%s is a return from an approval that was cancelled',
  (query) => {
    expect(read(query)).toMatchObject({ returned: { token: 'EC-1' }, isCancelled: true });
  },
);

test.each(['', 'payments=true', 'PayerID=P', 'token=&ba_token='])('?%s says nothing of a payment', (query) => {
  expect(read(query)).toEqual({ returned: null, isCancelled: false });
});

test('only what the provider added is taken out of the address [T3]', () => {
  const query = new URLSearchParams('a=1&token=x&PayerID=y&ba_token=z&subscription_id=w&payments=true');
  expect(withoutPaymentReturn(query).toString()).toBe('a=1&payments=true');
});

test('a payment has one name, whichever parameters came along', () => {
  expect(paymentIdOf({ token: 'EC-1', ba_token: 'BA-1' })).toBe('BA-1');
  expect(paymentIdOf({ token: 'EC-1', PayerID: 'P' })).toBe('EC-1');
});

test.each<[FailureCode, number, string, string]>([
  ['payment_pending', 409, 'The payment is not confirmed yet.', 'wait'],
  ['subscription_active', 409, 'Subscription is already active', 'final'],
  ['unknown', 502, 'Something went wrong. Please try again later.', 'again'],
  ['checkout_unknown', 404, 'This payment was not found.', 'final'],
  ['subscription_over', 409, 'This subscription was cancelled or has ended.', 'final'],
  ['signed_out', 401, 'You need to log in first.', 'signed-out'],
  ['network', 0, 'We could not reach the server.', 'again'],
  ['too_many_requests', 429, 'Too many attempts.', 'again'],
  ['unavailable', 503, 'This is not available right now.', 'again'],
])('%s (%i) means: %s', (code, status, message, fault) => {
  expect(activationFault(new ApiFailure(message, status, code))).toBe(fault);
});
