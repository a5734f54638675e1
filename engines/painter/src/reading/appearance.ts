import type { GarmentName } from '../garments/all-garments.ts';
import type { PatternName } from '../garments/pattern.ts';
import type { Fringe } from '../hair/fringe.ts';
import type { HairLength, HairShape, HairTexture } from '../hair/growth.ts';
import type { FacialHair } from '../head/beard.ts';
import type { AncestryName } from '../people/ancestry.ts';
import type { BuildName } from '../people/body-plan.ts';
import type { ExpressionName } from '../people/expressions.ts';
import type {
  ClothColourName,
  EyeColourName,
  HairColourName,
  LipColourName,
  MetalName,
  SkinName,
} from '../people/palette.ts';
import type { SceneName } from '../scenes/all-scenes.ts';
import type { WornName } from '../worn/all-worn.ts';

export type ViewName = 'close' | 'bust' | 'half' | 'full';
export type TurnName = 'front' | 'left' | 'right' | 'up' | 'down' | 'tilt' | 'away';
export type EyeShape = 'almond' | 'round' | 'hooded' | 'narrow' | 'upturned' | 'downturned';

/** What a text says about somebody's looks. What it leaves open is missing. */
export interface Appearance {
  skin?: SkinName;
  ancestry?: AncestryName;
  hairColour?: HairColourName;
  hairTips?: HairColourName;
  hairShape?: HairShape;
  hairTexture?: HairTexture;
  hairLength?: HairLength;
  /** Short, with the cut left open. */
  shortHair?: boolean;
  fringe?: Fringe;
  eyes?: EyeColourName;
  otherEye?: EyeColourName;
  eyeShape?: EyeShape;
  brows?: 'thick' | 'thin';
  nose?: 'small' | 'large' | 'wide' | 'narrow';
  lips?: 'full' | 'thin';
  jaw?: 'square' | 'soft' | 'pointed' | 'round';
  cheekbones?: 'high';
  lipColour?: LipColourName;
  eyePaint?: ClothColourName | 'smoky';
  expression?: ExpressionName;
  /** Years; never below 25. */
  age?: number;
  build?: BuildName;
  garment?: GarmentName;
  garmentColour?: ClothColourName;
  secondColour?: ClothColourName;
  pattern?: PatternName;
  facialHair?: FacialHair;
  hatColour?: ClothColourName;
  metal?: MetalName;
  accent?: ClothColourName;
  /** What is worn, carried or borne. */
  worn: WornName[];
  /** What somebody is said not to have. */
  without: WornName[];
  pointedEars?: boolean;
  scene?: SceneName;
  view?: ViewName;
  turn?: TurnName;
}
