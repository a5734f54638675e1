import type { HairTexture } from '../hair/growth.ts';
import type { FaceShape } from '../head/face-shape.ts';
import type { EyeColourName, HairColourName, SkinName } from './palette.ts';

type Weights<Name extends string> = Partial<Record<Name, number>>;

/** Weights of traits for people of one part of the world; the text may override each of them. */
export interface Ancestry {
  skin: Weights<SkinName>;
  hair: Weights<HairColourName>;
  texture: Weights<HairTexture>;
  eyes: Weights<EyeColourName>;
  /** Added to the average of a face. */
  face: Partial<Record<keyof FaceShape, number>>;
}

export const ANCESTRIES = {
  'north european': {
    skin: { porcelain: 4, fair: 5, rosy: 3 },
    hair: {
      blonde: 4,
      'dark blonde': 4,
      'light brown': 4,
      brown: 3,
      copper: 2,
      auburn: 2,
      'strawberry blonde': 1,
      platinum: 1,
    },
    texture: { straight: 4, wavy: 5, curly: 1 },
    eyes: { blue: 5, grey: 3, green: 3, hazel: 2, 'ice blue': 1 },
    face: { noseBridge: 0.1, noseWidth: -0.05 },
  },
  mediterranean: {
    skin: { beige: 3, olive: 5, golden: 2, rosy: 1 },
    hair: { 'dark brown': 5, black: 3, brown: 4, chestnut: 2 },
    texture: { wavy: 5, curly: 3, straight: 2 },
    eyes: { brown: 5, hazel: 3, green: 2, 'dark brown': 2 },
    face: { noseBridge: 0.15, noseLength: 0.03, browWeight: 0.15 },
  },
  'middle eastern': {
    skin: { beige: 2, olive: 5, golden: 3, tan: 2 },
    hair: { black: 5, 'dark brown': 5, chestnut: 1 },
    texture: { wavy: 5, curly: 2, straight: 3 },
    eyes: { 'dark brown': 5, brown: 3, hazel: 2, green: 1, amber: 1 },
    face: { noseBridge: 0.2, noseLength: 0.04, browWeight: 0.3, lash: 0.1 },
  },
  'south asian': {
    skin: { tan: 4, bronze: 5, brown: 4, golden: 2 },
    hair: { black: 7, 'blue-black': 2, 'dark brown': 2 },
    texture: { straight: 4, wavy: 6, curly: 1 },
    eyes: { 'dark brown': 6, brown: 3, hazel: 1, amber: 1 },
    face: { lash: 0.12, browWeight: 0.2, lipLower: 0.06 },
  },
  'east asian': {
    skin: { porcelain: 2, fair: 4, beige: 4, golden: 1 },
    hair: { black: 7, 'blue-black': 3, 'dark brown': 2 },
    texture: { straight: 8, wavy: 2 },
    eyes: { 'dark brown': 6, brown: 3, black: 2 },
    face: { hood: 0.6, eyeOpen: -0.14, eyeTilt: 2, noseBridge: -0.35, noseLength: -0.04, browArch: -0.2, width: 0.015 },
  },
  'southeast asian': {
    skin: { beige: 2, golden: 5, tan: 4, bronze: 1 },
    hair: { black: 7, 'dark brown': 3 },
    texture: { straight: 6, wavy: 4 },
    eyes: { 'dark brown': 6, brown: 3 },
    face: { hood: 0.4, eyeOpen: -0.08, eyeTilt: 1, noseBridge: -0.3, noseWidth: 0.08, lipLower: 0.06 },
  },
  'west african': {
    skin: { umber: 4, ebony: 5, onyx: 2, brown: 2 },
    hair: { black: 8, 'dark brown': 2 },
    texture: { coily: 7, curly: 2 },
    eyes: { 'dark brown': 7, brown: 2, black: 1 },
    face: { noseWidth: 0.24, noseBridge: -0.25, lipUpper: 0.26, lipLower: 0.2, cheek: 0.2 },
  },
  'east african': {
    skin: { umber: 4, brown: 4, ebony: 4, onyx: 1 },
    hair: { black: 8, 'dark brown': 2 },
    texture: { coily: 5, curly: 4 },
    eyes: { 'dark brown': 6, brown: 3, hazel: 1 },
    face: { noseWidth: 0.06, noseLength: 0.02, lipUpper: 0.14, lipLower: 0.12, cheek: 0.3, jaw: -0.02 },
  },
  latin: {
    skin: { beige: 3, golden: 4, tan: 4, bronze: 2 },
    hair: { 'dark brown': 5, black: 4, brown: 3, chestnut: 2 },
    texture: { wavy: 6, straight: 3, curly: 3 },
    eyes: { brown: 5, 'dark brown': 4, hazel: 2, green: 1 },
    face: { lipLower: 0.08, lipUpper: 0.05 },
  },
  pacific: {
    skin: { tan: 3, bronze: 5, brown: 3 },
    hair: { black: 6, 'dark brown': 4 },
    texture: { wavy: 5, curly: 5 },
    eyes: { 'dark brown': 6, brown: 3 },
    face: { noseWidth: 0.18, noseBridge: -0.15, lipUpper: 0.12, lipLower: 0.12, width: 0.02, browWeight: 0.15 },
  },
  'indigenous american': {
    skin: { tan: 4, bronze: 5, golden: 2 },
    hair: { black: 7, 'blue-black': 2, 'dark brown': 1 },
    texture: { straight: 8, wavy: 2 },
    eyes: { 'dark brown': 6, brown: 3 },
    face: { cheek: 0.4, noseBridge: 0.1, hood: 0.2, width: 0.015 },
  },
  mixed: {
    skin: { beige: 2, golden: 3, tan: 3, bronze: 3, brown: 2 },
    hair: { 'dark brown': 4, brown: 3, black: 3, chestnut: 2, 'dark blonde': 1 },
    texture: { wavy: 4, curly: 5, straight: 1 },
    eyes: { brown: 4, hazel: 3, green: 2, 'dark brown': 2, amber: 1 },
    face: { lipUpper: 0.08, lipLower: 0.08, noseWidth: 0.06 },
  },
} as const satisfies Record<string, Ancestry>;

export type AncestryName = keyof typeof ANCESTRIES;

/** The ancestries that fit the named traits: each trait narrows the list, unless none would be left. */
export function ancestriesFor(traits: {
  skin?: string;
  hairColour?: string;
  hairTexture?: string;
  eyes?: string;
}): AncestryName[] {
  let names = Object.keys(ANCESTRIES) as AncestryName[];
  const narrow = (trait: 'skin' | 'hair' | 'texture' | 'eyes', value: string | undefined): void => {
    if (value === undefined) return;
    const left = names.filter((name) => value in ANCESTRIES[name][trait]);
    if (left.length > 0) names = left;
  };
  narrow('skin', traits.skin);
  narrow('hair', traits.hairColour);
  narrow('texture', traits.hairTexture);
  narrow('eyes', traits.eyes);
  return names;
}
