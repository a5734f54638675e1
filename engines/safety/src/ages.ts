import { coverOf, type Hit, isIn, type Reader, type Reading, type WordLists } from './reading.ts';
import type { Word } from './words.ts';

/** Whose age it is, as far as the words show: a person's age now, a person's age in the past, or a relative's. */
export type Tense = 'present' | 'past' | 'kin';

/** A range of words that says a person is under 18 or childlike. */
export interface Claim {
  rule: string;
  from: number;
  to: number;
  tense: Tense;
  /** The description says that its subject has this relative, not that she is it: 'her daughter'. */
  isRelativeOfSubject: boolean;
  /** Set for a bare number: true within a sentence, false alone in one, where a tender phrase close by is enough. */
  isStray?: boolean;
}

const BACK = 6;
const AHEAD = 4;
const TWO_DIGITS = 10;
const NOON = 12;
/** Number words of other languages that are ordinary English words. */
const ENGLISH = new Set(['once', 'elf', 'quince', 'seize']);
/** Words after which 'one' is a pronoun and not an age: 'the only one', 'give me one', 'we are one'. */
const BEFORE_ONE = new Set(
  'i you u we they im youre theyre ur me her him be been being am m only just still even barely merely nearly almost'.split(
    ' ',
  ),
);
/** Words after which a number is a time, an address or a count. */
const PLACING = new Set('at by until till from to no nr x than times um gegen à a as às alle в к bis von'.split(' '));
/** A plural noun in most of the supported languages. */
const PLURAL = /^[a-z]{3,}s$/;

/** Finds the ages below 18 that a text gives to people. */
export function findAges(reading: Reading, reader: Reader): Claim[] {
  const { words } = reading;
  const isInnocent = coverOf(reading.hits('innocent'), words);
  const past = coverOf(reading.hits('pastAges'), words);
  const certain = reading
    .hits('certainAges')
    .filter((hit) => !isThingBehind(words, hit, reader.lists(hit.language)))
    .filter((hit) => !isThingBefore(words, hit, reader.lists(hit.language)));
  const likely = [...reading.hits('likelyAges'), ...reading.hits('bareAges'), ...reading.hits('pastAges')].filter(
    (hit) => {
      const lists = reader.lists(hit.language);
      return isAge(words, hit, lists) && !isThingBefore(words, hit, lists);
    },
  );
  const hits = [...certain, ...likely, ...reading.hits('almostAdult')].filter(
    ({ from, to, numberAt = from }) => !isInnocent(from, to) && !isInnocent(numberAt, numberAt + 1),
  );
  const claims = hits.map((hit) => {
    const at = hit.numberAt ?? hit.from;
    return claimOf(hit, reading, reader, past(at, at + 1));
  });
  const alone = [...appositions(words), ...strays(words, reader.any)].filter(({ from, to }) => !isInnocent(from, to));
  return [...claims, ...differences(words), ...alone];
}

/** Turns a hit into a claim by deciding whose age it is. */
export function claimOf(hit: Hit, reading: Reading, reader: Reader, isPast: boolean): Claim {
  const { rule, from, to } = hit;
  const kin = kinNear(reading.words, hit, reader.lists(hit.language));
  // 'You are my …' gives a role in the story; it does not mention a family.
  const isRole = kin !== undefined && reading.has('roles', Math.min(from, kin) - 3, Math.max(to, kin) + 1);
  const tense = kin !== undefined && !isRole ? 'kin' : isPast ? 'past' : 'present';
  const isRelativeOfSubject =
    tense === 'kin' && hasPossessiveBefore(reading.words, kin ?? from, hit, reader.lists(hit.language));
  return { rule, from, to, tense, isRelativeOfSubject };
}

/** The nearest relative in the same sentence. */
function kinNear(words: Word[], { from, to }: Hit, lists: WordLists): number | undefined {
  const sentence = words[from]?.sentence;
  for (let at = to - 1; at >= Math.max(0, from - BACK) && words[at]?.sentence === sentence; at--) {
    if (isIn(words[at], lists.kin)) return at;
  }
  for (let at = to; at < Math.min(words.length, to + AHEAD) && words[at]?.sentence === sentence; at++) {
    if (isIn(words[at], lists.kin)) return at;
  }
  return undefined;
}

function hasPossessiveBefore(words: Word[], kin: number, { from }: Hit, lists: WordLists): boolean {
  const start = Math.min(kin, from);
  return [1, 2, 3, 4].some((back) => isIn(words[start - back], lists.possessives));
}

/** 'A twelve-year-old whisky'. */
function isThingBehind(words: Word[], { to }: Hit, lists: WordLists): boolean {
  for (let at = to; at < Math.min(words.length, to + 3) && !words[at - 1]?.stop; at++) {
    if (isIn(words[at], lists.person)) break;
    if (isIn(words[at], lists.agedThings)) return true;
  }
  return false;
}

