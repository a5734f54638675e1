import { expect, test } from 'vitest';
import { aMemory } from '../../../../test/chat-side.ts';
import { applyChange, isOnItsWay, type MemoryChange } from './memory.state.ts';

const texts = (changes: MemoryChange[]) => changes.reduce(applyChange, aMemory()).facts.map(({ text }) => text);

test('a fact can be put in other words, and another be forgotten', () => {
  expect(
    texts([
      { type: 'edit', id: 2, text: 'My sister lives in Oslo.' },
      { type: 'remove', id: 1 },
    ]),
  ).toEqual(['My sister lives in Oslo.']);
});

test('new facts come last, each told from the others and from those that the server has', () => {
  const { facts } = [
    { type: 'add' as const, text: 'One' },
    { type: 'add' as const, text: 'Two', composeId: 9 },
  ].reduce(applyChange, aMemory());
  expect(facts.map(({ text, compose_id }) => [text, compose_id]).slice(2)).toEqual([
    ['One', null],
    ['Two', 9],
  ]);
  expect(new Set(facts.map(({ id }) => id)).size).toBe(4);
  expect(facts.map(isOnItsWay)).toEqual([false, false, true, true]);
});

test('another summary leaves the facts alone, and the memory before stays as it was', () => {
  const before = aMemory();
  const after = applyChange(before, { type: 'summary', summary: 'In my own words.' });
  expect(after).toEqual({ ...aMemory(), summary: 'In my own words.' });
  expect(before).toEqual(aMemory());
});
