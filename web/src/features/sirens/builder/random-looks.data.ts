import type { Weights } from './chance.ts';
import type { HairColor, HairStyle } from './hair.options.ts';
import type { BodyType, Ethnicity, EyeColor, Musculature, SkinTone } from './person.options.ts';

export type Texture = 'straight' | 'wavy' | 'curly' | 'coily';

/** What is common among people of one part of the world; chance may always decide otherwise. */
export interface Roots {
  names: readonly Ethnicity[];
  skin: Weights<SkinTone>;
  hair: Weights<HairColor>;
  texture: Weights<Texture>;
  eyes: Weights<EyeColor>;
}

const darkHair: Weights<HairColor> = { black: 6, 'blue-black': 2, 'dark brown': 3 };
const darkEyes: Weights<EyeColor> = { 'dark brown': 6, brown: 4, hazel: 1 };

export const ROOTS: readonly Roots[] = [
  {
    names: ['West African', 'Nigerian', 'African American', 'Afro-Caribbean'],
    skin: { 'deep brown': 4, ebony: 4, brown: 3 },
    hair: { black: 7, 'dark brown': 3 },
    texture: { coily: 7, curly: 2 },
    eyes: darkEyes,
  },
  {
    names: ['East African', 'Ethiopian'],
    skin: { 'deep brown': 4, brown: 4, ebony: 3 },
    hair: { black: 7, 'dark brown': 3 },
    texture: { coily: 5, curly: 4 },
    eyes: darkEyes,
  },
  {
    names: ['Middle Eastern', 'Arab', 'Persian', 'Turkish', 'Kurdish', 'Armenian', 'Egyptian', 'Moroccan'],
    skin: { olive: 5, golden: 3, beige: 3, tan: 2 },
    hair: { black: 5, 'dark brown': 5, brown: 2, chestnut: 1 },
    texture: { wavy: 5, curly: 3, straight: 3 },
    eyes: { 'dark brown': 5, brown: 4, hazel: 2, green: 1, amber: 1 },
  },
  {
    names: ['South Asian', 'Indian', 'Pakistani'],
    skin: { tan: 4, bronze: 5, brown: 4, golden: 2 },
    hair: darkHair,
    texture: { straight: 4, wavy: 6, curly: 1 },
    eyes: { ...darkEyes, amber: 1 },
  },
  {
    names: ['East Asian', 'Chinese', 'Japanese', 'Korean', 'Mongolian'],
    skin: { porcelain: 2, light: 4, beige: 4, golden: 1 },
    hair: darkHair,
    texture: { straight: 8, wavy: 2 },
    eyes: { 'dark brown': 6, brown: 4, black: 2 },
  },
  {
    names: ['Southeast Asian', 'Filipino', 'Thai', 'Vietnamese'],
    skin: { beige: 2, golden: 5, tan: 4, bronze: 1 },
    hair: darkHair,
    texture: { straight: 6, wavy: 4 },
    eyes: { 'dark brown': 6, brown: 4 },
  },
  {
    names: ['Northern European', 'Scandinavian', 'Irish', 'British', 'French', 'Slavic'],
    skin: { porcelain: 4, light: 5, rosy: 3 },
    hair: {
      blonde: 4,
      'dark blonde': 4,
      'light brown': 4,
      brown: 4,
      chestnut: 2,
      copper: 2,
      auburn: 2,
      red: 1,
      'strawberry blonde': 1,
      'platinum blonde': 1,
    },
    texture: { straight: 4, wavy: 5, curly: 2 },
    eyes: { blue: 5, gray: 3, green: 3, hazel: 3, brown: 2, 'ice blue': 1 },
  },
  {
    names: ['Mediterranean', 'Italian', 'Greek', 'Jewish', 'Romani'],
    skin: { olive: 5, beige: 3, golden: 2 },
    hair: { 'dark brown': 5, black: 3, brown: 4, chestnut: 2, 'light brown': 1 },
    texture: { wavy: 5, curly: 3, straight: 3 },
    eyes: { brown: 5, hazel: 3, green: 2, 'dark brown': 3 },
  },
  {
    names: ['Latin American', 'Brazilian', 'Mexican'],
    skin: { beige: 3, golden: 4, tan: 4, bronze: 3 },
    hair: { 'dark brown': 5, black: 4, brown: 3, chestnut: 2 },
    texture: { wavy: 6, straight: 3, curly: 3 },
    eyes: { brown: 5, 'dark brown': 4, hazel: 2, green: 1 },
  },
  {
    names: ['Native American', 'Andean', 'Inuit'],
    skin: { tan: 4, bronze: 5, golden: 2 },
    hair: darkHair,
    texture: { straight: 8, wavy: 2 },
    eyes: { 'dark brown': 6, brown: 4 },
  },
  {
    names: ['Pacific Islander', 'Polynesian', 'Maori', 'Aboriginal Australian'],
    skin: { tan: 3, bronze: 5, brown: 4 },
    hair: { black: 6, 'dark brown': 5 },
    texture: { wavy: 5, curly: 5 },
    eyes: { 'dark brown': 6, brown: 4 },
  },
  {
    names: ['mixed heritage'],
    skin: { beige: 2, golden: 3, tan: 3, bronze: 3, brown: 2 },
    hair: { 'dark brown': 4, brown: 4, black: 3, chestnut: 2, 'light brown': 2, 'dark blonde': 1 },
    texture: { wavy: 4, curly: 5, coily: 2, straight: 1 },
    eyes: { brown: 4, hazel: 4, green: 2, 'dark brown': 2, amber: 1 },
  },
];

