import { spokenText } from '@sirenade/voice/spoken-text';
import type { ResponseSize } from '../../../providers/text/text.ts';

interface Size {
  /** The target length; the embedded writer keeps to it. */
  words: number;
  /** Enough for languages with several tokens per word, and for actions between asterisks. */
  maxTokens: number;
}

const SIZES: Record<ResponseSize, Size> = {
  short: { words: 30, maxTokens: 160 },
  medium: { words: 65, maxTokens: 320 },
  long: { words: 130, maxTokens: 560 },
  'extra long': { words: 250, maxTokens: 1_000 },
};

/** About how many words a reply of a size has. */
export const wordsOf = (size: ResponseSize) => SIZES[size].words;

/** How many tokens a reply of a size may take. */
export const maxTokensOf = (size: ResponseSize) => SIZES[size].maxTokens;

/** Joined by apostrophes and hyphens, or by the marks within a number. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:['’‑-]|(?<=\p{N})[.,:](?=\p{N}))[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
/** Scripts that put no spaces between words. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function countSpaceless(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++;
  return count;
}

/** Counts the words of a text. */
export function countWords(text: string): number {
  let count = 0;
  for (const [word] of text.matchAll(WORD)) count += SPACELESS.test(word) ? countSpaceless(word) : 1;
  return count;
}

/** Counts the words that are spoken: without actions between asterisks. */
export function countSpokenWords(text: string): number {
  return countWords(spokenText(text));
}
