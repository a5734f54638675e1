import type { Persona } from '@sirenade/server/ports/text';
import type { Setting, Trait } from '../bank/bank.ts';
import { isTitle, namesOf, type Pronoun } from '../language/first-person.ts';
import { isForeignText } from '../message/tiny.ts';
import { plainMarks } from '../prose.ts';
import { makeRng, type Rng } from '../rng.ts';
import { looksIn } from './card/looks.ts';
import { type Fact, factOf, factsIn, isQuality } from './facts.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { settingsIn, traitsIn } from './speaking-words.ts';
import { themesOf } from './themes.ts';

/** A siren as the engine knows her. */
export interface Reading extends OwnWords {
  name: string;
  /** As people call her: 'Mairi' of 'Mairi Grant', 'Inspector Hale' of 'Inspector Edmund Hale'. */
  shortName: string;
  gender: Persona['gender'];
  traits: Trait[];
  settings: Setting[];
  facts: Fact[];
  /** What her Secrets say, as she would say it: only for somebody who has stayed a while, and asks. */
  secrets: Fact[];
  /** What her Secrets are about, each a thing and no more: 'letters', 'a boat'. */
  themes: string[];
  /** 'fifty-eight', 'in my forties'; null where nothing says it. */
  age: string | null;
}

const MOST_TRAITS = 3;
const MOST_SETTINGS = 3;

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

