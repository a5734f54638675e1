import { limits } from '@sirenade/contract/limits';
import { TITLE_MISSING } from '@sirenade/contract/sentences';
import { fieldError } from '../../../platform/app-error.ts';
import { cleanLine } from '../../../platform/text/clean-text.ts';
import { cutText } from '../../../platform/text/cut-text.ts';
import type { SubjectKind } from '../../../providers/moderation/moderation.ts';

/** Characters of a title that nobody wrote. */
const GIVEN_TITLE = 100;
/** Characters of a transcript that a page can still show. */
const MOST_CONTENT = 400_000;
/** What is judged at once, and how much of it is judged with the next piece too: more than any rule looks back. */
const PIECE = 20_000;
const OVERLAP = 2_000;

/** A title on one line. */
export function cleanTitle(input: string): string {
  const title = cleanLine('title', input);
  if (title === '') throw fieldError('title', TITLE_MISSING);
  return title;
}

/** The title of a chat that was given none: how it begins. */
export function titleFrom(firstMessage: string, sirenName: string): string {
  // A title is what was said; what was done, between marks, serves where nothing else was.
  const spoken = firstMessage.replace(/\*[^*]*\*/g, ' ');
  const words = (spoken.trim() === '' ? firstMessage : spoken).replace(/\*+/g, '');
  return cutText(cleanLine('title', words), GIVEN_TITLE) || `A chat with ${sirenName}`;
}

/** Tags as they are stored: small letters, without repetition, no more than a post has. */
export function cleanTags(tags: readonly string[]): string[] {
  const clean = tags.map((tag) => cleanLine('tags', tag.replaceAll(',', ' ')).toLowerCase());
  const fit = clean.filter((tag) => tag !== '' && tag.length <= limits.siren.tag);
  return [...new Set(fit)].slice(0, limits.post.tags);
}

/** Throws for a transcript that is too long to be read on a page. */
export function requireReadable(transcript: string): string {
  if (transcript.length > MOST_CONTENT)
    throw fieldError('to', 'This is too long for one post. Please choose a part of it.');
  return transcript;
}

interface Judged {
  field: string;
  kind: SubjectKind;
  text: string;
}

/** Everything of a post that is judged, in groups whose fields are judged together; long transcripts come in pieces. */
export function judgedGroups(post: { title: string; tags: readonly string[]; transcript: string }): Judged[][] {
  const { title, transcript } = post;
  const tags = post.tags.join(', ');
  const field = (name: string, text: string): Judged => ({ field: name, kind: 'post', text });
  const groups = [[field('title', title), field('tags', tags), field('content', transcript.slice(0, PIECE))]];
  for (let from = PIECE - OVERLAP; from + OVERLAP < transcript.length; from += PIECE - OVERLAP) {
    // The title and the tags stand over every piece.
    groups.push([field('content', [title, tags, transcript.slice(from, from + PIECE)].join('\n'))]);
  }
  return groups;
}
