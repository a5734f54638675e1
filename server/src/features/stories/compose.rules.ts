import type { Turn } from '../../providers/text/text.ts';

/** A position after the last one of any story. */
export const THE_END = 2 ** 31 - 1;

const FIRST_COMPOSE = 500;

/** The beginning of a message, for lists of stories. */
export function beginningOf(message: string): string {
  return message.slice(0, FIRST_COMPOSE).toWellFormed();
}

/** The media ids of answers. */
export function mediaOf(answers: readonly { audioId: string | null; imageId: string | null }[]): string[] {
  return answers.flatMap(({ audioId, imageId }) => [audioId ?? [], imageId ?? []].flat());
}

/** The last texts with at most this many letters together; the first of them may be cut at its beginning. */
export function lastOf(texts: readonly string[], letters: number): string[] {
  const last: string[] = [];
  let left = letters;
  for (const text of texts.toReversed()) {
    if (left <= 0) break;
    last.unshift(text.slice(-left).toWellFormed());
    left -= text.length;
  }
  return last;
}

/** Composes as the turns of a prompt; without a turn for a missing answer. */
export function asTurns(composes: readonly { userInput: string; text: string }[]): Turn[] {
  return composes.flatMap(({ userInput, text }): Turn[] => [
    { role: 'user', text: userInput },
    ...(text === '' ? [] : [{ role: 'siren' as const, text }]),
  ]);
}

/** A prompt may start this many composes before the end of the summary, which is made ahead; rounded down to steps. */
export const FIRST_READ = { readTwice: 12, step: 4 };

const NO_ANSWER = 'Unable to generate a response.';

/** The text shown for an answer; a fixed sentence for an empty one. */
export function wordsOfAnswer({ state, text }: { state: 'whole' | 'stopped' | 'empty'; text: string }): string {
  return state === 'empty' ? NO_ANSWER : text;
}
