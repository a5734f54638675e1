import type { Known } from './known-words.ts';
import { memo, pairMemo } from './lexicon.ts';
import { spellings } from './numbers.ts';
import type { Word } from './words.ts';

/** A phrase to find, under a label; the syntax is that of Language. */
export interface Entry<Label extends string> {
  label: Label;
  /** The language of its numbers. */
  language: string;
  phrase: string;
}

/** A match of a phrase: `from` is the index of its first word, `to` the one after its last. */
export interface Found<Label extends string> {
  label: Label;
  language: string;
  /** The id of the rule, for moderators. */
  rule: string;
  from: number;
  to: number;
  /** The index of its number, if it has one. */
  numberAt?: number | undefined;
  value?: number | undefined;
}

export interface PhraseBook<Label extends string> {
  words: Set<string>;
  stems: Set<string>;
  /** Whether a phrase begins with a word. */
  isStart(word: string): boolean;
  find(words: Word[]): Found<Label>[];
}

type Slot = '#' | '#18' | '#th' | '#18th' | '#year' | '_';
interface Step {
  slot?: Slot;
  words: Set<string>;
  stems: string[];
  optional: boolean;
}
interface Rule<Label extends string> extends Entry<Label> {
  rule: string;
  steps: Step[];
  /** Whether it cannot match a text without numbers. */
  needsNumber: boolean;
}

const SLOTS = new Set<string>(['#', '#18', '#th', '#18th', '#year', '_']);

function stepOf(source: string): Step {
  const optional = source.endsWith('?') || source === '_';
  const alternatives = source.replace(/\?$/, '').split('|');
  const slot = alternatives.find((each): each is Slot => SLOTS.has(each));
  const plain = alternatives.filter((each) => !SLOTS.has(each));
  const stems = plain.filter((each) => each.endsWith('*')).flatMap((each) => spellings(each.slice(0, -1)));
  const words = plain.filter((each) => !each.endsWith('*')).flatMap(spellings);
  return { ...(slot ? { slot } : {}), words: new Set(words), stems, optional };
}

const isNumberAlone = ({ slot, words, stems, optional }: Step) =>
  slot !== undefined && slot !== '_' && !optional && words.size === 0 && stems.length === 0;

/** The steps a phrase may begin with: its first, and those behind optional ones. */
function beginnings(steps: Step[]): Step[] {
  const needed = steps.findIndex(({ optional }) => !optional);
  return steps.slice(0, (needed < 0 ? steps.length : needed) + 1);
}

/** Words too common to tell phrases apart. */
const COMMON = new Set(
  (
    'a an the and or of to in on at by as for with from into out up down over under around about against before after ' +
    'i you she he we they it me him her us them my your his its our their is are was were be been being am do does did ' +
    'have has had having not no never only just still even all any some one like look looks looking looked how what ' +
    'way want wants make makes making made take takes took taking get gets got go goes say says said tell told turn ' +
    'turns turned face love small little young best much many good new old story scene play back again let put give ' +
    'gave keep kept see saw know think come came will would can could should may might must if then than so too very ' +
    'without while until when where who hardly barely almost hands hand home place video real live family'
  ).split(' '),
);

/** The rarest required step of a phrase: each text that it matches has one of these words or stems, or a number. */
export function neededWords(phrase: string): { words: Set<string>; stems: string[] } {
  const needed = phrase
    .split(' ')
    .map(stepOf)
    .filter(({ optional }) => !optional);
  const rarity = ({ slot, words, stems }: Step) => {
    const all = [...words, ...stems];
    if (slot || all.every((word) => /^\d+$/.test(word))) return Number.POSITIVE_INFINITY;
    const shortest = Math.min(...all.map(({ length }) => length));
    return shortest - 100 * all.filter((word) => COMMON.has(word)).length;
  };
  const best = needed.reduce((one, other) => (rarity(other) > rarity(one) ? other : one));
  return { words: best.words, stems: best.stems };
}

