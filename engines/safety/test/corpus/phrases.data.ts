import type { Category, SubjectKind } from '@sirenade/server/ports/moderation';

/** A phrase that must be refused, or one that must pass; for tests only, and neutral in wording. */
export interface Phrase {
  kind: SubjectKind;
  text: string;
}

export interface RefusedPhrase extends Phrase {
  category: Category;
}

/** Phrases of one kind, one a line. */
export const phrases = (kind: SubjectKind, lines: string): Phrase[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => ({ kind, text }));

/** Phrases of one kind that must be refused for one reason, one a line. */
export const refused = (category: Category, kind: SubjectKind, lines: string): RefusedPhrase[] =>
  phrases(kind, lines).map((phrase) => ({ ...phrase, category }));
