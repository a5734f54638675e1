/** Kinds of things a person tells that a siren keeps. */
export type MemoryKind = 'like' | 'dislike' | 'place' | 'work' | 'person' | 'animal' | 'plan' | 'feeling';

/** One thing told, worded so that it can stand in a line of hers: 'your sister Lena', 'black tea', 'Oban'. */
export interface Memory {
  kind: MemoryKind;
  text: string;
  /** Which of the person's turns told it, from 0. */
  turn: number;
  /** Pinned by the person: nothing that is told later takes its place. */
  isPinned?: boolean;
}
