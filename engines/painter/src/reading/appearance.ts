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

/** The parsed looks of a person. Fields that the text leaves open are missing. */
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
  /** Accessories, carried things and bodily marks. */
  worn: WornName[];
  /** Accessories that the text negates. */
  without: WornName[];
  pointedEars?: boolean;
  scene?: SceneName;
  view?: ViewName;
  turn?: TurnName;
}
