import type { Gender } from '@sirenade/contract/sirens';
import { ACCESSORIES, type Accessory, type AccessoryGroup } from './attire.options.ts';
import type { AttributeName } from './attributes.ts';
import { type Chance, chanceOf, type Weights } from './chance.ts';
import type { SpecialFeature } from './detail.options.ts';
import type { Expression, FacialFeature } from './face.options.ts';
import type { HairColor } from './hair.options.ts';
import type { BodyType } from './person.options.ts';
import type { BodyPose, HandPose, Item } from './pose.options.ts';
import { BODIES, DYES, GRAYS, OLD_GRAYS, ROOTS, type Roots, STYLES } from './random-looks.data.ts';
import {
  EMPTY_HANDS,
  EVERYDAY_FEATURES,
  FREE_POSES,
  HANDS_AT_FACE,
  HEAD_POSES,
  NOT_HELD,
  SEATED_HANDS,
  SEATED_POSES,
  WARDROBES,
  type Wardrobe,
} from './random-outfits.data.ts';

type Chosen = Partial<Record<AttributeName, readonly string[]>>;

const MOODS: Weights<Expression> = {
  'soft smile': 6,
  'warm smile': 4,
  'bright smile': 3,
  confident: 4,
  calm: 3,
  amused: 2,
  playful: 2,
  tender: 2,
  dreamy: 2,
  pensive: 2,
  curious: 2,
  mysterious: 2,
  serious: 2,
  laughing: 1,
  proud: 1,
  shy: 1,
};

const FACES: Weights<FacialFeature> = {
  freckles: 4,
  dimples: 3,
  'beauty mark': 3,
  'high cheekbones': 3,
  'full lips': 2,
  'soft features': 3,
  'strong jaw': 2,
  'round face': 2,
  'heart-shaped face': 2,
  'aquiline nose': 2,
  'broad nose': 2,
  'almond eyes': 2,
  'thick eyebrows': 2,
  vitiligo: 1,
  'scar through the eyebrow': 1,
};
const BEARDS: Weights<FacialFeature> = { stubble: 4, 'short beard': 4, 'full beard': 2, moustache: 1, goatee: 1 };

const MOSTLY_WOMENS: Weights<BodyType> = { curvy: 3, hourglass: 2, 'curvy pear shape': 2, 'full-figured': 2 };
const MOSTLY_MENS: Weights<BodyType> = { 'broad-shouldered': 3, muscular: 2, stocky: 2, brawny: 1 };
const ANYONES: Weights<BodyType> = {
  slim: 3,
  slender: 2,
  lean: 2,
  'average build': 5,
  athletic: 4,
  sturdy: 1,
  'plus-size': 2,
  large: 1,
  'tall and slender': 1,
  'round-bodied': 1,
};

function hairColor(roots: Roots, age: number, chance: Chance): HairColor {
  const natural = chance.weigh(roots.hair);
  if (age >= 70) return chance.is(0.9) ? chance.weigh(OLD_GRAYS) : natural;
  if (age >= 60) return chance.is(0.75) ? chance.weigh(GRAYS) : natural;
  if (age >= 50 && chance.is(0.4)) return chance.weigh(GRAYS);
  return chance.is(0.12) ? chance.weigh(DYES) : natural;
}

function face(gender: Gender, age: number, chance: Chance): FacialFeature | null {
  const beard = gender === 'male' ? 0.55 : gender === 'non_binary' ? 0.12 : 0;
  if (chance.is(beard)) return chance.weigh(BEARDS);
  if (age >= 60 && chance.is(0.4)) return 'laugh lines';
  return chance.is(0.75) ? chance.weigh(FACES) : null;
}

function body(gender: Gender, chance: Chance): BodyType {
  if (gender === 'female') return chance.weigh({ ...ANYONES, ...MOSTLY_WOMENS });
  return chance.weigh({ ...ANYONES, ...(gender === 'male' ? MOSTLY_MENS : {}) });
}

const accessoryGroup = (name: Accessory): AccessoryGroup =>
  (Object.keys(ACCESSORIES) as AccessoryGroup[]).find((group) =>
    (ACCESSORIES[group] as readonly string[]).includes(name),
  ) as AccessoryGroup;

