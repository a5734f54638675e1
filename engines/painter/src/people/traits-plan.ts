import type { ImageRequest } from '@sirenade/server/ports/image';
import type { Chance } from '../drawing/chance.ts';
import type { HairShape, HairTexture } from '../hair/growth.ts';
import type { FacialHair } from '../head/beard.ts';
import type { Appearance } from '../reading/appearance.ts';
import { ANCESTRIES, type AncestryName, ancestriesFor } from './ancestry.ts';
import { type BuildName, maleness } from './body-plan.ts';
import type { Makeup } from './face-plan.ts';
import type { EyeColourName, HairColourName, LipColourName, SkinName } from './palette.ts';

/** The traits that are the same in every picture of a person. */
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

/** Hair shapes that imply coily hair. */
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

/** Turns hair grey with age; only for hair whose colour the text leaves open. */
function agedHair(colour: HairColourName, age: number, identity: Chance): HairColourName {
  const grey = identity.branch('grey').next();
  if (age >= 62) return grey < 0.5 ? 'silver' : grey < 0.8 ? 'white' : 'grey';
  if (age >= 52) return grey < 0.4 ? 'salt and pepper' : grey < 0.65 ? 'grey' : colour;
  if (age >= 44) return grey < 0.25 ? 'salt and pepper' : colour;
  return colour;
}

function planMakeup(appearance: Appearance, male: number, age: number, identity: Chance): Makeup {
  const chance = identity.branch('makeup');
  const wears = male < 0.3 ? 0.62 : male < 0.75 ? 0.28 : 0;
  const colour = chance.weigh<LipColourName>({ nude: 4, pink: 3, red: 3, berry: 2, coral: 2, 'dark red': 1, plum: 1 });
  const lids = chance.is(0.18);
  const isMade = chance.is(wears - Math.max(0, age - 55) * 0.01);
  return {
    lips: appearance.lipColour ?? (isMade ? colour : undefined),
    lids: appearance.eyePaint ?? (isMade && lids ? 'smoky' : undefined),
    strength: isMade ? 1 : 0,
  };
}

function planFacialHair(appearance: Appearance, male: number, age: number, identity: Chance): FacialHair {
  if (appearance.facialHair) return appearance.facialHair;
  if (male < 0.75) return 'none';
  const full = age > 38 ? 3 : 1;
  return identity
    .branch('beard')
    .weigh<FacialHair>({ none: 5, stubble: 4, 'short beard': 3, moustache: 1, goatee: 1, 'full beard': full });
}

/** Plans the lasting traits: as the text names them, the others at random among those that go together. */
export function planTraits(appearance: Appearance, gender: ImageRequest['gender'], identity: Chance): Traits {
  const male = maleness(gender, identity);
  const age = appearance.age ?? Math.round(27 + Math.abs(identity.branch('age').lean()) * 17);
  const coiled = appearance.hairShape !== undefined && COILED.includes(appearance.hairShape);
  const likely = ancestriesFor({ ...appearance, ...(coiled && { hairTexture: 'coily' }) });
  const ancestry = appearance.ancestry ?? identity.branch('ancestry').pick(likely);
  const roots = ANCESTRIES[ancestry];
  const isDyed = age < 56 && identity.branch('dyed').is(male > 0.75 ? 0.05 : 0.16);
  const grown = isDyed
    ? identity.branch('dye').weigh<HairColourName>(DYES)
    : identity.branch('hair colour').weigh<HairColourName>(roots.hair);
  return {
    male,
    age,
    ancestry,
    build: appearance.build ?? identity.branch('build').weigh<BuildName>(male > 0.5 ? BUILDS_OF_MEN : BUILDS_OF_WOMEN),
    skin: appearance.skin ?? identity.branch('skin').weigh<SkinName>(roots.skin),
    hairColour: appearance.hairColour ?? agedHair(grown, age, identity),
    texture: appearance.hairTexture ?? identity.branch('texture').weigh<HairTexture>(roots.texture),
    eyes: appearance.eyes ?? identity.branch('eyes').weigh<EyeColourName>(roots.eyes),
    facialHair: planFacialHair(appearance, male, age, identity),
    makeup: planMakeup(appearance, male, age, identity),
  };
}
