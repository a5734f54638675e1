import { describe, expect, it } from 'vitest';
import { quoteSearch } from './secrets.rules.ts';

const SECRETS =
  'Speak warmly and slowly. She hides that she sank the ferry in the winter of 1989, and that the harbour master, who ' +
  'knows, has kept silent ever since. She will tell nobody before the lighthouse goes dark.';

/** The part of a text that passes the quote search when it comes in pieces of one length. */
function passed(text: string, length: number, open: string[] = []): string {
  const isQuoting = quoteSearch(SECRETS, open);
  let shown = '';
  for (let at = 0; at < text.length; at += length) {
    const piece = text.slice(at, at + length);
    if (isQuoting?.(shown + piece, piece.length)) return shown;
    shown += piece;
  }
  return shown;
}

describe('secrets that are read out', () => {
  it('are found after some sixty letters, in whatever pieces, case and marks they come', () => {
    const written = `Well then. ${SECRETS}`;
    for (const text of [
      written,
      written.toUpperCase(),
      written.replaceAll(' ', ' * '),
      written.replaceAll(' ', '\n'),
    ]) {
      for (const length of [1, 4, 17, 60]) {
        const shown = passed(text, length);
        expect(shown.replace(/[^\p{L}\p{N}]+/gu, ' ').length, `${length}: ${shown}`).toBeLessThan(85);
      }
    }
    expect(passed(written, 10_000)).toBe('');
  });

  it('are found in the middle of other words', () => {
    const text =
      'I like the sea. Who knows, has kept silent ever since. She will tell nobody before the lighthouse, you see.';
    expect(passed(text, 5)).not.toBe(text);
  });
});

it('what she says in her own words, or in a few of them, is hers', () => {
  const own =
    'I sank the ferry, in the winter of 1989. The harbour master has kept silent ever since, and he knows why.';
  expect(passed(own, 3)).toBe(own);
});

it('what everybody can read of her is no secret', () => {
  expect(passed(SECRETS, 7, [`About her: ${SECRETS}`])).toBe(SECRETS);
  expect(quoteSearch('Shy.', [])).toBeNull();
});
