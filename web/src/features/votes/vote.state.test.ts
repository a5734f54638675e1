import { expect, test } from 'vitest';
import { afterAnswer, afterFailure, displayedVote, karmaChange, methodFor, pressed, type Vote } from './vote.state.ts';

test('the same arrow again takes the vote back, the other one turns it around [T5]', () => {
  expect(pressed(null, true)).toBe(true);
  expect(pressed(null, false)).toBe(false);
  expect(pressed(true, true)).toBe(null);
  expect(pressed(false, false)).toBe(null);
  expect(pressed(true, false)).toBe(false);
});

test.each<[Vote, Vote, number, string | null]>([
  [null, true, 1, 'PUT'],
  [null, false, -1, 'PUT'],
  [true, null, -1, 'DELETE'],
  [false, null, 1, 'DELETE'],
  [true, false, -2, 'PATCH'],
  [false, true, 2, 'PATCH'],
  [true, true, 0, null],
  [null, null, 0, null],
])('from %s to %s the karma changes by %i and the server hears %s [T5] [A24]', (from, to, change, method) => {
  expect(karmaChange(from, to)).toBe(change);
  expect(methodFor(from, to)).toBe(method);
});

test('the wanted vote is shown at once, survives an answer to an older one, and gives way to a refusal [T5]', () => {
  const queue = { confirmed: { vote: null, karma: 12 }, wanted: false, isSending: true };
  expect(displayedVote(queue)).toEqual({ vote: false, karma: 11 });
  const answered = afterAnswer(queue, { vote: true, karma: 20 });
  expect(answered.isSending).toBe(false);
  expect(displayedVote(answered)).toEqual({ vote: false, karma: 18 });
  expect(displayedVote(afterFailure(queue))).toEqual({ vote: null, karma: 12 });
});
