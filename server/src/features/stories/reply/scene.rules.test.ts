import { expect, it } from 'vitest';
import { firstReadOf } from './scene.rules.ts';

it('what is read word for word begins some way before the end of the summary, in steps', () => {
  expect([0, 8, 12, 16, 19, 20, 40].map(firstReadOf)).toEqual([0, 0, 0, 4, 4, 8, 28]);
});
