import type { Chance } from '../drawing/chance.ts';
import { type Colour, lightnessOf, mix, shift } from '../drawing/colour.ts';
import type { FacePaint, FaceShape } from '../head/face-shape.ts';
import type { Appearance } from '../reading/appearance.ts';
import { ANCESTRIES, type AncestryName } from './ancestry.ts';
import { type BuildName, FULLNESS } from './body-plan.ts';
import { CLOTH_COLOURS, EYE_COLOURS, LIP_COLOURS } from './palette.ts';

const WOMAN: FaceShape = {
  width: 1,
  jaw: 0.918,
  square: 0.02,
  chin: 0.87,
  chinLength: 1,
  cheek: 0.9,
  forehead: 1,
  eyeSize: 1.1,
  eyeSpace: 1,
  eyeTilt: 4,
  eyeOpen: 1,
  hood: 0.18,
  lash: 0.72,
  browWeight: 1.02,
  browArch: 1.1,
  browHeight: 1,
  noseLength: 0.955,
  noseWidth: 0.86,
  noseBridge: 0.68,
  noseTip: 0.45,
  lipUpper: 1.1,
  lipLower: 1.12,
  mouthWidth: 1,
};
const MAN: FaceShape = {
  width: 1.025,
  jaw: 1.04,
  square: 0.72,
  chin: 1.14,
  chinLength: 1.045,
  cheek: 0.6,
  forehead: 1,
  eyeSize: 0.96,
  eyeSpace: 1,
  eyeTilt: 2,
  eyeOpen: 0.86,
  hood: 0.45,
  lash: 0.12,
  browWeight: 1.5,
  browArch: 0.5,
  browHeight: 0.93,
  noseLength: 1.05,
  noseWidth: 1.04,
  noseBridge: 0.9,
  noseTip: 0.1,
  lipUpper: 0.82,
  lipLower: 0.88,
  mouthWidth: 1.06,
};
/** How far faces differ in each measure. */
const SPREAD: Partial<FaceShape> = {
  width: 0.036,
  jaw: 0.055,
  square: 0.2,
  chin: 0.13,
  chinLength: 0.026,
  cheek: 0.4,
  forehead: 0.03,
  eyeSize: 0.07,
  eyeSpace: 0.045,
  eyeTilt: 3,
  eyeOpen: 0.08,
  hood: 0.24,
  lash: 0.14,
  browWeight: 0.24,
  browArch: 0.5,
  browHeight: 0.065,
  noseLength: 0.06,
  noseWidth: 0.11,
  noseBridge: 0.22,
  noseTip: 0.5,
  lipUpper: 0.19,
  lipLower: 0.18,
  mouthWidth: 0.075,
};

type FaceTraits = Pick<Appearance, 'eyeShape' | 'brows' | 'nose' | 'lips' | 'jaw' | 'cheekbones'>;

const EYES: Record<NonNullable<FaceTraits['eyeShape']>, Partial<FaceShape>> = {
  almond: { eyeTilt: 2, eyeOpen: -0.03 },
  round: { eyeOpen: 0.12, eyeTilt: -1 },
  hooded: { hood: 0.5, eyeOpen: -0.08 },
  narrow: { eyeOpen: -0.2, hood: 0.2 },
  upturned: { eyeTilt: 5 },
  downturned: { eyeTilt: -5 },
};
const NOSES: Record<NonNullable<FaceTraits['nose']>, Partial<FaceShape>> = {
  small: { noseLength: -0.08, noseWidth: -0.1, noseTip: 0.4 },
  large: { noseLength: 0.09, noseWidth: 0.1, noseBridge: 0.25 },
  wide: { noseWidth: 0.22 },
  narrow: { noseWidth: -0.14, noseBridge: 0.15 },
};
const JAWS: Record<NonNullable<FaceTraits['jaw']>, Partial<FaceShape>> = {
  square: { square: 0.5, jaw: 0.05 },
  soft: { square: -0.3, jaw: -0.02 },
  pointed: { chin: -0.2, jaw: -0.05, square: -0.3 },
  round: { jaw: 0.05, chin: 0.16, width: 0.03, cheek: -0.4, chinLength: -0.03 },
};

