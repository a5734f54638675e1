import { setTimeout as wait } from 'node:timers/promises';
import { makeRng } from './rng.ts';

/** Words that come in one piece, and what each costs in time. */
const MOST_WORDS = 3;
const WORD_MS = 30;
const SENTENCE_MS = 120;
const PARAGRAPH_MS = 200;

/** Cuts a text into pieces of a few words that give it back when joined. */
export function piecesOf(text: string): string[] {
  const rng = makeRng('pace', text);
  const words = text.match(/\s*\S+\s*?(?=\s|$)/g) ?? [];
  const pieces: string[] = [];
  for (let at = 0; at < words.length; ) {
    const count = 1 + rng.below(MOST_WORDS);
    pieces.push(words.slice(at, at + count).join(''));
    at += count;
  }
  const joined = pieces.join('');
  return joined.length < text.length ? [...pieces, text.slice(joined.length)] : pieces;
}

function pauseAfter(piece: string, next: string | undefined, jitter: number): number {
  const words = piece.match(/\S+/g)?.length ?? 1;
  const stop = next?.startsWith('\n') ? PARAGRAPH_MS : /[.!?…]["”’)*]*$/.test(piece) ? SENTENCE_MS : 0;
  return words * WORD_MS * (0.6 + 0.8 * jitter) + stop;
}

/**
 * Gives a finished text as if it were being said: a few words at a time, a breath after a sentence.
 * A factor of 2 takes twice as long, 0 does not wait. Throws the signal's reason as soon as it is aborted.
 */
export async function* paced(text: string, signal: AbortSignal, factor = 1): AsyncGenerator<string, void> {
  const rng = makeRng('pauses', text);
  const pieces = piecesOf(text);
  for (const [n, piece] of pieces.entries()) {
    signal.throwIfAborted();
    yield piece;
    const next = pieces[n + 1];
    if (factor <= 0 || next === undefined) continue;
    try {
      await wait(pauseAfter(piece, next, rng.next()) * factor, undefined, { signal });
    } catch {
      // The timer only fails when it is called off.
      signal.throwIfAborted();
    }
  }
}
