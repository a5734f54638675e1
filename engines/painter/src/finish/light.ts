import type { Colour } from '../drawing/colour.ts';

/** The light of a scene, as it falls on the figure and tints the whole picture. */
export interface Light {
  /** The side it comes from: 1 is the right. */
  side: -1 | 1;
  /** 0 from beside, 1 from above. */
  height: number;
  rim: Colour;
  rimStrength: number;
  /** The ambient colour, reflected by the surroundings. */
  ambient: Colour;
  /** How much of the ambient colour the figure takes, 0 to 1. */
  ambientShare: number;
  shadows: Colour;
  highlights: Colour;
  /** How far the whole is toned, 0 to 1. */
  tone: number;
  vignette: number;
  bloom: number;
}
