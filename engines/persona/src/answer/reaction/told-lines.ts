import type { Tempered } from '../choose.ts';

/** What she says to one kind of thing told. */
export interface ToldLines {
  /** What she makes of it, behind what was said back. */
  stances: Tempered;
  /** On this kind of thing only; {thing} is what was told of. */
  asks: readonly string[];
}
