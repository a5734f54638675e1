import { FIRST_READ } from '../compose.rules.ts';
import type { ComposeRef, Scene } from '../stories.tables.ts';

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
export function isUnchanged(
  { last, replaced }: Scene,
  now: { last: ComposeRef | null; replaced: ComposeRef | null },
): boolean {
  const isSame = (one: ComposeRef | null, other: ComposeRef | null) =>
    one?.id === other?.id && one?.answerId === other?.answerId;
  return isSame(last, now.last) && isSame(replaced, now.replaced);
}

/** The first compose that can have a place in a prompt. */
export function firstReadOf(summarised: number): number {
  const { readTwice, step } = FIRST_READ;
  return Math.max(0, Math.floor((summarised - readTwice) / step) * step);
}
