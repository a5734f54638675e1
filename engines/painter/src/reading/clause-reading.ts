import { groupOf } from '../worn/all-worn.ts';
import type { Appearance } from './appearance.ts';
import type { Clause } from './clauses.ts';
import { type Draft, putOn, type Tint, takeOff, tint, wear } from './draft.ts';
import { type Found, type Meaning, meaningsIn, type Topic } from './lexicon.ts';
import { VAGUE_IN_STORIES } from './vocabulary/worn-words.ts';

/** Labels before a colon that give a bare value its topic ('hair: red'). */
const LABELS: readonly (readonly [RegExp, Topic])[] = [
  [/\bhair/, 'hair'],
  [/\beyes?\b/, 'eyes'],
  [/\b(skin|complexion)\b/, 'skin'],
  [/\b(lips?|lipstick)\b/, 'lips'],
  [/\b(cloth\w*|outfit|attire|wearing|dress)\b/, 'cloth'],
];
const NOTHING = /^(none|no|nothing|n a|na|any|default|choose|custom|unspecified)$/;
/** Ambiguous words: in a longer clause they describe a person only if a word for a body follows. */
const LOOSE = new Set([
  'large',
  'thin',
  'thick',
  'average',
  'heavy',
  'fit',
  'lean',
  'mixed',
  'old',
  'aged',
  'mature',
  'older',
  'fat',
  'medium',
  'cold',
  'wild',
  'mad',
]);
const BODY =
  /\b(woman|man|person|body|build|built|figure|frame|lady|guy|gentleman|female|male|heritage|ethnicity|race|adult|being|elf|siren)\b/;
const PLACE_BEFORE =
  /\b(in|at|on|by|beside|near|under|over|inside|from|through|among|overlooking|lives|background|runs|owns)\b/;

/** The state of the parser from clause to clause: the draft, and the adjectives that have no noun yet. */
export interface Reader {
  draft: Draft;
  tints: Tint[];
  hair: Partial<Appearance>[];
  topic: Topic | undefined;
  /** The topic of the next clause if that has adjectives only. */
  lasting: Topic | undefined;
  not: boolean;
  story: boolean;
}

const isNoun = ({ kind }: Meaning): boolean => kind === 'topic' || kind === 'garment' || kind === 'worn';

/** A word that may be a colour or a thing ('rose') is a colour if a noun follows. */
function senses({ meanings }: Found, later: readonly Found[]): Meaning[] {
  const colour = meanings.find(({ kind }) => kind === 'colour');
  const others = meanings.filter(({ kind }) => kind !== 'colour');
  if (!colour || others.length === 0) return meanings;
  return later.some((found) => found.meanings.some(isNoun)) ? [colour] : others;
}

function applySet(reader: Reader, set: Partial<Appearance>, field: keyof Appearance): void {
  const { looks } = reader.draft;
  if (!reader.not) {
    Object.assign(looks, set);
    // A named cut or length is more precise than 'short'.
    if (field === 'hairShape' || field === 'hairLength') delete looks.shortHair;
    return;
  }
  if (field === 'facialHair') looks.facialHair = 'none';
  if (field === 'fringe') looks.fringe = 'none';
  if (field === 'expression') looks.expression = 'serious';
  if (field === 'pointedEars') looks.pointedEars = false;
}

function applyHair(reader: Reader): void {
  if (!reader.not) for (const set of reader.hair) Object.assign(reader.draft.looks, set);
  reader.hair = [];
}

function applyTopic(reader: Reader, topic: Topic, word: string): void {
  if (topic === 'hair') applyHair(reader);
  // 'A brunette with pink streaks': the first colour implies hair, so it does not apply to the noun that follows.
  const own = topic === 'hair' ? [] : reader.tints.filter(({ alone }) => alone === 'hair');
  if (own.length > 0) {
    tint(reader.draft.looks, 'hair', own, false);
    reader.tints = reader.tints.filter(({ alone }) => alone !== 'hair');
  }
  if (!reader.not) tint(reader.draft.looks, topic, reader.tints, word === 'eye');
  reader.tints = [];
  reader.topic = topic;
}