/** Compiles phrases so that a text is searched in one pass, each word looking up only what may begin there. */
export function phraseBook<Label extends string>(entries: Entry<Label>[], year: number): PhraseBook<Label> {
  const words = new Set<string>();
  const stems = new Set<string>();
  const byWord = new Map<string, Rule<Label>[]>();
  const byStem = new Map<string, Rule<Label>[]>();
  const byNumber: Rule<Label>[] = [];
  const add = (map: Map<string, Rule<Label>[]>, key: string, rule: Rule<Label>) => {
    const rules = map.get(key);
    if (!rules) map.set(key, [rule]);
    else if (rules.at(-1) !== rule) rules.push(rule);
  };
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const group = `${entry.label}/${entry.language}`;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    const steps = entry.phrase.split(' ').map(stepOf);
    const rule = { ...entry, steps, rule: `${group}/${count}`, needsNumber: steps.some(isNumberAlone) };
    for (const step of steps) {
      for (const word of step.words) words.add(word);
      for (const stem of step.stems) stems.add(stem);
    }
    for (const step of beginnings(steps)) {
      for (const word of step.words) add(byWord, word, rule);
      for (const stem of step.stems) add(byStem, stem, rule);
      if (step.slot && step.slot !== '_' && byNumber.at(-1) !== rule) byNumber.push(rule);
    }
  }
  const lengths = [...new Set([...stems].map(({ length }) => length))].sort((a, b) => a - b);

  const startingWith = memo((form) => {
    const rules = new Set(byWord.get(form));
    for (const length of lengths) {
      if (length > form.length) break;
      for (const rule of byStem.get(form.slice(0, length)) ?? []) rules.add(rule);
    }
    return startOf([...rules]);
  });
  const startingWithNumber = startOf(byNumber);
  /** The rules that may match from a word on, by that word and the next, which is not a number. */
  const startingWithPair = pairMemo((first: Known, next) =>
    first.forms.flatMap((form) => {
      const { rest, byNext } = startingWith(form);
      const following = next?.forms.flatMap((each) => byNext.get(each) ?? []) ?? [];
      return [...rest.filter(({ steps }) => mayGoOn(steps, next)), ...following];
    }),
  );
  return {
    words,
    stems,
    isStart: (word) => startingWith(word).all.length > 0,
    find: (text) => {
      const found: Found<Label>[] = [];
      const isMeant = text.map(({ numbers }) => numbers.some(({ value }) => isOfPhrase(value, year)));
      const hasNumber = isMeant.includes(true);
      const tryAll = (rules: Rule<Label>[], at: number) => {
        for (const { label, language, rule, steps, needsNumber } of rules) {
          if (needsNumber && !hasNumber) continue;
          const match = matchFrom(text, at, steps, 0, { language, year });
          if (match && match.to > at) found.push({ label, language, rule, from: at, ...match });
        }
      };
      const tryStart = ({ rest, byNext }: Start<Label>, at: number) => {
        tryAll(rest, at);
        if (byNext.size > 0) for (const form of text[at + 1]?.forms ?? []) tryAll(byNext.get(form) ?? [], at);
      };
      for (let at = 0; at < text.length; at++) {
        const { known, numbers } = text[at] as Word;
        if (known.isStart) {
          if (!isMeant[at + 1]) tryAll(startingWithPair(known, text[at + 1]?.known), at);
          else for (const form of known.forms) tryStart(startingWith(form), at);
        }
        if (!isMeant[at]) continue;
        // In a number of several words the second word is part of the number, so `byNext` does not apply.
        if (numbers.some(({ span }) => span > 1)) tryAll(startingWithNumber.all, at);
        else tryStart(startingWithNumber, at);
      }
      return found;
    },
  };
}

/** The rules that begin with one word, indexed by their second word. */
interface Start<Label extends string> {
  all: Rule<Label>[];
  /** Rules that only certain words can follow. */
  byNext: Map<string, Rule<Label>[]>;
  /** Rules that do not depend on the second word. */
  rest: Rule<Label>[];
}

function startOf<Label extends string>(rules: Rule<Label>[]): Start<Label> {
  const start: Start<Label> = { all: rules, byNext: new Map(), rest: [] };
  for (const rule of rules) {
    const next = wordsAfterFirst(rule.steps);
    if (!next) start.rest.push(rule);
    else for (const word of next) start.byNext.set(word, [...(start.byNext.get(word) ?? []), rule]);
  }
  return start;
}

/** The words that may come second; undefined if a number, a stem or the end may, too. */
function wordsAfterFirst(steps: Step[]): Set<string> | undefined {
  const [first, ...others] = steps;
  const next = beginnings(others);
  const isOpen = first?.optional || next.every(({ optional }) => optional);
  if (isOpen || next.some(({ slot, stems }) => slot || stems.length > 0)) return undefined;
  return new Set(next.flatMap(({ words }) => [...words]));
}

/** Whether a rule may match with this second word, which is not a number and may be missing. */
function mayGoOn([first, ...others]: Step[], next: Known | undefined): boolean {
  const steps = beginnings(others);
  if (first?.optional || steps.every(({ optional }) => optional)) return true;
  return next !== undefined && steps.some((step) => step.slot === '_' || isWordOf(step, next));
}

interface Match {
  to: number;
  numberAt?: number | undefined;
  value?: number | undefined;
}

interface Setting {
  language: string;
  year: number;
}

function matchFrom(text: Word[], at: number, steps: Step[], index: number, setting: Setting): Match | undefined {
  const step = steps[index];
  if (!step) return { to: at };
  const word = text[at];
  if (word && !step.slot) {
    const rest = isWordOf(step, word) ? matchFrom(text, at + 1, steps, index + 1, setting) : undefined;
    if (rest) return rest;
  } else if (word && (step.slot === '_' || word.numbers.length > 0 || isWordOf(step, word))) {
    for (const { span, value } of spansOf(word, step, setting)) {
      const rest = matchFrom(text, at + span, steps, index + 1, setting);
      if (rest) return value === undefined ? rest : { numberAt: at, value, ...rest };
    }
  }
  return step.optional ? matchFrom(text, at, steps, index + 1, setting) : undefined;
}

const GROWN_UP = 18;

function fits(slot: Slot, value: number, year: number): boolean {
  if (slot.startsWith('#18')) return value === GROWN_UP;
  if (slot === '#year') return value > year - GROWN_UP && value <= year;
  return value > 0 && value < GROWN_UP;
}

/** Whether the number fits a slot of any phrase. */
const isOfPhrase = (value: number, year: number) =>
  (value > 0 && value <= GROWN_UP) || (value > year - GROWN_UP && value <= year);

/** The numbers of words that a step can take here; empty if it does not fit. */
function spansOf(word: Word, step: Step, { language, year }: Setting): { span: number; value?: number }[] {
  const spans: { span: number; value?: number }[] = [];
  if (step.slot === '_') spans.push({ span: 1 });
  else if (step.slot && Boolean(word.ordinal) === step.slot.endsWith('th')) {
    for (const { value, span, language: own = language } of word.numbers) {
      if (own === language && fits(step.slot, value, year)) spans.push({ span, value });
    }
  }
  if (isWordOf(step, word)) spans.push({ span: 1 });
  return spans;
}

function isWordOf({ words, stems }: Step, { forms }: Pick<Known, 'forms'>): boolean {
  for (const form of forms) {
    if (words.has(form)) return true;
    for (const stem of stems) if (form.startsWith(stem)) return true;
  }
  return false;
}
