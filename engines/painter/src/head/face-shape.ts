import type { Colour } from '../drawing/colour.ts';

/** The build of one face. Numbers near 1 are factors on the average; the others say what they are. */
export interface FaceShape {
  width: number;
  jaw: number;
  /** 0 soft and oval, 1 square. */
  square: number;
  chin: number;
  chinLength: number;
  cheek: number;
  forehead: number;
  eyeSize: number;
  eyeSpace: number;
  /** Degrees by which the outer corner stands higher. */
  eyeTilt: number;
  eyeOpen: number;
  /** How much of the upper lid a fold covers, 0 to 1. */
  hood: number;
  /** Length of lashes and weight of the lash line, 0 to 1. */
  lash: number;
  browWeight: number;
  browArch: number;
  browHeight: number;
  noseLength: number;
  noseWidth: number;
  /** Height of the bridge, 0 flat to 1 high. */
  noseBridge: number;
  noseTip: number;
  lipUpper: number;
  lipLower: number;
  mouthWidth: number;
}

/** The expression of a face, each movement as a fraction of its maximum. */
export interface Mien {
  smile: number;
  /** Lips apart. */
  open: number;
  teeth: boolean;
  /** One corner higher: negative is the left. */
  smirk: number;
  /** Upper lids lowered; 1 is closed. */
  lids: number;
  /** Lower lids raised, as in a smile. */
  squint: number;
  browLift: number;
  /** Brows drawn together and down. */
  frown: number;
  /** Inner ends raised. */
  sorrow: number;
  /** One brow higher: negative is the left. */
  cock: number;
  pout: number;
  /** The eye that is shut: -1 left, 1 right, 0 neither. */
  wink: -1 | 0 | 1;
  gaze: readonly [x: number, y: number];
}

export interface FacePaint {
  skin: Colour;
  light: Colour;
  glow: Colour;
  shade: Colour;
  deep: Colour;
  line: Colour;
  blush: Colour;
  lip: Colour;
  lipDeep: Colour;
  lipLight: Colour;
  brow: Colour;
  lash: Colour;
  iris: readonly [left: Colour, right: Colour];
  eyeWhite: Colour;
  lid: Colour;
  lidStrength: number;
}
