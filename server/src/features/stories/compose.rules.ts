import type { Turn } from '../../providers/text/text.ts';

/** After every place of a story: more than any has. */
export const THE_END = 2 ** 31 - 1;

const FIRST_COMPOSE = 500;

/** The beginning of a message, as lists of stories show it. */
export function beginningOf(message: string): string {
  return message.slice(0, FIRST_COMPOSE).toWellFormed();
}

/** The sounds and pictures of answers. */
export function mediaOf(answers: readonly { audioId: string | null; imageId: string | null }[]): string[] {
  return answers.flatMap(({ audioId, imageId }) => [audioId ?? [], imageId ?? []].flat());
}

/** The last of some texts that have no more letters together; the first of them may lose its beginning. */
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

/** What was said, as an engine reads it. */
export function asTurns(composes: readonly { userInput: string; text: string }[]): Turn[] {
  return composes.flatMap(({ userInput, text }): Turn[] => [
    { role: 'user', text: userInput },
    ...(text === '' ? [] : [{ role: 'siren' as const, text }]),
  ]);
}

/** Composes beyond the summary that may still be read word for word, since a summary is made some of them ahead; in steps. */
export const FIRST_READ = { readTwice: 12, step: 4 };

const NO_ANSWER = 'Unable to generate a response.';

/** What is read in the place of an answer: its words, or a sentence where it came to none. */
export function wordsOfAnswer({ state, text }: { state: 'whole' | 'stopped' | 'empty'; text: string }): string {
  return state === 'empty' ? NO_ANSWER : text;
}
