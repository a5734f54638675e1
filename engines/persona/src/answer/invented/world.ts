import type { Setting } from '../../bank/bank.ts';
import { capitalised, plainMarks, wordsOf } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { makeRng, type Rng } from '../../rng.ts';
import type { Reading } from '../../siren/persona-reading.ts';
import { keysOf } from '../../story/user-statement.ts';
import { wasSaid } from '../choose.ts';
import { spoken } from '../speech.ts';
import { inHerWords } from '../wording.ts';
import { type Era, months, names, type Surroundings, surroundings, weekdays } from './world.data.ts';

const SPACE =
  /\b(?:starship|spaceship|spacecraft|space|orbit\w*|planet\w*|galax\w+|asteroid|colony|moon base|android|airlock|reactor|light[- ]years?|mars|jupiter|titan|cryo\w*|hydroponic\w*)\b/i;
const OLD =
  /\b(?:knight|dragon|castle|witch|wizard|elf|elven|dwarf|goblin|sorcer\w+|kingdom|queen|king|medieval|viking|roman|dynasty|samurai|duke|duchess|squire|blacksmith|fae|fairy|troll|sword|1[0-8]\d\d|(?:1[0-8]|[3-9])th[- ]century|regency|victorian|century BC|whaleship)\b/i;

/** When she lives: in space, before machines, or about now. */
export function eraOf({ facts, settings }: Pick<Reading, 'facts' | 'settings'>): Era {
  const text = plainMarks(facts.map((fact) => fact.text).join(' '));
  if (settings[0] === 'stars' || SPACE.test(text)) return 'space';
  return OLD.test(text) ? 'old' : 'modern';
}

export type Tone = 'gruff' | 'soft' | 'lively' | 'fine';

/** The four ways to put a thing, by her strongest trait. */
export function toneOf({ traits }: Pick<Reading, 'traits'>): Tone {
  const [first = 'warm'] = traits;
  if (first === 'rough' || first === 'stern') return 'gruff';
  if (first === 'playful' || first === 'bold') return 'lively';
  return first === 'warm' || first === 'shy' || first === 'melancholy' || first === 'dreamy' ? 'soft' : 'fine';
}

/** Lines for all, and for one tone only. */
export type Toned = { any: readonly string[] } & Partial<Record<Tone, readonly string[]>>;

const ONES =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number as it is said. */
export function numberWord(count: number): string {
  if (count < 20) return ONES[count] ?? String(count);
  if (count > 99) return String(count);
  const one = count % 10;
  return `${TENS[Math.floor(count / 10) - 2]}${one === 0 ? '' : `-${ONES[one]}`}`;
}

/** How old she is in years, as far as it is known. */
export function yearsOf({ age }: Pick<Reading, 'age'>): number {
  const text = age ?? '';
  const digits = Number(text.match(/\d+/)?.[0] ?? 0);
  if (digits > 0) return digits;
  const ten = TENS.findIndex((word) => text.includes(word.slice(0, -1)));
  const one = ONES.slice(0, 10).findIndex((word, at) => at > 0 && text.endsWith(`-${word}`));
  return ten < 0 ? 40 : (ten + 2) * 10 + Math.max(one, 0);
}

/** Somebody who stands in no card. */
export interface Person {
  name: string;
  /** 'the harbourmaster'. */
  role: string;
  he: string;
  him: string;
}

const FULL: Record<string, string> = { d: 'would', s: 'is', m: 'am', ve: 'have', ll: 'will', re: 'are' };