/** The face of one person, the same for every seed. */
export function planFace(
  male: number,
  ancestry: AncestryName,
  build: BuildName,
  age: number,
  traits: FaceTraits,
  identity: Chance,
): FaceShape {
  const chance = identity.branch('face');
  const full = FULLNESS[build];
  const old = Math.max(0, age - 45) / 40;
  const parts: Partial<Record<keyof FaceShape, number>>[] = [
    ANCESTRIES[ancestry].face,
    { width: full * 0.028, jaw: full * 0.062, cheek: -full * 0.5, chin: full * 0.06 },
    {
      hood: old * 0.4,
      eyeOpen: -old * 0.1,
      lipUpper: -old * 0.22,
      lipLower: -old * 0.14,
      jaw: old * 0.03,
      noseLength: old * 0.03,
      lash: -old * 0.3,
    },
    traits.eyeShape ? EYES[traits.eyeShape] : {},
    traits.nose ? NOSES[traits.nose] : {},
    traits.jaw ? JAWS[traits.jaw] : {},
    traits.brows ? { browWeight: traits.brows === 'thick' ? 0.5 : -0.35 } : {},
    traits.lips
      ? { lipUpper: traits.lips === 'full' ? 0.25 : -0.3, lipLower: traits.lips === 'full' ? 0.25 : -0.28 }
      : {},
    traits.cheekbones ? { cheek: 0.5, jaw: -0.02 } : {},
  ];
  const shape = { ...WOMAN };
  for (const key of Object.keys(WOMAN) as (keyof FaceShape)[]) {
    const base = WOMAN[key] + (MAN[key] - WOMAN[key]) * male;
    const spread = (SPREAD[key] ?? 0) * (key === 'square' ? 0.3 + male * 0.7 : 1);
    shape[key] = base + chance.lean() * spread + parts.reduce((sum, part) => sum + (part[key] ?? 0), 0);
  }
  return {
    ...shape,
    square: Math.max(0, shape.square),
    hood: Math.min(1, Math.max(0, shape.hood)),
    lash: Math.min(1, Math.max(0, shape.lash)),
    noseBridge: Math.max(0.1, shape.noseBridge),
  };
}

export interface Makeup {
  lips: keyof typeof LIP_COLOURS | undefined;
  lids: Appearance['eyePaint'];
  strength: number;
}

/** The colours of a face. */
export function paintFace(
  skin: Colour,
  hair: Colour,
  eyes: readonly [Colour, Colour],
  makeup: Makeup,
  age: number,
): FacePaint {
  const light = lightnessOf(skin);
  const dark = light < 0.55;
  const deep = shift(skin, { light: dark ? 0.68 : 0.64, strong: dark ? 1.02 : 1.14, turn: -9 });
  const lip = LIP_COLOURS[makeup.lips ?? 'natural'];
  const cover = makeup.lips === undefined ? 0.34 : 0.82;
  const lipBase =
    makeup.lips === undefined ? shift(skin, { light: dark ? 0.95 : 0.84, strong: 1.25, turn: -14 }) : skin;
  const lidTone =
    makeup.lids === 'smoky' ? '#2c2430' : makeup.lids ? CLOTH_COLOURS[makeup.lids] : mix(deep, '#7a3040', 0.3);
  const old = Math.max(0, age - 50) / 40;
  return {
    skin,
    light: shift(skin, { light: dark ? 1.16 : 1.05, strong: dark ? 1.04 : 0.97 }),
    glow: mix(skin, dark ? '#ffdcb8' : '#fff6ea', dark ? 0.5 : 0.62),
    shade: shift(skin, { light: dark ? 0.87 : 0.82, strong: dark ? 1 : 1.12, turn: -8 }),
    deep,
    line: mix(deep, '#1c0c10', 0.55),
    blush: mix(skin, dark ? '#b0302c' : '#dc4450', (dark ? 0.32 : 0.42) * (1 - old * 0.4)),
    lip: mix(lipBase, lip, cover),
    lipDeep: mix(shift(mix(lipBase, lip, cover), { light: 0.66 }), '#3a0c14', 0.2),
    lipLight: mix(mix(lipBase, lip, cover * 0.8), '#ffe4dc', dark ? 0.34 : 0.5),
    brow: mix(hair, lightnessOf(hair) > 0.6 ? '#6e5236' : '#171010', 0.42),
    lash: mix('#191014', deep, 0.12),
    iris: eyes,
    eyeWhite: mix('#f6f1ee', skin, 0.14),
    lid: lidTone,
    lidStrength: makeup.lids ? 0.78 : 0.3 + makeup.strength * 0.25,
  };
}

/** Colours of a pair of eyes that may differ. */
export function eyePair(
  name: keyof typeof EYE_COLOURS,
  other: keyof typeof EYE_COLOURS | undefined,
): readonly [Colour, Colour] {
  return [EYE_COLOURS[name], EYE_COLOURS[other ?? name]];
}
