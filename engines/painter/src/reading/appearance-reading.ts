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

/** Reads free text about somebody's looks. The description fills in what the appearance leaves open. */
export function readAppearance(appearance: string, description: string): Appearance {
  const told = freshDraft();
  readInto(told, description, true);
  const said = freshDraft();
  readInto(said, appearance, false);
  const looks = settle(said);
  const more = settle(told);
  const groups = new Set([...looks.worn, ...looks.without].map(groupOf));
  const added = more.worn.filter((name) => !groups.has(groupOf(name))).slice(0, 4);
  const merged = { ...more, ...looks, worn: [...looks.worn, ...added].slice(0, 12), without: looks.without };
  // One place for both: a colour of the story's clothes is none of the said ones.
  if (looks.garment && !looks.garmentColour) delete merged.garmentColour;
  return merged;
}
