import type { Lexicon } from './lexicon.ts';

/** What is known of a word whatever stands around it. */
export interface Known {
  /** No two have the same; 0 is nobody's. */
  id: number;
  /** As written first, then with disguises undone. */
  forms: readonly string[];
  /** Whether it may be the first of several pieces of a word. */
  isHalf: boolean;
  /** The words it is run together from, where a number is among them. */
  parts: readonly string[] | null;
  /** Whether it is a number, or part of one. */
  isNumeric: boolean;
  /** Whether a phrase begins with it. */
  isStart: boolean;
}

/** The words of a language with all that is known of them, found out once for each: most of any text is the same few. */
export interface Vocabulary {
  lexicon: Lexicon;
  know(forms: readonly string[]): Known;
}
