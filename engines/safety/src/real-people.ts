import { memo } from './lexicon.ts';
import { foldText } from './normalise.ts';
import { isIn, type Reading } from './reading.ts';
import type { Word } from './words.ts';

/** A listed person's name in a text. */
export interface Mention {
  from: number;
  to: number;
  /** The first name is only an initial, so it may be another person. */
  isInitial: boolean;
}

export interface People {
  /** The words of the names, so that disguises of them are undone. */
  words: string[];
  find(words: Word[]): Mention[];
}

interface Spelling {
  parts: string[];
  isInitial: boolean;
}

const partsOf = (name: string) => foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The ways a name is written: whole, without middle names, the other way round, as one word, with an initial. */
function spellingsOf(name: string): Spelling[] {
  const parts = partsOf(name);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return parts.length === 1 ? [{ parts: [first], isInitial: false }] : [];
  const whole = [parts, [first, last], [last, first], [last, ...parts.slice(0, -1)], [first + last], [last + first]];
  return [
    ...whole.map((each) => ({ parts: each, isInitial: false })),
    { parts: [first.slice(0, 1), last], isInitial: true },
  ];
}

/** The people whom the operator lists, found as whole names. */
export function peopleOf(names: string[]): People {
  const byFirst = new Map<string, Spelling[]>();
  const known = new Set<string>();
  for (const spelling of names.flatMap(spellingsOf)) {
    const [first = ''] = spelling.parts;
    byFirst.set(first, [...(byFirst.get(first) ?? []), spelling]);
    for (const part of spelling.parts) if (part.length > 2) known.add(part);
  }
  /** The possessive may lack its apostrophe. */
  const beginningWith = memo((form) =>
    [form, ...(form.endsWith('s') ? [form.slice(0, -1)] : [])].flatMap((first) => {
      const spellings = byFirst.get(first);
      return spellings ? [spellings] : [];
    }),
  );
  return {
    words: [...known],
    find: (words) => {
      const found: Mention[] = [];
      if (byFirst.size === 0) return found;
      const tryAt = (at: number, spellings: Spelling[]) => {
        for (const { parts, isInitial } of spellings) {
          const isHere = parts.every((part, index) => isPart(words[at + index], part));
          if (isHere) found.push({ from: at, to: at + parts.length, isInitial });
        }
      };
      for (let at = 0; at < words.length; at++) {
        for (const form of words[at]?.forms ?? []) {
          for (const spellings of beginningWith(form)) tryAt(at, spellings);
        }
      }
      return found;
    },
  };
}

/** A name, or its possessive when the apostrophe was left out. */
const isPart = (word: Word | undefined, part: string) =>
  word?.forms.some((form) => form === part || form === `${part}s`) ?? false;

/** Words allowed between a claim and a name: 'she is the singer …'. */
const TITLES = new Set('a an the real actual famous young actress actor singer star celebrity model'.split(' '));
const MOST_TITLES = 4;
const BEHIND = 3;

/** Whether a text claims that a character looks, sounds or is like the person mentioned. */
export function claimsLikeness(reading: Reading, { from, to }: Mention): boolean {
  const { words } = reading;
  let start = from;
  while (from - start < MOST_TITLES && isIn(words[start - 1], TITLES)) start--;
  for (let end = start; end <= from; end++) if (reading.endsAt('likeness', end)) return true;
  let last = to;
  while (last - to < BEHIND && words[last]?.sentence === words[from]?.sentence) last++;
  return reading.has('likeness', to, last);
}