/** Three at most, and never two for the same place. */
function accessories({ accessories: known }: Wardrobe, gender: Gender, chance: Chance): Accessory[] {
  const fitting = gender === 'male' ? known.filter((name) => !/cat-eye|drop|pearl|headband/.test(name)) : known;
  const worn: Accessory[] = [];
  const count = chance.pick([0, 1, 1, 2, 2, 3]);
  for (let turn = 0; turn < count; turn += 1) {
    const next = chance.pick(fitting);
    if (!worn.some((name) => accessoryGroup(name) === accessoryGroup(next))) worn.push(next);
  }
  return worn;
}

function features(wardrobe: Wardrobe, chance: Chance): SpecialFeature[] {
  if (wardrobe.wonders.length > 0) return chance.is(0.35) ? [chance.pick(wardrobe.wonders)] : [];
  return chance.is(0.07) ? [chance.pick(EVERYDAY_FEATURES)] : [];
}

interface PoseChoice {
  pose: BodyPose;
  hands: HandPose | null;
  items: Item[];
}

function choosePose(wardrobe: Wardrobe, view: string, special: readonly SpecialFeature[], chance: Chance): PoseChoice {
  if (view === 'Face Close-up')
    return { pose: chance.pick(HEAD_POSES), hands: chance.is(0.25) ? chance.pick(HANDS_AT_FACE) : null, items: [] };
  const isSeated = special.includes('uses a wheelchair');
  const pose = chance.pick(isSeated ? SEATED_POSES : FREE_POSES);
  const items = chance.is(0.4) ? [chance.pick(wardrobe.items)] : [];
  const hasHeldItem = items.some((item) => !NOT_HELD.includes(item));
  const free = isSeated || /sitting|knee/.test(pose) ? SEATED_HANDS : EMPTY_HANDS;
  return { pose, hands: hasHeldItem ? 'holding something' : chance.pick(free), items };
}

const WARDROBE_WEIGHTS = Object.fromEntries(WARDROBES.map(({ weight }, index) => [String(index), weight]));

/** A plausible person for each seed: always clothed, and of the given gender [S31]. */
export function randomPerson(seed: number, gender: Gender): Chosen {
  const chance = chanceOf(seed);
  const roots = chance.pick(ROOTS);
  const age = Number(chance.weigh({ '20': 3, '30': 6, '40': 5, '50': 3, '60': 2, '70': 1 }));
  const texture = chance.weigh(roots.texture);
  const isBald = gender !== 'female' && age >= 30 && chance.is(0.06);
  const style = chance.weigh(STYLES[texture][gender === 'non_binary' ? 'either' : gender]);
  const bodyType = body(gender, chance);
  const wardrobe = WARDROBES[Number(chance.weigh(WARDROBE_WEIGHTS))] as Wardrobe;
  const closet = [
    ...wardrobe.everyone,
    ...(gender === 'male' ? [] : wardrobe.women),
    ...(gender === 'female' ? [] : wardrobe.men),
  ];
  const view = chance.weigh({ 'Half Body': 5, 'Face Close-up': 3, 'Full Body': 3 });
  const feature = face(gender, age, chance);
  const special = features(wardrobe, chance);
  const { pose, hands, items } = choosePose(wardrobe, view, special, chance);
  return {
    view: [view],
    clothing: ['Fully Clothed'],
    background: [chance.pick(wardrobe.places)],
    age: [String(age)],
    bodyType: [bodyType],
    hairColor: isBald ? [] : [hairColor(roots, age, chance)],
    hairStyle: [isBald ? 'bald' : style],
    eyeColor: [chance.weigh(roots.eyes)],
    skinTone: [chance.weigh(roots.skin)],
    facialFeatures: feature ? [feature] : [],
    facialExpression: [chance.weigh(MOODS)],
    raceEthnicity: [chance.pick(roots.names)],
    musculature: [chance.pick(BODIES[bodyType])],
    clothingStyle: [chance.pick(closet)],
    accessories: accessories(wardrobe, gender, chance),
    bodyPose: [pose],
    handPose: hands ? [hands] : [],
    items,
    tattoos: chance.is(0.2)
      ? [chance.pick(['small wrist tattoo', 'forearm tattoo', 'half sleeve', 'shoulder tattoo'])]
      : [],
    specialFeatures: special,
  };
}