/** 'The ship is sixteen years old'. */
function isThingBefore(words: Word[], { from }: Hit, lists: WordLists): boolean {
  for (let at = from; at > Math.max(0, from - 5); at--) {
    const before = words[at - 1];
    if (isIn(words[at], lists.person) || before?.stop) return false;
    if (isIn(before, lists.agedThings)) return true;
  }
  return false;
}

/** Whether the number of a hit is an age and counts nothing. */
function isAge(words: Word[], { label, from, to, numberAt, value = 0 }: Hit, lists: WordLists): boolean {
  const last = words[to - 1];
  if (numberAt === undefined) return true;
  const number = words[numberAt];
  if (number?.quantity || number?.numbers.some((each) => each.doubtful && each.value === value)) return false;
  if (number?.forms.includes('one') && isIn(words[from], BEFORE_ONE)) return false;
  if (words[from]?.sentence !== last?.sentence || isIn(words[from - 1], lists.things)) return false;
  if (isIn(words[from], lists.things)) return false;
  const next = words[to];
  const ends = !next || last?.stop || next.sentence !== last?.sentence;
  if (ends || isIn(next, lists.afterAge)) return true;
  if (label === 'bareAges' || value < TWO_DIGITS || isIn(next, lists.units)) return false;
  return next?.digits === undefined && !next.forms.some((form) => PLURAL.test(form));
}

/** 'Ten years younger than her 25 years': the difference is an age below 18. */
function differences(words: Word[]): Claim[] {
  const claims: Claim[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!words[at]?.forms.includes('younger')) continue;
    const less = words.slice(Math.max(0, at - 3), at).find(({ numbers }) => numbers.length > 0)?.numbers[0]?.value;
    const whole = words.slice(at + 1, at + 6).find(({ digits }) => digits !== undefined)?.digits;
    const left = (whole ?? 0) - (less ?? 0);
    if (!less || !whole || left < 1 || left > 17) continue;
    claims.push({ rule: 'difference', from: at, to: at + 1, tense: 'present', isRelativeOfSubject: false });
  }
  return claims;
}

/** 'Mia, 15, …', 'Mia (15)', 'Fifteen, shy, …': a number on its own between marks. */
function appositions(words: Word[]): Claim[] {
  const claims: Claim[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (word.numbers.length === 0 || !standsAlone(word) || isIn(word, ENGLISH)) continue;
    const before = words[at - 1];
    const after = words[at + 1];
    if (before?.numbers.length || after?.numbers.length) continue;
    const isFirst = before?.sentence !== word.sentence || before.trail.endsWith(':');
    const isBracketed = /[([]$/.test(word.lead) && /^[)\]]/.test(word.trail);
    const isParted = (isFirst || before?.trail.endsWith(',')) && (after ? /^[,;]/.test(word.trail) : !isFirst);
    if (!isBracketed && !isParted) continue;
    claims.push({ rule: 'apposition', from: at, to: at + 1, tense: 'present', isRelativeOfSubject: false });
  }
  return claims;
}

/** 'At' is a time of day up to noon, and may be an age above. */
const isPlacing = (word: Word | undefined, value: number) =>
  isIn(word, PLACING) && !(value > NOON && word?.forms[0] === 'at');

/** A number from 10 to 17 that is no count, time or address, so it may be an age. */
function strays(words: Word[], lists: WordLists): Claim[] {
  const claims: Claim[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (word.numbers.length === 0) continue;
    const { value = 0, doubtful, language } = word.numbers[0] ?? {};
    if (value < TWO_DIGITS || value > 17 || doubtful || word.ordinal || word.quantity || isIn(word, ENGLISH)) continue;
    const before = words[at - 1];
    const next = words[at + (word.numbers[0]?.span ?? 1)];
    const isOurs = language === undefined || language === 'en' || word.stop;
    const isPlaced = before?.sentence === word.sentence && (isIn(before, lists.things) || isPlacing(before, value));
    const isCount = !word.stop && next?.sentence === word.sentence && !isIn(next, lists.afterAge);
    if (!isOurs || isPlaced || isCount || before?.numbers.length || next?.digits !== undefined) continue;
    const isAnswer = before?.sentence !== word.sentence && next?.sentence !== word.sentence;
    claims.push({
      rule: 'stray',
      from: at,
      to: at + 1,
      tense: 'present',
      isRelativeOfSubject: false,
      isStray: !isAnswer,
    });
  }
  return claims;
}

/** Digits from six on, or a word from eleven on: smaller ones count things. */
function standsAlone({ digits, numbers, quantity, doubtful, ordinal }: Word): boolean {
  const value = numbers[0]?.value ?? 0;
  if (quantity || doubtful || ordinal || numbers[0]?.doubtful || value > 17) return false;
  return value >= (digits === undefined ? 11 : 6);
}
