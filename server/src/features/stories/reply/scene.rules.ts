import type { ComposeRow, StoryTurn } from '../stories.tables.ts';

/** A message where it stands: its id, its place, what it says and which answer to it is shown. */
export type Said = Pick<ComposeRow, 'id' | 'position' | 'userInput' | 'answerId'>;

/** A story up to the place of a new message: what was said, and what is remembered of it. */
export interface Scene {
  /** What stands at the end of the story, and what the new message would stand in the place of. */
  last: Said | null;
  replaced: Said | null;
  position: number;
  summary: string;
  summarised: number;
  facts: string[];
  /** Where the turns begin: early enough both to be judged and to be read by whoever answers. */
  from: number;
  turns: StoryTurn[];
  /** What the siren said before anything else, where it still counts. */
  intro: string | null;
  tags: string[];
}

/** Before anything was said. */
export const emptyScene: Scene = {
  last: null,
  replaced: null,
  position: 0,
  summary: '',
  summarised: 0,
  facts: [],
  from: 0,
  turns: [],
  intro: null,
  tags: [],
};

/** Whether a story still ends with what was read of it. */
export function isStill({ last, replaced }: Scene, now: { last: Said | null; replaced: Said | null }): boolean {
  const isSame = (one: Said | null, other: Said | null) => one?.id === other?.id && one?.answerId === other?.answerId;
  return isSame(last, now.last) && isSame(replaced, now.replaced);
}

/** Composes beyond the summary that may still be read word for word, since a summary is made some of them ahead; in steps. */
export const FIRST_READ = { readTwice: 12, step: 4 };

/** The first compose that can have a place in a prompt. */
export function firstReadOf(summarised: number): number {
  const { readTwice, step } = FIRST_READ;
  return Math.max(0, Math.floor((summarised - readTwice) / step) * step);
}
