import { describe, expect, it } from 'vitest';
import { sayCardinal, sayDigits, sayNumber, sayOrdinal, sayPlural, sayYear } from './number-words.ts';

describe('number words', () => {
  it.each([
    ['0', 'zero'],
    ['7', 'seven'],
    ['13', 'thirteen'],
    ['42', 'forty two'],
    ['90', 'ninety'],
    ['100', 'one hundred'],
    ['105', 'one hundred and five'],
    ['999', 'nine hundred and ninety nine'],
    ['1000', 'one thousand'],
    ['2005', 'two thousand and five'],
    ['2500', 'two thousand five hundred'],
    ['1000001', 'one million and one'],
    ['12345678', 'twelve million three hundred and forty five thousand six hundred and seventy eight'],
    ['3000000000', 'three billion'],
    ['999000000000000', 'nine hundred and ninety nine trillion'],
    ['0012', 'twelve'],
    ['1234567890123456', 'one two three four five six seven eight nine oh one two three four five six'],
  ])('count %s as %s', (digits, spoken) => {
    expect(sayCardinal(digits)).toBe(spoken);
  });

  it.each([
    ['1', 'first'],
    ['2', 'second'],
    ['3', 'third'],
    ['11', 'eleventh'],
    ['12', 'twelfth'],
    ['20', 'twentieth'],
    ['22', 'twenty second'],
    ['35', 'thirty fifth'],
    ['100', 'one hundredth'],
    ['108', 'one hundred and eighth'],
    ['1000', 'one thousandth'],
  ])('order %s as %s', (digits, spoken) => {
    expect(sayOrdinal(digits)).toBe(spoken);
  });

  it.each([
    ['1987', 'nineteen eighty seven'],
    ['1900', 'nineteen hundred'],
    ['1905', 'nineteen oh five'],
    ['2000', 'two thousand'],
    ['2005', 'two thousand and five'],
    ['2010', 'twenty ten'],
    ['2026', 'twenty twenty six'],
    ['1066', 'one thousand and sixty six'],
    ['476', 'four hundred and seventy six'],
  ])('name the year %s as %s', (digits, spoken) => {
    expect(sayYear(digits)).toBe(spoken);
  });

  it.each([
    ['1,234', 'one thousand two hundred and thirty four'],
    ['3.14', 'three point one four'],
    ['0.5', 'zero point five'],
    ['.05', 'point zero five'],
    ['4.10.2', 'four point ten point two'],
    ['007', 'oh oh seven'],
  ])('read %s as %s', (written, spoken) => {
    expect(sayNumber(written)).toBe(spoken);
  });

  it('make several of a number', () => {
    expect([sayPlural('twenty'), sayPlural('six'), sayPlural('nineteen hundred')]).toEqual([
      'twenties',
      'sixes',
      'nineteen hundreds',
    ]);
    expect(sayDigits('5309')).toBe('five three oh nine');
  });
});
