import { groupOf } from '../worn/all-worn.ts';
import { readAge } from './age-reading.ts';
import type { Appearance } from './appearance.ts';
import { type Reader, readClause } from './clause-reading.ts';
import { clausesOf } from './clauses.ts';
import { type Draft, freshDraft, settle } from './draft.ts';

function readInto(draft: Draft, text: string, story: boolean): void {
  const reader: Reader = { draft, tints: [], hair: [], topic: undefined, lasting: undefined, not: false, story };
  for (const clause of clausesOf(text)) readClause(reader, clause);
  const age = readAge(text);
  if (age !== undefined) draft.looks.age = age;
}

/** Parses free text about a person's looks. The description fills the fields that the appearance leaves open. */
export function readAppearance(appearance: string, description: string): Appearance {
  const descriptionDraft = freshDraft();
  readInto(descriptionDraft, description, true);
  const appearanceDraft = freshDraft();
  readInto(appearanceDraft, appearance, false);
  const looks = settle(appearanceDraft);
  const described = settle(descriptionDraft);
  const groups = new Set([...looks.worn, ...looks.without].map(groupOf));
  const added = described.worn.filter((name) => !groups.has(groupOf(name))).slice(0, 4);
  const merged = { ...described, ...looks, worn: [...looks.worn, ...added].slice(0, 12), without: looks.without };
  // The description's colour belongs to its own garment, so it does not tint the one that the appearance names.
  if (looks.garment && !looks.garmentColour) delete merged.garmentColour;
  return merged;
}
