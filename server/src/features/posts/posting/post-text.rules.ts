import { limits } from '@sirenade/contract/limits';
import { TITLE_MISSING } from '@sirenade/contract/sentences';
import { fieldError } from '../../../platform/app-error.ts';
import { cleanLine } from '../../../platform/text/clean-text.ts';
import { cutText } from '../../../platform/text/cut-text.ts';
import type { SubjectKind } from '../../../providers/moderation/moderation.ts';

/** Longest title that is made from the first message. */
const LONGEST_DEFAULT_TITLE = 100;
/** Longest transcript of a post. */
const LONGEST_TRANSCRIPT = 400_000;
/** Transcripts are judged in pieces that overlap by more than any moderation rule looks back. */
const PIECE = 20_000;
const OVERLAP = 2_000;

/** A title on one line. */
export function cleanTitle(input: string): string {
  const title = cleanLine('title', input);
  if (title === '') throw fieldError('title', TITLE_MISSING);
  return title;
}

/** A title for a post without one, from the first message of the chat. */
export function titleFrom(firstMessage: string, sirenName: string): string {
  // Prefers spoken text; actions between stars are used only when there is nothing else.
  const spoken = firstMessage.replace(/\*[^*]*\*/g, ' ');
  const text = (spoken.trim() === '' ? firstMessage : spoken).replace(/\*+/g, '');
  return cutText(cleanLine('title', text), LONGEST_DEFAULT_TITLE) || `A chat with ${sirenName}`;
}

/** Tags as they are stored: lower case, unique, at most as many as a post may have. */
export function cleanTags(tags: readonly string[]): string[] {
  const clean = tags.map((tag) => cleanLine('tags', tag.replaceAll(',', ' ')).toLowerCase());
  const fit = clean.filter((tag) => tag !== '' && tag.length <= limits.siren.tag);
  return [...new Set(fit)].slice(0, limits.post.tags);
}

/** Throws when a transcript is too long for one post. */
export function requireReadable(transcript: string): string {
  if (transcript.length > LONGEST_TRANSCRIPT)
    throw fieldError('to', 'This is too long for one post. Please choose a part of it.');
  return transcript;
}

interface Judged {
  field: string;
  kind: SubjectKind;
  text: string;
}

/** The fields of a post for moderation, in groups that are judged together; long transcripts in pieces. */
export function judgedGroups(post: { title: string; tags: readonly string[]; transcript: string }): Judged[][] {
  const { title, transcript } = post;
  const tags = post.tags.join(', ');
  const field = (name: string, text: string): Judged => ({ field: name, kind: 'post', text });
  const groups = [[field('title', title), field('tags', tags), field('content', transcript.slice(0, PIECE))]];
  for (let from = PIECE - OVERLAP; from + OVERLAP < transcript.length; from += PIECE - OVERLAP) {
    // Each further piece is judged with the title and the tags in front.
    groups.push([field('content', [title, tags, transcript.slice(from, from + PIECE)].join('\n'))]);
  }
  return groups;
}
