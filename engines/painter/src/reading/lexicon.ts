import type { GarmentName } from '../garments/all-garments.ts';
import type { MetalName } from '../people/palette.ts';
import type { SceneName } from '../scenes/all-scenes.ts';
import type { WornName } from '../worn/all-worn.ts';
import type { Appearance } from './appearance.ts';
import { GARMENT_WORDS, METAL_WORDS, PATTERN_WORDS } from './vocabulary/clothes-words.ts';
import { COLOUR_WORDS, type ColourMeaning } from './vocabulary/colour-words.ts';
import { EYE_SHAPE_WORDS, FEATURE_WORDS, TURN_WORDS, VIEW_WORDS } from './vocabulary/face-words.ts';
import { FRINGE_WORDS, HAIR_SHAPE_WORDS, LENGTH_WORDS, SHORT_WORDS, TEXTURE_WORDS } from './vocabulary/hair-words.ts';
import { KIND_WORDS } from './vocabulary/kind-words.ts';
import {
  AGE_WORDS,
  ANCESTRY_WORDS,
  BUILD_WORDS,
  EXPRESSION_WORDS,
  FACIAL_HAIR_WORDS,
  SKIN_WORDS,
} from './vocabulary/person-words.ts';
import { HOUR_WORDS, type Hour, SCENE_WORDS } from './vocabulary/scene-words.ts';
import { WORN_WORDS } from './vocabulary/worn-words.ts';

/** The nouns that an adjective can describe. */
export type Topic = 'hair' | 'tips' | 'eyes' | 'skin' | 'lips' | 'lids' | 'cloth' | 'trim';

export type Meaning =
  | { kind: 'topic'; topic: Topic }
  | { kind: 'colour'; colour: ColourMeaning; metal?: MetalName | undefined; alone?: Topic | undefined }
  /** An adjective that is applied once the clause names hair. */
  | { kind: 'hair'; set: Partial<Appearance> }
  | { kind: 'set'; set: Partial<Appearance>; field: keyof Appearance }
  | { kind: 'garment'; garment: GarmentName }
  | { kind: 'worn'; worn: WornName }
  | { kind: 'scene'; scene: SceneName }
  | { kind: 'hour'; hour: Hour }
  /** Defaults for the fields that the text leaves open. */
  | { kind: 'being'; set: Partial<Appearance> }
  | { kind: 'not' };

interface Entry {
  words: string[];
  meanings: Meaning[];
}

/** A meaning found in a clause: where it begins and how many words it takes. */
export interface Found {
  at: number;
  length: number;
  text: string;
  meanings: Meaning[];
}

const TOPIC_WORDS: Record<Topic, string> = {
  hair: 'hair|haired|locks|tresses|mane|hairstyle|haircut|hairdo|coiffure',
  tips: 'tips|highlights|streaks|ends|ombre|balayage|lowlights|streaked|dipped ends',
  eyes: 'eyes|eye|eyed|irises|iris|gaze',
  skin: 'skin|complexion|skin tone|flesh|skinned|toned skin',
  lips: 'lips|lipstick|mouth|lip gloss|lipped',
  lids: 'eyeshadow|eye shadow|eyelids|eye makeup',
  cloth: 'outfit|clothes|clothing|attire|garment|garments|fabric|costume|ensemble',
  trim: 'trim|accents|details|lining|embroidery|buttons|lapels|trimmings|piping|sash|belt',
};

/** Colours that imply their topic, so that the noun may be missing ('a brunette'). */
const ALONE: Partial<Record<Topic, string>> = {
  hair: 'blonde|blond|brunette|auburn|ginger|platinum blonde|platinum blond|strawberry blonde|strawberry blond|dirty blonde|dirty blond|salt and pepper|raven haired|silver haired',
  skin: 'porcelain|alabaster|olive|tanned|sun kissed|pale|fair|bronzed|ebony|suntanned',
  eyes: 'hazel',
};

const HAIR_ADJECTIVES = new Set(
  'straight|sleek|silky|wavy|curly|coily|kinky|curled|glossy|frizzy|voluminous|long|very long|waist length|shoulder length|medium length|mid length|chin length|hip length|short|shorter|knee length|jaw length|back length|extremely long|super long|floor length|ankle length|thigh length|neck length|ear length|chest length|collarbone length|messy|tousled|shaggy|cropped|combed|slicked|slicked back|swept back|loose|layered|wispy|braided|unkempt|dishevelled|disheveled|windswept|spiky|spiked|tied back|pulled back|side swept|permed|fade|rippling|cascading|tumbling|flowy|beachy|ruffled|untidy|half up|pinned up|side parted|nappy|tied up|bobbed|buzzed|shorn|crop'.split(
    '|',
  ),
);

