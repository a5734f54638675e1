import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/test-depth.ts';
import { ACCENTS } from './accents.ts';
import { SYMBOLS } from './ipa/symbols.ts';
import { hasLatinLetter, tidy } from './normalise/fold.ts';
import { toPhonemes } from './to-phonemes.ts';

const accent = fc.constantFrom(...ACCENTS);
const fragment = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    ...(
      "don't I-I b-but 42 -3.5 1,000 1st 1987 '80s 5:30 7pm 3/4 ½ $3.50 £1m 20°C 5km Henry VIII Dr. St. e.g. U.S. FBI " +
      "NASA constructor toStringgg 5valueOf valueOf. a@b.constructor #tag @me a@b.co x.com http://a.b soooo hahaha runnin' 'cause café Søren 你好 … — -- * ( ) \" ' ~ & / \\ _ 😘"
    ).split(' '),
  ),
  fc.stringMatching(/^[a-zA-Z'-]{1,20}$/),
  fc.stringMatching(/^[\d.,:/$%-]{1,12}$/),
);
const sentence = fc
  .array(fc.tuple(fragment, fc.constantFrom(' ', '', ', ', '. ', ' — ', '\n', '-', "'")), { maxLength: 14 })
  .map((parts) => parts.flat().join(''));

const JUNK: [string, string][] = [
  ['one letter', 'a'],
  ['one consonant', 'x'],
  ['digits', '7'],
  ['apostrophes', "'"],
  ['hyphens', '-'],
  ['hyphens and letters', 'b-'],
  ['dots', '.'],
  ['dots and letters', 'a.'],
  ['commas and digits', '1,'],
  ['slashes', 'a/'],
  ['signs', '#@$%&'],
  ['laughter', 'ha'],
  ['camels', 'aB'],
  ['an address', 'a@b.'],
  ['brackets', '(a)['],
  ['marks without letters', '\u0301'],
  ['emoji', '😘'],
  ['words', 'sea of '],
  ['spaces', ' '],
];

describe('any text at all', () => {
  it('becomes signs the voice knows, with every written word in order', () => {
    fc.assert(
      fc.property(sentence, accent, (text, voice) => {
        const { symbols, words } = toPhonemes(text, voice);
        expect(symbols.filter((symbol) => !SYMBOLS.has(symbol))).toEqual([]);
        const written = (text.match(/\S+/g) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word));
        expect(words.map((word) => word.written)).toEqual(written);
        let end = 0;
        for (const { from, to } of words) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThanOrEqual(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(symbols.length);
      }),
      runs(150, 500),
    );
  });

  it('is never silent where it has a Latin letter', () => {
    fc.assert(
      fc.property(sentence, accent, (text, voice) => {
        const hasSound = toPhonemes(text, voice).symbols.some((symbol) => /[a-zæðŋɐ-ʔθᵻ]/.test(symbol));
        if (text.split(/\s+/).some((word) => hasLatinLetter(tidy(word)))) expect(hasSound).toBe(true);
      }),
      runs(150, 500),
    );
  });

  it('is the same each time', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(toPhonemes(text, 'scottish')).toEqual(toPhonemes(text, 'scottish'));
      }),
      runs(30, 100),
    );
  });

  // Anything slower than linear would run into the test's timeout.
  it.each(JUNK)('ends soon for ten thousand signs of junk: %s', (_, unit) => {
    const text = unit.repeat(Math.ceil(10_000 / unit.length));
    expect(toPhonemes(text, 'british').symbols.every((symbol) => SYMBOLS.has(symbol))).toBe(true);
    expect(toPhonemes([...text].join(' '), 'british').symbols.every((symbol) => SYMBOLS.has(symbol))).toBe(true);
  });
});
