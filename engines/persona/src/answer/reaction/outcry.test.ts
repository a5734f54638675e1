import { expect, it } from 'vitest';
import { actsIn } from '../../message/acts.ts';
import { isMishap, isOutcry } from './gesture.ts';

it('knows a cry beside what goes wrong', () => {
  const acts = actsIn('*the elevator stops between floors* uh oh');
  expect(isMishap(acts)).toBe(true);
  expect(acts.filter(isOutcry)).toHaveLength(1);
});

it('takes no sentence for a cry, and no smile for a mishap', () => {
  const acts = actsIn('*smiles* I have been here all day');
  expect(isMishap(acts)).toBe(false);
  expect(acts.some(isOutcry)).toBe(false);
});