const lexicon = new Map<string, Entry[]>();

function add(phrases: string, meaning: Meaning): void {
  for (const phrase of phrases.split('|')) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    const entries = lexicon.get(first) ?? [];
    const known = entries.find((entry) => entry.words.join(' ') === phrase);
    if (known) known.meanings.push(meaning);
    else entries.push({ words, meanings: [meaning] });
    lexicon.set(first, entries);
  }
}

function addSets<Field extends keyof Appearance>(field: Field, table: Partial<Record<string, string>>): void {
  for (const [value, phrases = ''] of Object.entries(table)) {
    const set: Partial<Appearance> = { [field]: field === 'age' ? Number(value) : value };
    for (const phrase of phrases.split('|'))
      add(phrase, HAIR_ADJECTIVES.has(phrase) ? { kind: 'hair', set } : { kind: 'set', set, field });
  }
}

for (const [topic, phrases] of Object.entries(TOPIC_WORDS)) add(phrases, { kind: 'topic', topic: topic as Topic });
for (const [phrases, colour] of Object.entries(COLOUR_WORDS)) {
  for (const phrase of phrases.split('|')) {
    const metal = (Object.keys(METAL_WORDS) as MetalName[]).find((name) =>
      METAL_WORDS[name].split('|').includes(phrase),
    );
    const alone = (Object.keys(ALONE) as Topic[]).find((topic) => ALONE[topic]?.split('|').includes(phrase));
    add(phrase, { kind: 'colour', colour, metal, alone });
  }
}
addSets('skin', SKIN_WORDS);
addSets('ancestry', ANCESTRY_WORDS);
addSets('build', BUILD_WORDS);
addSets('expression', EXPRESSION_WORDS);
addSets('facialHair', FACIAL_HAIR_WORDS);
addSets('age', AGE_WORDS);
addSets('hairShape', HAIR_SHAPE_WORDS);
addSets('hairTexture', TEXTURE_WORDS);
addSets('hairLength', LENGTH_WORDS);
addSets('fringe', FRINGE_WORDS);
addSets('eyeShape', EYE_SHAPE_WORDS);
addSets('view', VIEW_WORDS);
addSets('turn', TURN_WORDS);
addSets('pattern', PATTERN_WORDS);
add(SHORT_WORDS, { kind: 'hair', set: { shortHair: true } });
add('redhead|red head|redheaded|red headed|ginger haired', {
  kind: 'set',
  set: { hairColour: 'copper' },
  field: 'hairColour',
});
for (const [phrases, set] of Object.entries(FEATURE_WORDS))
  add(phrases, { kind: 'set', set, field: Object.keys(set)[0] as keyof Appearance });
for (const [garment, phrases] of Object.entries(GARMENT_WORDS))
  add(phrases, { kind: 'garment', garment: garment as GarmentName });
for (const [worn, phrases] of Object.entries(WORN_WORDS)) add(phrases, { kind: 'worn', worn: worn as WornName });
for (const [hour, phrases] of Object.entries(HOUR_WORDS)) add(phrases, { kind: 'hour', hour: hour as Hour });
for (const [scene, phrases] of Object.entries(SCENE_WORDS)) {
  const places = phrases
    .split('|')
    .filter((phrase) => !Object.values(HOUR_WORDS).some((list) => list.split('|').includes(phrase)));
  if (places.length > 0) add(places.join('|'), { kind: 'scene', scene: scene as SceneName });
}
for (const [phrases, set] of Object.entries(KIND_WORDS)) add(phrases, { kind: 'being', set });
add('no|not|without|never|lacks|lacking|doesn|isn|aren|don|sans|minus|nor|neither|none', { kind: 'not' });

for (const entries of lexicon.values()) entries.sort((a, b) => b.words.length - a.words.length);

/** The phrases found in a clause; at every word the longest match wins. */
export function meaningsIn(words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    const entry = lexicon
      .get(words[at] ?? '')
      ?.find((one) => one.words.every((word, index) => words[at + index] === word));
    if (entry) found.push({ at, length: entry.words.length, text: entry.words.join(' '), meanings: entry.meanings });
    at += entry?.words.length ?? 1;
  }
  return found;
}
