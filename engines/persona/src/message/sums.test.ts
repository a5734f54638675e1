import { describe, expect, it } from 'vitest';
import { sumIn } from './sums.ts';

describe('a sum', () => {
  it.each([
    ['what is 17 * 23?', '391'],
    ['17 x 23', '391'],
    ['How much is 10 divided by 4?', '2.5'],
    ['100 - 58 = ?', '42'],
    ['calculate 2 plus 2', '4'],
    ['what’s 1/3', '0.333'],
  ])('%j comes to %s', (message, sum) => {
    expect(sumIn(message)).toBe(sum);
  });

  it.each([
    'what is 1 / 0?',
    'meet me at 8 - 9',
    'I was born 12/05/1980',
    'what is 2 + 2 * 3?',
    'hello',
    'what is love?',
  ])('%j is none', (message) => {
    expect(sumIn(message)).toBeNull();
  });
});
