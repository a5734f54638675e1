import { expect, it } from 'vitest';
import { granted, shortEcho, tailEcho } from './echoes.ts';

it.each([
  ['They did it over email.', 'Over email?'],
  ['he carried it under the neighbours porch', 'Under the neighbours porch?'],
  ['I went with him', null],
])('wonders at the end of %s', (text, echo) => {
  expect(tailEcho(text)).toBe(echo);
});

it.each([
  ['I judge cattle', 'Do you?'],
  ['he wrote it', 'Did he?'],
  ["we're early", 'Are you?'],
  ["I don't know him", null],
])('asks back after %s', (text, echo) => {
  expect(shortEcho(text)).toBe(echo);
});

it('grants what both can see', () => {
  expect(granted("it's staying still")).toBe('So it is.');
  expect(granted("it's my birthday")).toBeNull();
});
