import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAfterSentence, estimateTokens, shorten, shortenFromStart } from './tokens.rules.ts';

const texts = fc.string({
  unit: fc.constantFrom('a', 'bc', ' ', '.', '\n', '”', '日', '。', '😀', '!', '*'),
  maxLength: 300,
});

describe('an estimate of tokens', () => {
  it('is letters by 3.6, rounded up, and one for each sign beyond Latin', () => {
    expect(estimateTokens('')).toBe(0);
    expect(estimateTokens('abc')).toBe(1);
    expect(estimateTokens('a'.repeat(36))).toBe(10);
    expect(estimateTokens('a'.repeat(37))).toBe(11);
    expect(estimateTokens('ǽɏ')).toBe(1);
    expect(estimateTokens('ɐ')).toBe(1);
    expect(estimateTokens('日本語')).toBe(3);
    expect(estimateTokens('😀😀')).toBe(2);
    expect(estimateTokens('abc日')).toBe(2);
  });

  it('is never more for a whole than for its parts', () => {
    fc.assert(fc.property(texts, texts, (a, b) => estimateTokens(a + b) <= estimateTokens(a) + estimateTokens(b)));
  });
});

describe('a text that is cut', () => {
  it('ends after a whole sentence', () => {
    expect(cutAfterSentence('One two. Three four. Five six.', 24)).toBe('One two. Three four.');
    expect(cutAfterSentence('One two. Three four.', 20)).toBe('One two. Three four.');
    expect(cutAfterSentence('She said “no.” Then she left.', 20)).toBe('She said “no.”');
    expect(cutAfterSentence('一二三。四五六。七八九', 9)).toBe('一二三。四五六。');
    expect(cutAfterSentence('first line\nsecond line', 15)).toBe('first line');
  });

  it('ends after a word where no sentence does', () => {
    expect(cutAfterSentence('one two three four', 12)).toBe('one two…');
    expect(cutAfterSentence('abcdefgh', 5)).toBe('abcd…');
    expect(cutAfterSentence('😀😀😀', 4)).toBe('😀…');
    expect(cutAfterSentence('a bcdefghijklmnop', 10)).toBe('a bcdefgh…');
    expect(cutAfterSentence('No. And then one very long sentence that goes on', 30)).toBe(
      'No. And then one very long…',
    );
  });

  it('stays as it is when it fits, and is nothing where there is no room', () => {
    expect(shorten('Short.', 2)).toBe('Short.');
    expect(shorten('Not so short.', 0)).toBe('');
    expect(shortenFromStart('Short.', 2)).toBe('Short.');
    expect(shortenFromStart('Not so short.', 0)).toBe('');
  });

  it('keeps its end when its beginning goes', () => {
    expect(shortenFromStart('one two three four five', 5)).toBe('…four five');
    expect(shortenFromStart('abcdefghijklmnop', 3)).toBe('…jklmnop');
    expect(shortenFromStart('😀😀😀😀', 3)).toBe('…😀😀');
  });

  it('takes no more tokens or letters than allowed, and never half a sign', () => {
    fc.assert(
      fc.property(texts, fc.nat(80), (text, most) => {
        for (const cut of [shorten(text, most), shortenFromStart(text, most)]) {
          expect(estimateTokens(cut)).toBeLessThanOrEqual(most);
          expect(cut.isWellFormed()).toBe(true);
        }
        expect(cutAfterSentence(text, most).length).toBeLessThanOrEqual(most);
        expect(text.endsWith(shortenFromStart(text, most).replace(/^…/, ''))).toBe(true);
        expect(text.startsWith(shorten(text, most).replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});
