import type { SubjectKind } from '../../providers/moderation/moderation.ts';

/** Characters of a refused text that are stored for moderators. */
export const EXCERPT = 500;
const STEP = 400;

/** The kind of a subject such as `siren` or `siren:12`. */
const topicOf = (subject: string) => subject.split(':')[0] ?? '';

/** The kind under which all fields of a subject are judged together; `first` is the kind of its first field. */
export function jointKind(subject: string, first: SubjectKind): SubjectKind {
  return topicOf(subject) === 'siren' ? 'siren' : first;
}

const PLACES: Record<string, string> = {
  siren: 'part of a siren',
  picture: 'part of a picture',
  story: 'part of a story',
  post: 'part of a post',
  comment: 'part of a comment',
  profile: 'part of a profile',
};

/** The error message under a field. It never says why, since that would teach how to evade the rules. */
export function refusalSentence(subject: string, isTogether: boolean): string {
  const place = PLACES[topicOf(subject)] ?? 'said';
  return isTogether ? `Together with the rest, this cannot be ${place} here.` : `This cannot be ${place} here.`;
}

/** Overlapping pieces of a long text, so that a refused passage is whole in one of them. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from === 0 || from + EXCERPT - STEP < text.length; from += STEP) {
    pieces.push(text.slice(from, from + EXCERPT));
  }
  return pieces;
}