function apply(reader: Reader, meaning: Meaning, found: Found, clause: Clause): void {
  const { draft } = reader;
  switch (meaning.kind) {
    case 'not':
      reader.not = true;
      return;
    case 'colour':
      reader.tints.push(meaning);
      return;
    case 'hair':
      reader.hair.push(meaning.set);
      return;
    case 'topic':
      applyTopic(reader, meaning.topic, found.text);
      return;
    case 'set':
      if (
        LOOSE.has(found.text) &&
        clause.words.length > 2 &&
        clause.label === '' &&
        !BODY.test(clause.words.slice(found.at).join(' '))
      )
        return;
      if (
        meaning.field === 'hairShape' ||
        meaning.field === 'hairTexture' ||
        meaning.field === 'hairLength' ||
        meaning.field === 'fringe'
      )
        applyTopic(reader, 'hair', found.text);
      if (/\b(eyes|eyed)$/.test(found.text)) applyTopic(reader, 'eyes', found.text);
      if (/\blips$/.test(found.text)) applyTopic(reader, 'lips', found.text);
      if (meaning.field === 'facialHair') {
        const isLong = reader.hair.some(({ hairLength }) => hairLength === 'chest' || hairLength === 'waist');
        reader.hair = [];
        if (isLong && !reader.not) {
          draft.looks.facialHair = 'long beard';
          reader.tints = [];
          return;
        }
        // The colour of a beard is also that of the hair, unless the text gives the hair its own.
        if (!reader.not && !draft.looks.hairColour) tint(draft.looks, 'hair', reader.tints, false);
        reader.tints = [];
      }
      applySet(reader, meaning.set, meaning.field);
      return;
    case 'garment':
      if (!reader.not) wear(draft, meaning.garment, reader.tints);
      reader.tints = [];
      reader.hair = [];
      reader.topic = 'cloth';
      return;
    case 'worn':
      if (reader.story && VAGUE_IN_STORIES.includes(meaning.worn)) return;
      if (reader.not) takeOff(draft.looks, meaning.worn);
      else putOn(draft.looks, meaning.worn, reader.tints);
      if (groupOf(meaning.worn) !== 'mark') reader.tints = [];
      return;
    case 'scene':
      if (reader.story && !PLACE_BEFORE.test(clause.words.slice(Math.max(0, found.at - 4), found.at).join(' '))) return;
      if (!reader.not) draft.scene = meaning.scene;
      return;
    case 'hour':
      if (!reader.not && !reader.story) draft.hour = meaning.hour;
      return;
    case 'being':
      if (!reader.not) draft.beings.push(meaning.set);
  }
}

/** Whether a clause has colours and hair adjectives only. */
function isBare({ words }: Clause): boolean {
  const founds = meaningsIn(words);
  const coveredWords =
    founds.reduce((sum, { length }) => sum + length, 0) + words.filter((word) => word === 'and').length;
  return (
    coveredWords === words.length &&
    founds.every(({ meanings }) => meanings.every(({ kind }) => kind === 'colour' || kind === 'hair'))
  );
}

/** Reads one clause into a draft. */
export function readClause(reader: Reader, clause: Clause): void {
  if (NOTHING.test(clause.words.join(' '))) return;
  reader.not = false;
  reader.topic =
    LABELS.find(([pattern]) => pattern.test(clause.label))?.[1] ?? (isBare(clause) ? reader.lasting : undefined);
  reader.lasting = undefined;
  if (/\btattoo/.test(clause.label)) putOn(reader.draft.looks, 'tattoo', []);
  const founds = meaningsIn(clause.words);
  founds.forEach((found, index) => {
    for (const meaning of senses(found, founds.slice(index + 1))) apply(reader, meaning, found, clause);
  });
  closeClause(reader, founds);
}

/** Applies the adjectives left without a noun: to the topic of the clause, or to the one that they imply. */
function closeClause(reader: Reader, founds: readonly Found[]): void {
  const { looks } = reader.draft;
  const named = founds.some(({ meanings }) => meanings.some(isNoun));
  // 'Her hair is long, straight and black': adjectives after the noun may go on beyond a comma.
  if (reader.topic === 'hair' && (reader.tints.length > 0 || reader.hair.length > 0)) reader.lasting = 'hair';
  if (reader.topic && reader.tints.length > 0) {
    if (!reader.not) tint(looks, reader.topic, reader.tints, false);
    reader.tints = [];
  }
  if (reader.topic === 'hair' || (!named && reader.hair.some((set) => set.hairTexture || set.hairShape)))
    applyHair(reader);
  for (const { meanings } of founds) {
    for (const meaning of meanings) {
      const isFree = meaning.kind === 'colour' && meaning.alone && reader.tints.includes(meaning);
      if (isFree && meaning.alone) tint(looks, meaning.alone, [meaning], false);
    }
  }
  // Adjectives may stand before a comma: long, dark, wavy hair.
  if (named) [reader.tints, reader.hair] = [[], []];
}
