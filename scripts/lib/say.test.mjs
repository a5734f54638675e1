import { expect, test } from 'vitest';
import { spell } from './say.mjs';

test.each([
  [400, '0.4 s'],
  [59_900, '59.9 s'],
  [119_600, '2 min 0 s'],
  [125_400, '2 min 5 s'],
])('%d ms are written as %s', (ms, text) => {
  expect(spell(ms)).toBe(text);
});
