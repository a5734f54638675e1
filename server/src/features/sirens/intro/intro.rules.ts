import { limits } from '@sirenade/contract/limits';
import type { SirenIntro } from '../sirens.tables.ts';

/** The longest intro in seconds. */
export const MOST_SECONDS = 60;
const LONGEST_TEXT = 1_500;
/** Longer than the queue retries: an intro still in state `making` then was lost. */
const GIVEN_UP_AFTER_MS = 15 * 60_000;

/** The state of an intro; one in state `making` for too long counts as failed. */
export function introStateOf(intro: Pick<SirenIntro, 'state' | 'requestedAt'>, now: Date): SirenIntro['state'] {
  const isLost = intro.state === 'making' && now.getTime() - intro.requestedAt.getTime() > GIVEN_UP_AFTER_MS;
  return isLost ? 'failed' : intro.state;
}

/** The end of a sentence: a mark with closing quotes and asterisks. */
const SENTENCE_END = /[.!?…]["”’»)*]*(?=\s|$)/g;

/** Cuts a text after its last whole sentence, where it has one. */
function wholeSentences(text: string): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  return text.slice(0, ends.at(-1) ?? text.length);
}

/** Cleans a written intro: removes surrounding quotes, a leading name and an unfinished last sentence. */
export function tidyIntro(written: string, name: string): string {
  let text = written
    .replace(/\r/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .toWellFormed();
  if (text.toLowerCase().startsWith(`${name.toLowerCase()}:`)) text = text.slice(name.length + 1).trim();
  const quoted = text.match(/^["“«]([^"“”«»]+)["”»]$/);
  if (quoted) text = quoted[1]?.trim() ?? '';
  const isWhole = /[.!?…*~"”’»)]$/.test(text);
  if (text.length > LONGEST_TEXT) return wholeSentences(text.slice(0, LONGEST_TEXT));
  return isWhole ? text : wholeSentences(text);
}

/** Cleans tags for storage: short, plain, without duplicates. */
export function tidyTags(written: string[], most: number): string[] {
  const tags = written
    .map((tag) =>
      tag
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}' -]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((tag) => /\p{L}/u.test(tag) && tag.length <= limits.siren.tag);
  return [...new Set(tags)].slice(0, Math.min(most, limits.siren.tags));
}