/** 'I would.', not 'I'd.': at the end of a clause the full form stands. */
const endsFull = (text: string): string =>
  text.replace(
    /\b(I|you|we|they|he|she|it|there)[’'](d|s|m|ve|ll|re)(?=[.,;:!?]|$)/gi,
    (_, who: string, end: string) => `${who} ${FULL[end.toLowerCase()]}`,
  );

/** What is made up for one siren: the same for the same key, whenever it is asked. */
export interface World {
  era: Era;
  tone: Tone;
  rng(key: string): Rng;
  /** One of a list that stays the same for the key. */
  fixed<T>(key: string, list: readonly T[]): T;
  person(key: string): Person;
  around(key: string, kind: keyof Surroundings): string;
  number(key: string, least: number, most: number): number;
  month(key: string): string;
  weekday(key: string): string;
  /** Fills '{person}', '{place}' and their like. */
  filled(key: string, line: string): string;
  /** A wording of hers that was not used in the story yet, filled and spoken. */
  line(key: string, lines: Toned | readonly string[], slots?: Record<string, string>): string;
}

/** How often somebody made up may come into an answer that could do without. */
const PEOPLED_CHANCE = 0.12;

/** The words of a question by which it is known again, however it is put. */
export const questionKey = (text: string): string => [...keysOf(text)].sort().join(' ');

const MEETS_FEMALE = /\b(?:woman|mistress|lady|girl|aunt|midwife|grandmother|mother)\b/;
const MEETS_MALE = /\b(?:man|\w+man|master|landlord|lighting man|brother|father)\b/;

export function worldOf({ reading, story }: Pick<Moment, 'reading' | 'story'>): World {
  const era = eraOf(reading);
  const tone = toneOf(reading);
  const card = wordsOf(reading.facts.map(({ text }) => text).join(' '));
  const [setting = 'home'] = reading.settings as Setting[];
  const place = surroundings[setting] ?? surroundings.home;
  const rng = (key: string) => makeRng('invent', reading.name, key);
  const fixed = <T>(key: string, list: readonly T[]): T => rng(key).pick(list) as T;
  const around = (key: string, kind: keyof Surroundings) => fixed(`${kind} ${key}`, place[kind]);
  const person = (key: string): Person => {
    const role = fixed(`role ${key}`, place.people);
    const isShe = MEETS_FEMALE.test(role) || (!MEETS_MALE.test(role) && rng(`sex ${key}`).chance(0.5));
    const list = names[era][isShe ? 'she' : 'he'].split(' ').filter((name) => !card.includes(name.toLowerCase()));
    return { name: fixed(`name ${key}`, list), role, he: isShe ? 'she' : 'he', him: isShe ? 'her' : 'him' };
  };
  const number = (key: string, least: number, most: number) => least + rng(`number ${key}`).below(most - least + 1);
  const month = (key: string) => fixed(`month ${key}`, months);
  const weekday = (key: string) => fixed(`day ${key}`, weekdays);
  const filled = (key: string, line: string): string => {
    const who = person(key);
    const years = Math.max(2, yearsOf(reading) - 18);
    // A name that nobody has heard says nothing: where the line does not say who it is, that is said instead.
    const isIntroduced = /\{(?:role|name)\}/i.test(line);
    const slots: Record<string, () => string> = {
      person: () => (isIntroduced ? who.name : who.role),
      name: () => who.name,
      role: () => who.role,
      he: () => who.he,
      him: () => who.him,
      his: () => (who.he === 'he' ? 'his' : 'her'),
      place: () => around(key, 'places'),
      thing: () => around(key, 'things'),
      sound: () => around(key, 'sounds'),
      smell: () => around(key, 'smells'),
      food: () => around(key, 'food'),
      doing: () => around(key, 'doing'),
      month: () => month(key),
      day: () => weekday(key),
      few: () => numberWord(number(key, 2, 6)),
      some: () => numberWord(number(key, 7, 30)),
      years: () => numberWord(number(`years ${key}`, 2, Math.min(years, 25))),
      young: () => numberWord(number(`young ${key}`, 9, 17)),
    };
    return line.replace(/\{(\w+)\}/g, (whole, slot: string) => {
      const low = slot.toLowerCase();
      const text = slots[low]?.() ?? whole;
      return slot === low ? text : capitalised(text);
    });
  };
  const line = (key: string, lines: Toned | readonly string[], slots: Record<string, string> = {}): string => {
    const list = Array.isArray(lines)
      ? (lines as readonly string[])
      : [...((lines as Toned)[tone] ?? []), ...(lines as Toned).any];
    const put = (text: string) =>
      endsFull(
        spoken(
          filled(
            key,
            inHerWords(text, reading).replace(/\{(\w+)\}/g, (whole, slot: string) => {
              const own = slots[slot] ?? slots[slot.toLowerCase()];
              return own === undefined ? whole : slot === slot.toLowerCase() ? own : capitalised(own);
            }),
          ).replace(/(^|[.!?] )(\p{Ll})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase()),
          reading,
        ),
      );
    // Somebody who was never heard of comes in seldom.
    const isPeopled = (text: string) => /\{(?:person|he|him)\}/i.test(text) && !/\{role\}/i.test(text);
    const shuffled = rng(`line ${key}`).shuffled(list);
    const plain = shuffled.filter((text) => !isPeopled(text));
    const chosen = rng(`peopled ${key}`).chance(PEOPLED_CHANCE) ? shuffled : [...plain, ...shuffled.filter(isPeopled)];
    const order = chosen.map(put);
    // What was said in all these words already is said again with a word before it, once.
    const again = order.map((text) =>
      spoken(`As I said, ${/^(?:I\b|I’)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)}`, reading),
    );
    return order.find((text) => !wasSaid(story, text)) ?? again.find((text) => !story.spokenLines.holds(text)) ?? '';
  };
  return { era, tone, rng, fixed, person, around, number, month, weekday, filled, line };
}
