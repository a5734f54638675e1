import type { Persona } from '../../../providers/text/text.ts';

/** So many letters of her secrets in a row, word for word, were read out and not made up. */
const LONGEST_QUOTE = 60;
/** Letters before a piece that a quote may have begun in, marks and spaces included. */
export const LOOK_BACK = 4 * LONGEST_QUOTE;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Tells whether a text that has just grown by a piece reads out what nobody but her maker may read. */
export type QuoteSearch = (text: string, grownBy: number) => boolean;

/** Makes a search for quotes of secrets; what everybody can read of her is none. */
export function quoteSearch(secrets: string, open: readonly string[]): QuoteSearch | null {
  const hidden = plain(secrets);
  if (hidden.trim().length <= LONGEST_QUOTE) return null;
  const known = open.map(plain);
  const isQuote = (stretch: string) => hidden.includes(stretch) && !known.some((text) => text.includes(stretch));
  return (text, grownBy) => {
    const end = plain(text.slice(-LOOK_BACK - grownBy));
    // A quote ends in what is new, or goes on through it.
    const from = Math.max(0, end.length - plain(text.slice(-grownBy)).length - LONGEST_QUOTE);
    for (let at = from; at + LONGEST_QUOTE < end.length; at++) {
      if (isQuote(end.slice(at, at + LONGEST_QUOTE + 1))) return true;
    }
    return false;
  };
}

/** A search for the secrets of a siren: how she is described and how she talks is for everybody to hear. */
export function secretsOf({ personality, description, examples }: Persona): QuoteSearch | null {
  return quoteSearch(personality, [description, examples]);
}
