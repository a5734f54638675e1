import { describe, expect, it } from 'vitest';
import { amountOf, centsOf } from './money.ts';

describe('an amount', () => {
  it.each([
    ['5.00', 500],
    ['15', 1500],
    ['0.1', 10],
    ['0.29', 29],
    ['1.10', 110],
    ['822.0160', null],
    ['822.0100', 82201],
    ['-15.00', -1500],
    ['-0.00', 0],
    ['999999999999.99', 99_999_999_999_999],
    ['9999999999999.99', null],
    ['1e3', null],
    ['0x10', null],
    [' 5.00', null],
    ['5.', null],
    ['.50', null],
    ['5,00', null],
    ['', null],
    ['NaN', null],
    ['5.001', null],
  ])('%s is %s cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it('is the same again after it was written and read', () => {
    for (const cents of [0, 1, 9, 10, 99, 100, 101, 1999, 9000, 123_456_789, -1, -1500]) {
      expect(centsOf(amountOf(cents))).toBe(cents);
    }
    expect([amountOf(5), amountOf(1500), amountOf(-250)]).toEqual(['0.05', '15.00', '-2.50']);
  });
});
