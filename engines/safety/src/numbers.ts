import type { Language } from './languages/language.ts';
import { foldText } from './normalise.ts';
import type { NumberReading, Word } from './words.ts';

const ROMAN = ['vi', 'vii', 'viii', 'ix', 'xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi', 'xvii'];
const ROMAN_VALUES = [6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17];
const SUMS = new Map([
  ['plus', 1],
  ['minus', -1],
  ['less', -1],
]);
const GROWN = 100;
const NONE: NumberReading[] = [];

/** Finds the numbers of a text, as digits and as words of its languages. */
export interface NumberReader {
  /** Whether a word is a number below 18 in some language. */
  isNumber(word: string): boolean;
  /** Whether it is any number, or part of one. */
  isNumeric(word: string): boolean;
  words: string[];
  /** Sets `numbers` of each word to the numbers that begin there. */
  assign(words: Word[]): void;
}

/** A reader of numbers in these languages. */
export function numberReader(languages: Language[]): NumberReader {
  const cardinals = new Map<string, NumberReading[]>();
  const ordinals = new Map<string, number>();
  const tens = new Map<string, string[]>();
  const joiners = new Map<string, Set<string>>();
  for (const { code, ...language } of languages) {
    for (const [word, value] of Object.entries(language.numbers)) {
      for (const form of spellings(word)) {
        cardinals.set(form, [...(cardinals.get(form) ?? []), { value, span: 1, language: code }]);
      }
    }
    for (const [word, value] of Object.entries(language.ordinals)) {
      for (const form of spellings(word)) ordinals.set(form, value);
    }
    for (const word of language.tens.split(' ')) {
      for (const form of spellings(word)) tens.set(form, [...(tens.get(form) ?? []), code]);
    }
    joiners.set(code, new Set(language.joiners.split(' ')));
  }

  for (const [index, word] of ROMAN.entries()) {
    const reading = { value: ROMAN_VALUES[index] ?? 0, span: 1, doubtful: true };
    cardinals.set(word, [...(cardinals.get(word) ?? []), reading]);
  }

  const single = ({ forms, digits, doubtful, quantity }: Word): NumberReading[] => {
    if (digits !== undefined) return [{ value: digits, span: 1, doubtful: doubtful || quantity }];
    const [only = ''] = forms;
    if (forms.length === 1) return cardinals.get(only) ?? NONE;
    return forms.flatMap((form) => cardinals.get(form) ?? NONE);
  };
  const isCount = (word: Word | undefined) => word !== undefined && single(word).length > 0;
  const tensOf = ({ forms }: Word): string[] => {
    for (const form of forms) if (tens.has(form)) return tens.get(form) ?? [];
    return [];
  };

  /** How many words a number from twenty on takes here ('twenty five', 'fifteen hundred'); 0 if there is none. */
  const grownSpan = (words: Word[], at: number): number => {
    const word = words[at] as Word;
    const next = words[at + 1];
    const isTens = tensOf(word).length > 0;
    if (word.stop || !next) return isTens ? 1 : 0;
    const codes = isTens ? tensOf(word) : tensOf(next);
    if (codes.length === 0) return 0;
    const span = isTens ? 1 : 2;
    return Math.max(...codes.map((code) => grow(words, at, span, code)));
  };

  const grow = (words: Word[], at: number, from: number, code: string): number => {
    let span = from;
    for (let steps = 0; steps < 4; steps++) {
      const isJoined = words[at + span]?.forms.some((form) => joiners.get(code)?.has(form));
      const next = words[at + span + (isJoined ? 1 : 0)];
      if (!next || words[at + span - 1]?.stop) return span;
      const isMore =
        next.forms.some((form) => tens.get(form)?.includes(code)) ||
        single(next).some(({ language }) => language === code);
      if (!isMore) return span;
      span += isJoined ? 2 : 1;
    }
    return span;
  };

  /** Numbers made of ten and a unit: 'dix sept', 'diez y seis'. */
  const tenAnd = (words: Word[], at: number): NumberReading | undefined => {
    for (const { value, language } of single(words[at] as Word)) {
      if (value !== 10 || !language || words[at]?.stop) continue;
      const isJoined = words[at + 1]?.forms.some((form) => joiners.get(language)?.has(form)) ?? false;
      if (isJoined ? language !== 'es' : language !== 'fr') continue;
      const next = words[at + (isJoined ? 2 : 1)];
      const unit = next && single(next).find((each) => each.language === language && each.value > 5 && each.value < 10);
      if (unit) return { value: 10 + unit.value, span: isJoined ? 3 : 2, language };
    }
    return undefined;
  };

  /** 'ten plus five', '20 - 4'. */
  const sum = (words: Word[], at: number): NumberReading | undefined => {
    const [first, sign, second] = [words[at], words[at + 1], words[at + 2]];
    const start = first && (single(first)[0]?.value ?? (isTwenty(first) ? 20 : undefined));
    const mark = first?.trail.trim();
    if (start !== undefined && sign?.digits !== undefined && (mark === '+' || (mark === '-' && start > 17))) {
      const value = mark === '+' ? start + sign.digits : start - sign.digits;
      return value > 0 ? { value, span: 2, doubtful: true } : undefined;
    }
    const factor = SUMS.get(sign?.forms[0] ?? '');
    const term = second && single(second)[0]?.value;
    if (start === undefined || !factor || term === undefined) return undefined;
    return { value: start + factor * term, span: 3, doubtful: true };
  };

  return {
    isNumber: (word) => (cardinals.get(word) ?? []).some(({ value }) => value < 18),
    isNumeric: (word) => cardinals.has(word) || ordinals.has(word) || tens.has(word),
    words: [
      ...cardinals.keys(),
      ...ordinals.keys(),
      ...tens.keys(),
      ...[...joiners.values()].flatMap((set) => [...set]),
    ],
    assign: (words) => {
      for (let at = 0; at < words.length; at++) {
        const word = words[at] as Word;
        if (!word.known.isNumeric && word.digits === undefined && !word.ordinal) continue;
        const ordinal = word.forms.find((form) => ordinals.has(form));
        if (word.ordinal || ordinal) {
          word.ordinal = true;
          word.numbers = [{ value: word.digits ?? ordinals.get(ordinal ?? '') ?? GROWN, span: 1 }];
          continue;
        }
        if (!isCount(word) && tensOf(word).length === 0) continue;
        const added = sum(words, at) ?? tenAnd(words, at);
        const grown = added ? 0 : grownSpan(words, at);
        if (grown > 0) word.numbers = [{ value: GROWN, span: grown }];
        else word.numbers = added ? [added] : [...single(word), ...pair(words, at)];
        at += (added?.span ?? Math.max(grown, 1)) - 1;
      }
    },
  };
}

const isTwenty = ({ forms }: Word) => forms.includes('twenty');

/** '1 5' for 15. */
function pair(words: Word[], at: number): NumberReading[] {
  const isOneDigit = (word: Word | undefined) =>
    word?.digits !== undefined && word.forms[0]?.length === 1 && !word.doubtful;
  const [first, second] = [words[at], words[at + 1]];
  if (!isOneDigit(first) || !isOneDigit(second) || isOneDigit(words[at + 2]) || isOneDigit(words[at - 1])) return [];
  return [{ value: Number(`${first?.forms[0]}${second?.forms[0]}`), span: 2 }];
}

/** A word of a list as folded text has it, and with its umlauts typed as 'ae', 'oe', 'ue'. */
export function spellings(word: string): string[] {
  const typed = word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...new Set([foldText(word), foldText(typed)])];
}
