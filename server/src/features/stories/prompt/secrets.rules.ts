import type { Persona } from '../../../providers/text/text.ts';

/** A longer verbatim run of letters from the siren's secrets counts as a quote, not as chance. */
const LONGEST_QUOTE = 60;
/** How far before a piece a quote may begin, with room for marks and spaces between its letters. */
export const LOOK_BACK = 4 * LONGEST_QUOTE;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Whether the last `grownBy` letters of a text complete or continue a quote of the secrets. */
export type QuoteSearch = (text: string, grownBy: number) => boolean;

/** Makes a search for quotes of secrets; text that is also in a public field is no quote. */
export function quoteSearch(secrets: string, open: readonly string[]): QuoteSearch | null {
  const hidden = plain(secrets);
  if (hidden.trim().length <= LONGEST_QUOTE) return null;
  const known = open.map(plain);
  const isQuote = (stretch: string) => hidden.includes(stretch) && !known.some((text) => text.includes(stretch));
  return (text, grownBy) => {
    const end = plain(text.slice(-LOOK_BACK - grownBy));
    // Only runs that end in or span the new piece: earlier ones were searched before.
    const from = Math.max(0, end.length - plain(text.slice(-grownBy)).length - LONGEST_QUOTE);
    for (let at = from; at + LONGEST_QUOTE < end.length; at++) {
      if (isQuote(end.slice(at, at + LONGEST_QUOTE + 1))) return true;
    }
    return false;
  };
}

/** A search for quotes of a siren's secrets; description and examples are public. */
export function secretsOf({ personality, description, examples }: Persona): QuoteSearch | null {
  return quoteSearch(personality, [description, examples]);
}
