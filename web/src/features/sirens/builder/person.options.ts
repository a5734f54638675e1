/** A choice of colour: how it is called, and how it looks. */
export type Swatches = Readonly<Record<string, string>>;

export const AGES = ['20', '30', '40', '50', '60', '70'] as const;

export const BODY_TYPES = [
  'slim',
  'slender',
  'willowy',
  'lean',
  'wiry',
  'average build',
  'athletic',
  'broad-shouldered',
  'muscular',
  'brawny',
  'curvy',
  'hourglass',
  'curvy pear shape',
  'full-figured',
  'plus-size',
  'large',
  'round-bodied',
  'stocky',
  'sturdy',
  'stout',
  'tall and slender',
  'tall and broad-shouldered',
  'short and curvy',
  'short and sturdy',
] as const;
export type BodyType = (typeof BODY_TYPES)[number];

export const SKIN_TONES = {
  porcelain: '#f0d5c7',
  light: '#efccb5',
  rosy: '#ecbfa8',
  beige: '#e3b593',
  olive: '#cfa37c',
  golden: '#d3a06c',
  tan: '#bd8860',
  bronze: '#a97249',
  brown: '#8f5f41',
  'deep brown': '#74492f',
  ebony: '#573626',
  blue: '#7f9fcc',
  teal: '#6fb3ae',
  green: '#8fb080',
  lavender: '#b3a0cf',
  gray: '#a3a4ad',
  silver: '#c6ccd6',
  red: '#b4584c',
} as const satisfies Swatches;
export type SkinTone = keyof typeof SKIN_TONES;

export const EYE_COLORS = {
  'dark brown': '#472c1c',
  brown: '#6b4226',
  hazel: '#85692f',
  amber: '#b5802a',
  green: '#4f8a54',
  emerald: '#25845a',
  blue: '#4a82bd',
  'ice blue': '#93bfdd',
  gray: '#7d8b99',
  teal: '#2f8f90',
  black: '#2b2224',
  violet: '#7757b5',
  gold: '#d4a52f',
  silver: '#b7c1cc',
  pink: '#d0779c',
  red: '#b33a34',
  'one blue and one brown': 'linear-gradient(90deg, #4a82bd 50%, #6b4226 50%)',
  'one green and one amber': 'linear-gradient(90deg, #4f8a54 50%, #b5802a 50%)',
} as const satisfies Swatches;
export type EyeColor = keyof typeof EYE_COLORS;

export const ETHNICITIES = {
  Africa: ['West African', 'East African', 'Ethiopian', 'Nigerian', 'Egyptian', 'Moroccan'],
  Americas: [
    'African American',
    'Afro-Caribbean',
    'Latin American',
    'Brazilian',
    'Mexican',
    'Native American',
    'Andean',
    'Inuit',
  ],
  Asia: [
    'East Asian',
    'Chinese',
    'Japanese',
    'Korean',
    'Southeast Asian',
    'Filipino',
    'Thai',
    'Vietnamese',
    'South Asian',
    'Indian',
    'Pakistani',
    'Mongolian',
  ],
  Europe: [
    'Northern European',
    'Scandinavian',
    'Irish',
    'British',
    'French',
    'Slavic',
    'Mediterranean',
    'Italian',
    'Greek',
  ],
  'Middle East': ['Middle Eastern', 'Arab', 'Persian', 'Turkish', 'Kurdish', 'Armenian'],
  Oceania: ['Pacific Islander', 'Polynesian', 'Maori', 'Aboriginal Australian'],
  'Across regions': ['Jewish', 'Romani', 'mixed heritage'],
} as const;
export type Ethnicity = (typeof ETHNICITIES)[keyof typeof ETHNICITIES][number];

export const MUSCULATURES = [
  'soft',
  'gently defined',
  'firm',
  'well-defined',
  'sculpted',
  'sinewy',
  'strong arms',
  'strong legs',
  'strong back',
  'visible abs',
  'athletic',
  'muscular',
  'very muscular',
  'powerful build',
] as const;
export type Musculature = (typeof MUSCULATURES)[number];
