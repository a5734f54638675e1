import { expect, it } from 'vitest';
import { karmaAfter, type Vote } from './votes.rules.ts';

it('counts a vote up as one, a vote down as minus one, and takes out what it replaces', () => {
  const votes: Vote[] = [true, null, false];
  const table = votes.map((before) => votes.map((after) => karmaAfter(10, before, after)));
  expect(table).toEqual([
    [10, 9, 8],
    [11, 10, 9],
    [12, 11, 10],
  ]);
});
