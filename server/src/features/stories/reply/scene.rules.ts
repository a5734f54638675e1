import { FIRST_READ } from '../compose.rules.ts';
import type { ComposeRef, Scene } from '../stories.tables.ts';

/** The scene of a story without messages. */
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

/** Whether the end of a story is still as it was when the scene was read. */
export function isUnchanged(
  { last, replaced }: Scene,
  now: { last: ComposeRef | null; replaced: ComposeRef | null },
): boolean {
  const isSame = (one: ComposeRef | null, other: ComposeRef | null) =>
    one?.id === other?.id && one?.answerId === other?.answerId;
  return isSame(last, now.last) && isSame(replaced, now.replaced);
}

/** The first compose that may be part of a prompt: a multiple of `step`, as the cuts of prompts are. */
export function firstReadOf(summarised: number): number {
  const { readTwice, step } = FIRST_READ;
  return Math.max(0, Math.floor((summarised - readTwice) / step) * step);
}