/** Which pronoun a text uses for her. */
function pronounIn(text: string, name: string, gender: Persona['gender']): Pronoun {
  const plain = plainMarks(text);
  const counts = {
    she: count(plain, /\b(?:she|her|herself)\b/gi),
    he: count(plain, /\b(?:he|him|his|himself)\b/gi),
    they: count(plain, /\b(?:they|them|their)\b/gi),
    I: count(plain, /(?:^|[.!?\n]\s*)(?:I|I'm|My)\b/g),
    // 'Your neighbour from the third floor' speaks to the person, whose neighbour she is.
    you: /^\s*Your\b/.test(plain) ? 0 : count(plain, /(?:^|[.!?\n]\s*)(?:You|You're)\b/g),
  };
  const own = gender === 'female' ? 'she' : gender === 'male' ? 'he' : 'they';
  const isNamed = namesOf(name).some((part) => plain.includes(part));
  if (counts.I > 0 && counts.I >= counts[own]) return 'I';
  if (counts.you > 0 && counts[own] === 0 && !isNamed) return 'you';
  if (counts[own] > 0) return own;
  return counts.she > counts.he ? 'she' : counts.he > 0 ? 'he' : own;
}

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ONES = 'one two three four five six seven eight nine'.split(' ');

function inWords(age: number): string {
  if (age < 20 || age > 99) return String(age);
  const [ten, one] = [TENS[Math.floor(age / 10) - 2], ONES[(age % 10) - 1]];
  return one === undefined ? `${ten}` : `${ten}-${one}`;
}

/** How old a text says she is, as she would say it. */
function ageIn(text: string, name: string): string | null {
  const plain = plainMarks(text);
  const digits =
    plain.match(/\b(\d{2,4})[ -]years?[ -]old\b/i) ??
    plain.match(/\baged?:?\s+(\d{2,4})\b/i) ??
    plain.match(
      /\b(?:she|he|they|i|you)(?:'s|'re|'m| is| are| am)\s+(\d{2,4})\b(?!\s*(?:cm|m|kg|feet|ft|pounds|inches|%))/i,
    ) ??
    namesOf(name)
      .flatMap(
        (part) =>
          plain.match(new RegExp(`${part.replace(/[^\p{L}\p{N} ]/gu, '.')},? (?:is )?\\(?(\\d{2,4})\\b`, 'u')) ?? [],
      )
      .reduce<RegExpMatchArray | null>(
        (found, item, at, all) => found ?? (at % 2 === 1 ? ([item, all[at]] as RegExpMatchArray) : null),
        null,
      ) ??
    plain.match(/(?:^|[,.;]\s)(\d{2,3})(?=[,.;]|$)/m) ??
    plain.match(/\b(?:of|keeper|teacher|woman|man) of (\d{2})\b/i);
  if (digits?.[1] !== undefined && Number(digits[1]) >= 18) return inWords(Number(digits[1]));
  const words = plain.match(
    new RegExp(
      `\\b((?:${TENS.join('|')})(?:[ -](?:${ONES.join('|')}))?)(?:[ -]years?[ -]old|, (?:who|she|he|with))`,
      'i',
    ),
  );
  if (words?.[1] !== undefined) return words[1].toLowerCase().replace(' ', '-');
  const first = plain.match(
    new RegExp(
      `^(?:about |around )?((?:${TENS.join('|')})(?:[ -](?:${ONES.join('|')}))?)(?=[,.;]| (?:by|or so|years))`,
      'i',
    ),
  );
  if (first?.[1] !== undefined) return first[1].toLowerCase().replace(' ', '-');
  // 'Hedge-witch, sixty-six, in the village of …'
  const apart = plain
    .slice(0, 200)
    .match(new RegExp(`[,.;] (?:aged )?((?:${TENS.join('|')})(?:[ -](?:${ONES.join('|')}))?)(?=[,.;])`, 'i'));
  if (apart?.[1] !== undefined) return apart[1].toLowerCase().replace(' ', '-');
  const about = plain.match(
    /\bin (?:her|his|their|my|your) ((?:early|mid|late)?[ -]?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties))\b/i,
  );
  return about?.[1] === undefined ? null : `in my ${about[1].toLowerCase()}`;
}

/** Traits that go well beside one, so that nobody is made of a single note. */
const BESIDE: Record<Trait, Trait[]> = {
  warm: ['playful', 'wise'],
  playful: ['bold', 'warm'],
  bold: ['playful', 'rough'],
  shy: ['dreamy', 'warm'],
  stern: ['wise', 'elegant'],
  wise: ['warm', 'melancholy'],
  melancholy: ['dreamy', 'wise'],
  dreamy: ['melancholy', 'playful'],
  learned: ['wise', 'elegant'],
  rough: ['bold', 'warm'],
  elegant: ['mysterious', 'learned'],
  mysterious: ['elegant', 'dreamy'],
};

function companions(traits: Trait[], rng: Rng): Trait[] {
  const [only] = traits;
  if (only === undefined) return ['warm', 'playful'];
  return traits.length > 1 ? [] : [rng.pick(BESIDE[only]) ?? 'warm'];
}

function shortNameOf(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  if (rest.length === 0 || /^(?:the|a|an|old|young|little|big|el|la|le)$/i.test(first)) return name;
  if (!isTitle(first)) return first;
  // Nobody says 'Sir Thistlewood': these stand before a first name.
  return `${first} ${/^(?:sir|king|queen|saint|st\.?)$/i.test(first) ? rest[0] : rest.at(-1)}`;
}

/** A siren with what the person pinned about her, in this story. */
export function withPinned(reading: Reading, pinned: string[]): Reading {
  if (pinned.length === 0) return reading;
  const facts = pinned.map((text) => ({ ...factOf(text), isPinned: true }));
  return { ...reading, facts: [...facts, ...reading.facts] };
}

/** Reads what is known of a siren into what she can say and how. */
export function readPersona(persona: Persona): Reading {
  const name = persona.name
    .replace(/[{}<>*"\n]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const filled = (text: string) =>
    text.replace(/\{\{\s*char\s*\}\}|<bot>|<char>/gi, name || 'She').replace(/\{\{\s*user\s*\}\}|<user>/gi, 'you');
  // What cannot be read is not said: the engine speaks English only.
  const readable = (text: string) => (isForeignText(text) ? '' : filled(text));
  const [description, personality] = [readable(persona.description), readable(persona.personality)];
  const facts = factsIn(description, name, pronounIn(description, name, persona.gender));
  const looks = looksIn(persona.appearance ?? '')
    .map((text) => factOf(text))
    .map((fact) => ({ ...fact, aspects: ['looks' as const] }));
  const hidden = factsIn(personality, name, pronounIn(personality, name, persona.gender), false);
  const restated = ageIn(description, name);
  // A number in the Secrets may be somebody else's: only what is plainly hers counts.
  const age =
    restated ??
    (/\b(?:she|he|they|i|you)(?:'s|'re|'m| is| are| am) \d{2}\b/i.test(plainMarks(personality))
      ? ageIn(personality, name)
      : null);
  const rng = makeRng('persona', name, description);
  const traits = traitsIn([description, personality]).slice(0, MOST_TRAITS);
  const settings = settingsIn(description, name).slice(0, MOST_SETTINGS);
  const looked =
    age === null
      ? plainMarks(description).match(/\b(?:looks|appears|seems) (?:about |around )?(\d{2})(?=[,.;])/i)?.[1]
      : undefined;
  const ages =
    looked !== undefined
      ? [factOf(`I look about ${inWords(Number(looked))}.`)]
      : age !== null && !facts.some(({ aspects }) => aspects.includes('age'))
        ? [factOf(`I am ${age}.`)]
        : [];
  return {
    ...ownWords(persona.examples, name),
    name,
    shortName: shortNameOf(name),
    gender: persona.gender,
    traits: [...traits, ...companions(traits, rng)],
    settings: settings.length > 0 ? settings : ['home'],
    facts: [
      ...facts,
      ...looks,
      ...ages.map((fact) => ({ ...fact, aspects: ['age' as const], isSecret: restated === null })),
    ],
    secrets: hidden.filter((fact) => fact.heat === 0 && !isQuality(fact)).map((fact) => ({ ...fact, isSecret: true })),
    themes: themesOf(hidden.filter((fact) => fact.heat === 0 && !isQuality(fact))),
    age,
  };
}
