import { describe, expect, it } from 'vitest';
import { foldLetters, hasLatinLetter, tidy } from './fold.ts';

describe('tidying a written word', () => {
  it.each([
    ['curly apostrophes', 'don’t', "don't"],
    ['curly quotes', '“well”', '"well"'],
    ['an ellipsis', 'well…', 'well...'],
    ['the several hyphens', 'ice‑cold', 'ice-cold'],
    ['the minus sign', '−5', '-5'],
    ['wide letters', 'Ｈｅｌｌｏ', 'Hello'],
    ['styled letters', '𝓗𝒆𝒍𝒍𝒐', 'Hello'],
    ['ligatures', 'ﬁsh', 'fish'],
    ['degrees', '20℃', '20°C'],
    ['Roman numeral signs', 'Ⅷ', 'VIII'],
    ['invisible signs', 'he\u200Bllo\uFEFF', 'hello'],
    ['emoji', 'hi😘👍🏽🇬🇧', 'hi'],
    ['marks of trade', 'Acme™', 'Acme'],
    ['fractions, which stay', '2½', '2½'],
    ['squares, which stay', 'm²', 'm²'],
  ])('evens out %s', (_, written, text) => {
    expect(tidy(written)).toBe(text);
  });
});

describe('folding letters', () => {
  it.each([
    ['Café', 'cafe'],
    ['naïve', 'naive'],
    ['Zoë', 'zoe'],
    ['Søren', 'soren'],
    ['Łukasz', 'lukasz'],
    ['Straße', 'strasse'],
    ['piñata', 'pinata'],
    ['Þór', 'thor'],
    ['œuvre', 'oeuvre'],
    ["O'Neill", "o'neill"],
    ['你好', ''],
    ['Привет', ''],
  ])('turns %s into %s', (word, letters) => {
    expect(foldLetters(word)).toBe(letters);
  });

  it('knows whether anything can be read', () => {
    expect([hasLatinLetter('你 a'), hasLatinLetter('ﬁ'), hasLatinLetter('42 ½ …'), hasLatinLetter('Привет')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
