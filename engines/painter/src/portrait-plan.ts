import type { ImageRequest } from '@sirenade/server/ports/image';
import { type Chance, chanceOf } from './drawing/chance.ts';
import type { FigurePlan } from './figure.ts';
import { hairPaintOf } from './hair/lock.ts';
import { planBody } from './people/body-plan.ts';
import { eyePair, paintFace, planFace } from './people/face-plan.ts';
import { planFrame } from './people/frame-plan.ts';
import { planHair } from './people/hair-plan.ts';
import { planMien, planPose } from './people/mien-plan.ts';
import { planOutfit } from './people/outfit-plan.ts';
import { HAIR_COLOURS, SKINS } from './people/palette.ts';
import { planTraits } from './people/traits-plan.ts';
import { HAUNTS } from './people/wardrobe.ts';
import type { Appearance } from './reading/appearance.ts';
import type { SceneName } from './scenes/all-scenes.ts';

export interface PortraitPlan {
  figure: FigurePlan;
  scene: SceneName;
  /** The side the light comes from. */
  side: -1 | 1;
}

function planScene(identity: Chance, mood: Chance): SceneName {
  const haunts = [0, 1, 2, 3, 4, 5].map((index) => identity.branch(`haunt ${index}`).weigh<SceneName>(HAUNTS));
  return mood.branch('scene').pick(haunts);
}

/** Plans a portrait from the parsed text, the stable identity (for open fields) and the seed (for mood and scene). */
export function planPortrait(
  appearance: Appearance,
  gender: ImageRequest['gender'],
  identityText: string,
  seed: number,
): PortraitPlan {
  const identity = chanceOf(identityText);
  const mood = chanceOf(`${identityText}\u0001${seed}`);
  const traits = planTraits(appearance, gender, identity);
  const { male, age, build } = traits;
  const scene = appearance.scene ?? planScene(identity, mood);
  const side = mood.branch('light').is(0.5) ? 1 : -1;
  const pose = planPose(appearance, side, mood);
  const stance = mood.branch('stance');
  const outfit = planOutfit(appearance, male, scene, identity, mood);
  const hair = planHair(male, { ...appearance, texture: traits.texture }, age, outfit.worn, identity, mood);
  const hairColour = HAIR_COLOURS[traits.hairColour];
  return {
    scene,
    side,
    figure: {
      ...outfit,
      salt: identityText,
      age,
      male,
      pose,
      turn: Math.max(-1, Math.min(1, pose.yaw * 1.5 + stance.lean() * 0.3)),
      drop: stance.lean() * 9,
      face: planFace(male, traits.ancestry, build, age, appearance, identity),
      mien: planMien(appearance, pose.yaw, mood),
      paint: paintFace(SKINS[traits.skin], hairColour, eyePair(traits.eyes, appearance.otherEye), traits.makeup, age),
      body: planBody(male, build, identity),
      hair,
      hairPaint: hairPaintOf(hairColour, appearance.hairTips && HAIR_COLOURS[appearance.hairTips]),
      facialHair: traits.facialHair,
      pointedEars: appearance.pointedEars ?? false,
      frame: planFrame(appearance, pose.yaw, outfit.worn, hair.shape, mood),
    },
  };
}
