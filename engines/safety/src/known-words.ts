import type { Lexicon } from './lexicon.ts';

/** The properties of a word that do not depend on its context. */
export interface Known {
  /** Unique, from 1 on. */
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

/** Looks words up and caches their properties: most of any text is the same few words. */
export interface Vocabulary {
  lexicon: Lexicon;
  know(forms: readonly string[]): Known;
}