/** Grey comes with the years. */
export const GRAYS: Weights<HairColor> = { 'salt and pepper': 3, gray: 3, silver: 4, white: 2 };
export const OLD_GRAYS: Weights<HairColor> = { gray: 3, silver: 5, white: 4 };
/** What hair is dyed in. */
export const DYES: Weights<HairColor> = {
  copper: 3,
  auburn: 3,
  'platinum blonde': 3,
  burgundy: 3,
  'brown hair with golden highlights': 3,
  'black hair with blue tips': 2,
  silver: 2,
  teal: 2,
  lavender: 2,
  'pastel pink': 2,
  purple: 1,
  blue: 1,
};

type Who = 'female' | 'male' | 'either';

const longStraight: Weights<HairStyle> = {
  'long and straight': 4,
  'long with blunt bangs': 2,
  'long with curtain bangs': 2,
  'shoulder-length and straight': 4,
  'chin-length bob': 3,
  'waist-length and straight': 1,
  'pixie cut': 2,
  'high ponytail': 2,
  'low bun': 2,
  'side braid': 2,
  'half up': 2,
};
const longWavy: Weights<HairStyle> = {
  'long and wavy': 5,
  'shoulder-length and wavy': 4,
  'wavy bob': 3,
  'waist-length and wavy': 1,
  'messy bun': 2,
  'elegant updo': 2,
  'fishtail braid': 2,
  'crown braid': 1,
  'half up': 2,
  'pixie cut': 1,
};
const shortStraight: Weights<HairStyle> = {
  'short crop': 3,
  'short back and sides': 4,
  'side part': 4,
  'slicked back': 3,
  quiff: 3,
  undercut: 3,
  tousled: 3,
  'buzz cut': 1,
  'man bun': 1,
  'shoulder-length and straight': 1,
};
const shortWavy: Weights<HairStyle> = {
  tousled: 5,
  'side part': 3,
  pompadour: 2,
  undercut: 2,
  'shoulder-length and wavy': 2,
  'man bun': 1,
};
const coiled: Weights<HairStyle> = { afro: 4, 'box braids': 4, locs: 4, 'tight coils': 3, cornrows: 2, 'buzz cut': 1 };

/** How hair of each texture is worn. */
export const STYLES: Record<Texture, Record<Who, Weights<HairStyle>>> = {
  straight: { female: longStraight, male: shortStraight, either: { ...longStraight, ...shortStraight } },
  wavy: { female: longWavy, male: shortWavy, either: { ...longWavy, ...shortWavy } },
  curly: {
    female: { 'long and curly': 5, 'shoulder-length and curly': 5, 'curly bob': 3, 'messy bun': 2, 'short curls': 2 },
    male: { 'short curls': 6, 'shoulder-length and curly': 2, undercut: 1, tousled: 2 },
    either: { 'short curls': 4, 'curly bob': 3, 'shoulder-length and curly': 4, undercut: 2 },
  },
  coily: {
    female: { ...coiled, 'high bun': 2 },
    male: { ...coiled, 'box braids': 1, 'short crop': 3, 'buzz cut': 3 },
    either: coiled,
  },
};

/** Muscles that go with a body. */
const soft: readonly Musculature[] = ['soft', 'gently defined', 'strong arms', 'strong legs'];
const some: readonly Musculature[] = ['soft', 'gently defined', 'firm', 'sinewy'];
const trained: readonly Musculature[] = ['firm', 'well-defined', 'sculpted', 'visible abs', 'athletic'];
const strong: readonly Musculature[] = ['well-defined', 'sculpted', 'muscular', 'powerful build'];

export const BODIES: Record<BodyType, readonly Musculature[]> = {
  slim: some,
  slender: some,
  willowy: some,
  lean: [...some, 'well-defined'],
  wiry: ['sinewy', 'firm', 'well-defined'],
  'average build': ['soft', 'gently defined', 'firm'],
  athletic: trained,
  'broad-shouldered': strong,
  muscular: ['muscular', 'very muscular', 'powerful build'],
  brawny: ['muscular', 'very muscular', 'powerful build'],
  curvy: soft,
  hourglass: soft,
  'curvy pear shape': ['soft', 'strong legs', 'gently defined'],
  'full-figured': soft,
  'plus-size': soft,
  large: [...soft, 'strong back'],
  'round-bodied': soft,
  stocky: ['firm', 'strong arms', 'strong back', 'strong legs'],
  sturdy: ['firm', 'strong arms', 'strong back', 'strong legs'],
  stout: ['soft', 'strong arms', 'strong back'],
  'tall and slender': some,
  'tall and broad-shouldered': strong,
  'short and curvy': soft,
  'short and sturdy': ['firm', 'strong arms', 'strong legs'],
};
