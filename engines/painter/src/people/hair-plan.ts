import type { Chance } from '../drawing/chance.ts';
import type { HairLength, HairPlan, HairShape, HairTexture } from '../hair/growth.ts';
import type { Appearance } from '../reading/appearance.ts';
import { groupOf, type WornName } from '../worn/all-worn.ts';

type Weights<Name extends string> = Partial<Record<Name, number>>;

const WOMEN: Record<HairTexture, Weights<HairShape>> = {
  straight: {
    loose: 12,
    'half up': 2,
    'high ponytail': 2,
    'low ponytail': 2,
    'low bun': 2,
    'side braid': 2,
    updo: 1,
    pixie: 1,
  },
  wavy: {
    loose: 14,
    'half up': 2,
    'low ponytail': 1,
    'messy bun': 2,
    'side braid': 2,
    updo: 2,
    'crown braid': 1,
    pixie: 1,
  },
  curly: { loose: 12, 'messy bun': 2, updo: 1, 'half up': 1, 'high ponytail': 1, 'curly top': 1 },
  coily: { afro: 5, 'box braids': 4, locs: 3, loose: 3, 'high bun': 2, cornrows: 1, buzz: 1 },
};
const MEN: Record<HairTexture, Weights<HairShape>> = {
  straight: {
    'side part': 5,
    crop: 4,
    messy: 4,
    quiff: 3,
    'slicked back': 3,
    undercut: 3,
    loose: 1,
    'man bun': 1,
    buzz: 1,
  },
  wavy: { 'side part': 4, messy: 5, quiff: 4, 'slicked back': 2, undercut: 2, loose: 2, 'man bun': 1 },
  curly: { 'curly top': 6, messy: 3, loose: 2, 'man bun': 1, undercut: 1 },
  coily: { crop: 2, buzz: 3, locs: 3, afro: 3, 'curly top': 3, cornrows: 1, bald: 1 },
};

/** Cuts for hair of which the text says only that it is short. */
const SHORT_WOMEN: Record<HairTexture, Weights<HairShape>> = {
  straight: { pixie: 3, loose: 3 },
  wavy: { pixie: 3, loose: 3 },
  curly: { 'curly top': 3, loose: 2 },
  coily: { 'curly top': 2, buzz: 2, afro: 1 },
};
const SHORT_MEN: Record<HairTexture, Weights<HairShape>> = {
  straight: { crop: 3, 'side part': 3, quiff: 1 },
  wavy: { 'side part': 3, messy: 2, crop: 2 },
  curly: { 'curly top': 4, crop: 1 },
  coily: { crop: 2, buzz: 2, 'curly top': 2 },
};

/** Hats that leave no room for hair piled high. */
const COVERED: Partial<Record<HairShape, HairShape>> = {
  'high bun': 'low bun',
  'messy bun': 'low bun',
  'man bun': 'low bun',
  'high ponytail': 'low ponytail',
  'half up': 'loose',
  updo: 'low bun',
  afro: 'loose',
  mohawk: 'crop',
  quiff: 'crop',
  'curly top': 'crop',
  'crown braid': 'side braid',
};

/** Long shapes are not worn short, nor short ones long. */
const LENGTHS: Weights<HairLength> = { chin: 2, shoulder: 3, chest: 6, waist: 1 };

interface HairTraits extends Pick<Appearance, 'hairShape' | 'hairTexture' | 'hairLength' | 'shortHair' | 'fringe'> {
  texture: HairTexture;
}

/** Hats that hair can be piled above. */
const AIRY: readonly WornName[] = ['headphones', 'headband', 'circlet', 'tiara', 'veil'];

/** Plans the hair by identity, so that it is the same for every seed; only the tuck behind the ears varies. */
export function planHair(
  male: number,
  traits: HairTraits,
  age: number,
  worn: readonly WornName[],
  identity: Chance,
  mood: Chance,
): HairPlan {
  const isCovered = worn.some((name) => groupOf(name) === 'hat' && !AIRY.includes(name));
  const hasEarrings = worn.some((name) => groupOf(name) === 'ears');
  const chance = identity.branch('hair');
  const { texture } = traits;
  const long = traits.hairLength === 'chest' || traits.hairLength === 'waist' || traits.hairLength === 'shoulder';
  const weights =
    male > 0.75
      ? MEN[texture]
      : male > 0.25 && chance.is(0.55)
        ? { ...MEN[texture], loose: 5, pixie: 2 }
        : WOMEN[texture];
  const short = traits.shortHair && !traits.hairShape && !traits.hairLength;
  let shape =
    traits.hairShape ??
    (short ? chance.weigh<HairShape>(male > 0.5 ? SHORT_MEN[texture] : SHORT_WOMEN[texture]) : undefined) ??
    (long || traits.hairLength === 'chin' ? 'loose' : chance.weigh<HairShape>(weights));
  if (male > 0.75 && !traits.hairShape && shape !== 'loose' && age > 58 && chance.is(0.25)) shape = 'bald';
  if (isCovered) shape = COVERED[shape] ?? shape;
  if (worn.includes('hijab')) shape = 'bald';
  const fringes =
    male > 0.75 ? ({ none: 1 } as const) : ({ none: 6, curtain: 2, side: 2, straight: 1, wispy: 1 } as const);
  const length =
    traits.hairLength ??
    (short ? 'chin' : undefined) ??
    (male > 0.75 ? chance.weigh<HairLength>({ chin: 2, shoulder: 3 }) : chance.weigh<HairLength>(LENGTHS));
  const side = chance.is(0.5) ? 1 : -1;
  const partingAt = chance.pick([0, 0, side * 9, side * 13, side * 16]);
  return {
    shape,
    texture,
    length,
    fringe: traits.fringe ?? (texture === 'coily' ? 'none' : chance.weigh(fringes)),
    parting: partingAt,
    tuck: hasEarrings ? 2 : mood.branch('tuck').pick([0, 0, 0, side, -side as -1 | 1, 2] as const),
    side,
    volume: chance.range(0.85, 1.2),
  };
}
