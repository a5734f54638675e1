import type { Chance } from '../drawing/chance.ts';
import { type Colour, mix, shift } from '../drawing/colour.ts';
import type { GarmentName } from '../garments/all-garments.ts';
import { type Cloth, clothOf } from '../garments/garment.ts';
import type { PatternName } from '../garments/pattern.ts';
import type { Appearance } from '../reading/appearance.ts';
import type { SceneName } from '../scenes/all-scenes.ts';
import { groupOf, type WornGroup, type WornName } from '../worn/all-worn.ts';
import { CLOTH_COLOURS, type ClothColourName, METALS, type MetalName } from './palette.ts';
import { DRESS_CODE, MOSTLY_WOMENS, OUTFITS, USUAL_COLOURS, USUAL_HATS, WARDROBE } from './wardrobe.ts';

/** The garment, accessories and colours of a figure. */
export interface Outfit {
  garment: GarmentName;
  cloth: Cloth;
  pattern: PatternName;
  worn: WornName[];
  metal: Colour;
  accent: Colour;
  hatCloth: Colour;
}

const ACCENTS = [
  'rose',
  'turquoise',
  'emerald',
  'coral',
  'royal blue',
  'gold',
  'crimson',
  'lavender',
  'sky blue',
] as const;

/** Accessories that a person wears in every picture, in groups that the text leaves open. */
function habits(appearance: Appearance, male: number, identity: Chance): WornName[] {
  const chance = identity.branch('habits');
  const has = new Set<WornGroup>([...appearance.worn, ...appearance.without].map(groupOf));
  const isMan = male > 0.7;
  const picks: [WornGroup, number, readonly WornName[]][] = [
    ['ears', isMan ? 0.1 : 0.5, isMan ? ['studs'] : ['hoops', 'studs', 'drops', 'pearl earrings']],
    ['neck', isMan ? 0.14 : 0.42, isMan ? ['chain', 'pendant'] : ['pendant', 'chain', 'pendant', 'choker', 'pearls']],
    ['glasses', 0.09, ['round glasses', 'square glasses', 'cat-eye glasses']],
    ['mark', 0.24, ['freckles', 'mole', 'dimples', 'freckles']],
  ];
  return picks.flatMap(([group, likely, names]) => {
    const wears = chance.is(likely);
    const name = chance.pick(names);
    return wears && !has.has(group) ? [name] : [];
  });
}

function planGarment(
  appearance: Appearance,
  male: number,
  scene: SceneName,
  identity: Chance,
  mood: Chance,
): GarmentName {
  if (appearance.garment) return appearance.garment;
  const code = DRESS_CODE[scene];
  const chance = mood.branch('garment');
  if (code && chance.is(0.5)) {
    const allowed = Object.entries(code).filter(([name]) => male < 0.5 || !MOSTLY_WOMENS.includes(name as GarmentName));
    if (allowed.length > 0) return chance.weigh<GarmentName>(Object.fromEntries(allowed));
  }
  const closet = WARDROBE[male > 0.75 ? 'man' : male > 0.2 ? 'either' : 'woman'];
  return chance.pick([0, 1, 2].map((index) => identity.branch(`garment ${index}`).weigh<GarmentName>(closet)));
}

const PATTERNED: Partial<Record<GarmentName, Partial<Record<PatternName, number>>>> = {
  kimono: { floral: 1, brocade: 1, stars: 1, plain: 1 },
  sari: { floral: 1, brocade: 2, plain: 2 },
  qipao: { floral: 2, brocade: 2, plain: 1 },
  suit: { plain: 4, pinstripes: 1 },
  waistcoat: { plain: 2, pinstripes: 1, brocade: 1 },
  blouse: { plain: 5, stripes: 1, dots: 1, floral: 2 },
  'slip dress': { plain: 5, stripes: 1, dots: 1, floral: 2 },
  shirt: { plain: 6, stripes: 1, checks: 2 },
  tee: { plain: 4, stripes: 1 },
  jumper: { plain: 4, stripes: 1 },
};

/** Picks the outfit of one picture (by mood) out of the few that belong to the person (by identity). */
export function planOutfit(
  appearance: Appearance,
  male: number,
  scene: SceneName,
  identity: Chance,
  mood: Chance,
): Outfit {
  const garment = planGarment(appearance, male, scene, identity, mood);
  const outfits = [0, 1, 2].map((index) => identity.branch(`outfit ${index}`).pick(OUTFITS));
  const [first, other] = mood.branch('outfit').pick(outfits);
  const usual = USUAL_COLOURS[garment];
  const cloth: ClothColourName = appearance.garmentColour ?? (usual ? mood.branch('cloth').pick(usual) : first);
  const second: ClothColourName = appearance.secondColour ?? (cloth === other ? first : other);
  const metal: MetalName =
    appearance.metal ?? identity.branch('metal').weigh<MetalName>({ gold: 5, silver: 4, copper: 1 });
  const accent: ClothColourName = appearance.accent ?? identity.branch('accent').pick(ACCENTS);
  const worn = [...appearance.worn, ...habits(appearance, male, identity)];
  const hat = worn.find((name) => groupOf(name) === 'hat');
  const usualHat = hat && USUAL_HATS[hat];
  const hatColour = appearance.hatColour ?? (usualHat && identity.branch('hat').pick(usualHat));
  return {
    garment,
    cloth: clothOf(CLOTH_COLOURS[cloth], CLOTH_COLOURS[second], METALS[metal]),
    pattern: appearance.pattern ?? mood.branch('pattern').weigh<PatternName>(PATTERNED[garment] ?? { plain: 1 }),
    worn,
    metal: METALS[metal],
    accent: CLOTH_COLOURS[accent],
    hatCloth: hatColour
      ? CLOTH_COLOURS[hatColour]
      : mix(CLOTH_COLOURS[cloth], shift(CLOTH_COLOURS[second], { light: 0.7 }), 0.35),
  };
}
