import type { ImageRequest } from '@sirenade/server/ports/image';
import type { Chance } from '../drawing/chance.ts';
import type { HairShape, HairTexture } from '../hair/growth.ts';
import type { FacialHair } from '../head/beard.ts';
import type { Appearance } from '../reading/appearance.ts';
import { ANCESTRIES, type AncestryName, ancestriesFor } from './ancestry.ts';
import { type BuildName, maleness } from './body-plan.ts';
import type { Makeup } from './face-plan.ts';
import type { EyeColourName, HairColourName, LipColourName, SkinName } from './palette.ts';

/** What stays the same in every picture of somebody. */
export interface Traits {
  male: number;
  age: number;
  build: BuildName;
  ancestry: AncestryName;
  skin: SkinName;
  hairColour: HairColourName;
  texture: HairTexture;
  eyes: EyeColourName;
  facialHair: FacialHair;
  makeup: Makeup;
}

/** Shapes that tell the hair's texture. */
const COILED: readonly HairShape[] = ['afro', 'box braids', 'locs', 'cornrows'];
const BUILDS_OF_MEN = { slim: 2, average: 4, athletic: 4, muscular: 2, stocky: 1 } as const;
const BUILDS_OF_WOMEN = { slim: 3, average: 4, athletic: 3, curvy: 3, large: 1 } as const;

/** Colours that hair is dyed in. */
const DYES: Partial<Record<HairColourName, number>> = {
  auburn: 3,
  copper: 3,
  platinum: 3,
  crimson: 2,
  teal: 2,
  lavender: 2,
  'pastel pink': 2,
  silver: 2,
  blue: 1,
  purple: 1,
};

/** Hair goes grey with the years, unless its colour is said. */
function agedHair(colour: HairColourName, age: number, identity: Chance): HairColourName {
  const grey = identity.branch('grey').next();
  if (age >= 62) return grey < 0.5 ? 'silver' : grey < 0.8 ? 'white' : 'grey';
  if (age >= 52) return grey < 0.4 ? 'salt and pepper' : grey < 0.65 ? 'grey' : colour;
  if (age >= 44) return grey < 0.25 ? 'salt and pepper' : colour;
  return colour;
}

function planMakeup(said: Appearance, male: number, age: number, identity: Chance): Makeup {
  const chance = identity.branch('makeup');
  const wears = male < 0.3 ? 0.62 : male < 0.75 ? 0.28 : 0;
  const colour = chance.weigh<LipColourName>({ nude: 4, pink: 3, red: 3, berry: 2, coral: 2, 'dark red': 1, plum: 1 });
  const lids = chance.is(0.18);
  const isMade = chance.is(wears - Math.max(0, age - 55) * 0.01);
  return {
    lips: said.lipColour ?? (isMade ? colour : undefined),
    lids: said.eyePaint ?? (isMade && lids ? 'smoky' : undefined),
    strength: isMade ? 1 : 0,
  };
}

function planFacialHair(said: Appearance, male: number, age: number, identity: Chance): FacialHair {
  if (said.facialHair) return said.facialHair;
  if (male < 0.75) return 'none';
  const full = age > 38 ? 3 : 1;
  return identity
    .branch('beard')
    .weigh<FacialHair>({ none: 5, stubble: 4, 'short beard': 3, moustache: 1, goatee: 1, 'full beard': full });
}

/** Somebody's lasting traits: what is said, and for the rest what goes together with it. */
export function planTraits(said: Appearance, gender: ImageRequest['gender'], identity: Chance): Traits {
  const male = maleness(gender, identity);
  const age = said.age ?? Math.round(27 + Math.abs(identity.branch('age').lean()) * 17);
  const coiled = said.hairShape !== undefined && COILED.includes(said.hairShape);
  const likely = ancestriesFor({ ...said, ...(coiled && { hairTexture: 'coily' }) });
  const ancestry = said.ancestry ?? identity.branch('ancestry').pick(likely);
  const roots = ANCESTRIES[ancestry];
  const isDyed = age < 56 && identity.branch('dyed').is(male > 0.75 ? 0.05 : 0.16);
  const grown = isDyed
    ? identity.branch('dye').weigh<HairColourName>(DYES)
    : identity.branch('hair colour').weigh<HairColourName>(roots.hair);
  return {
    male,
    age,
    ancestry,
    build: said.build ?? identity.branch('build').weigh<BuildName>(male > 0.5 ? BUILDS_OF_MEN : BUILDS_OF_WOMEN),
    skin: said.skin ?? identity.branch('skin').weigh<SkinName>(roots.skin),
    hairColour: said.hairColour ?? agedHair(grown, age, identity),
    texture: said.hairTexture ?? identity.branch('texture').weigh<HairTexture>(roots.texture),
    eyes: said.eyes ?? identity.branch('eyes').weigh<EyeColourName>(roots.eyes),
    facialHair: planFacialHair(said, male, age, identity),
    makeup: planMakeup(said, male, age, identity),
  };
}
