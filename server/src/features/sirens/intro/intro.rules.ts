import { limits } from '@sirenade/contract/limits';
import type { SirenIntro } from '../sirens.tables.ts';

/** Seconds that an intro is heard at most. */
export const MOST_SECONDS = 60;
const LONGEST_TEXT = 1_500;
/** Longer than the queue goes on trying; what is still in the making then was lost. */
const GIVEN_UP_AFTER_MS = 15 * 60_000;

/** How an intro stands at this time: one that has been in the making for too long has failed. */
export function introStateOf(intro: Pick<SirenIntro, 'state' | 'requestedAt'>, now: Date): SirenIntro['state'] {
  const isLost = intro.state === 'making' && now.getTime() - intro.requestedAt.getTime() > GIVEN_UP_AFTER_MS;
  return isLost ? 'failed' : intro.state;
}

/** Where a text may end: after a mark, and the quotes and asterisks that close with it. */
const SENTENCE_END = /[.!?…]["”’»)*]*(?=\s|$)/g;

/** Cuts a text after its last whole sentence, where it has one. */
function wholeSentences(text: string): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  return text.slice(0, ends.at(-1) ?? text.length);
}

/** An intro as it is shown: without the quotes a model puts around it, its name before it, or half a last sentence. */
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

/** Tags as they may be stored: short, plain, each once. */
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
