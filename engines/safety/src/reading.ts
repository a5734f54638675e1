import { halfJoiner, joinLetters, splitGlued } from './disguises.ts';
import { coarse } from './languages/coarse.ts';
import type { Language } from './languages/language.ts';
import { lexiconOf } from './lexicon.ts';
import { numberReader, spellings } from './numbers.ts';
import { type Entry, type Found, phraseBook } from './phrase-book.ts';
import { vocabularyOf } from './vocabulary.ts';
import { type Word, wordReader } from './words.ts';

/** The lists of phrases of a language, by their names there. */
type Lists = {
  [Name in keyof Language]: Language[Name] extends string[] ? Name : never;
}[keyof Language];
export type Label = Lists;
export type Hit = Found<Label>;

/** A parsed text: its words, and the matches of every phrase. */
export interface Reading {
  words: Word[];
  hits(label: Label): Hit[];
  /** Whether a hit lies entirely within a range of words. */
  has(label: Label, from: number, to: number): boolean;
  /** Whether a hit ends right before a word. */
  endsAt(label: Label, at: number): boolean;
}

/** The plain lists of words of a language, to look words up in. */
export type WordLists = Record<
  | 'units'
  | 'afterAge'
  | 'agedThings'
  | 'things'
  | 'kin'
  | 'possessives'
  | 'children'
  | 'links'
  | 'determiners'
  | 'partners'
  | 'others'
  | 'grownUps'
  | 'person',
  Set<string>
>;

export interface Reader {
  read(text: string): Reading;
  lists(language: string): WordLists;
  /** The lists of all languages in one. */
  any: WordLists;
  codes: string[];
  /** Whether a folded word is one that a rule knows. */
  isKnown(word: string): boolean;
  /** Whether it is a proper prefix of a known word. */
  isBeginning(letters: string): boolean;
}

const LABELS: Label[] = [
  'certainAges',
  'likelyAges',
  'bareAges',
  'pastAges',
  'almostAdult',
  'roles',
  'pastWords',
  'minors',
  'childPlaces',
  'childActs',
  'childlike',
  'innocent',
  'sexual',
  'romantic',
  'notIntimate',
  'nonConsent',
  'withoutConsent',
  'selfHarm',
  'bestiality',
  'trafficking',
  'likeness',
];
const NONE: Hit[] = [];

const wordsOf = (list: string) =>
  new Set(
    list
      .split(/[\s|]+/)
      .filter(Boolean)
      .flatMap(spellings),
  );

function listsOf(language: Language): WordLists {
  const { person = '', who = '' } = language.names;
  return {
    units: wordsOf(language.units),
    afterAge: wordsOf(language.afterAge),
    agedThings: wordsOf(language.agedThings),
    things: wordsOf(language.things),
    kin: wordsOf(language.kin),
    possessives: wordsOf(language.possessives),
    children: wordsOf(language.children),
    links: wordsOf(language.links),
    determiners: wordsOf(language.determiners),
    partners: wordsOf(language.partners),
    others: wordsOf(language.others),
    grownUps: wordsOf(language.grownUps),
    person: wordsOf(`${person}|${who}`),
  };
}

function merged(all: WordLists[]): WordLists {
  const names = Object.keys(all[0] ?? {}) as (keyof WordLists)[];
  const list = (name: keyof WordLists) => new Set(all.flatMap((each) => [...each[name]]));
  return Object.fromEntries(names.map((name) => [name, list(name)])) as WordLists;
}

/** Replaces each `{name}` in a phrase by the language's alternatives of that name. */
export const spellOut = (phrase: string, names: Record<string, string>) =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? name);

const entriesOf = (language: Language): Entry<Label>[] =>
  LABELS.flatMap((label) =>
    language[label].map((phrase) => ({ label, language: language.code, phrase: spellOut(phrase, language.names) })),
  );

/** A reader of texts in these languages that also knows these names. */
export function readerOf(all: Language[], names: string[], year: number): Reader {
  const numbers = numberReader(all);
  const book = phraseBook<Label>(
    [...all.flatMap(entriesOf), ...coarse.map((phrase) => ({ label: 'sexual' as const, language: 'coarse', phrase }))],
    year,
  );
  const lists = new Map(all.map((language) => [language.code, listsOf(language)]));
  const listed = [...lists.values()].flatMap((each) => [...each.kin, ...each.children]);
  const lexicon = lexiconOf([...book.words, ...numbers.words, ...listed, ...names], book.stems);
  const vocabulary = vocabularyOf({ lexicon, numbers, book });
  const readWords = wordReader(vocabulary);
  const joinHalves = halfJoiner(vocabulary, numbers.isNumber);
  return {
    any: merged([...lists.values()]),
    codes: all.map(({ code }) => code),
    isKnown: lexicon.isWord,
    isBeginning: lexicon.isBeginning,
    lists: (language) => lists.get(language) ?? (lists.get('en') as WordLists),
    read: (text) => {
      const words = splitGlued(joinHalves(joinLetters(readWords(text), vocabulary)), vocabulary);
      numbers.assign(words);
      return readingOf(words, book.find(words));
    },
  };
}

function readingOf(words: Word[], found: Hit[]): Reading {
  const hits = new Map<Label, Hit[]>();
  /** Where the shortest hit that begins at a word ends. */
  const ends = new Map<Label, Map<number, number>>();
  const last = new Map<Label, Set<number>>();
  for (const hit of found) {
    const group = hits.get(hit.label) ?? [];
    const end = ends.get(hit.label) ?? new Map<number, number>();
    group.push(hit);
    last.set(hit.label, (last.get(hit.label) ?? new Set()).add(hit.to));
    end.set(hit.from, Math.min(end.get(hit.from) ?? hit.to, hit.to));
    hits.set(hit.label, group);
    ends.set(hit.label, end);
  }
  return {
    words,
    hits: (label) => hits.get(label) ?? NONE,
    endsAt: (label, at) => last.get(label)?.has(at) ?? false,
    has: (label, from, to) => {
      for (let at = Math.max(0, from); at < to; at++) {
        if ((ends.get(label)?.get(at) ?? Number.POSITIVE_INFINITY) <= to) return true;
      }
      return false;
    },
  };
}

/** Whether a word, however it is read, is in a list. */
export function isIn(word: Word | undefined, list: Set<string>): boolean {
  if (!word) return false;
  for (const form of word.forms) if (list.has(form)) return true;
  return false;
}

const never = () => false;

/** Builds a test for whether one of the hits covers a range of words. Hits that punctuation interrupts do not count. */
export function coverOf(hits: Hit[], words: Word[]): (from: number, to: number) => boolean {
  if (hits.length === 0) return never;
  const reach = new Int32Array(words.length + 1);
  for (const { from, to } of hits) {
    const isBroken = words.slice(from, to - 1).some(({ trail }) => /[.!?…,;]/.test(trail));
    if (!isBroken) reach[from] = Math.max(reach[from] ?? 0, to);
  }
  for (let at = 1; at < reach.length; at++) reach[at] = Math.max(reach[at] ?? 0, reach[at - 1] ?? 0);
  return (from, to) => (reach[from] ?? 0) >= to;
}
