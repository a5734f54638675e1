import { drawBody } from './body/body.ts';
import { type BodyShape, type BodyView, bodyProjection } from './body/body-view.ts';
import { chanceOf } from './drawing/chance.ts';
import type { Colour } from './drawing/colour.ts';
import { exact, n } from './drawing/shape.ts';
import type { Sheet } from './drawing/sheet.ts';
import { HEIGHT, WIDTH } from './finish/raster.ts';
import { GARMENTS, type GarmentName } from './garments/all-garments.ts';
import type { Cloth } from './garments/garment.ts';
import { type PatternName, patternOf } from './garments/pattern.ts';
import { drawBraid, layBraids } from './hair/braid.ts';
import type { HairPlan } from './hair/growth.ts';
import { drawCap, drawGround } from './hair/hair-cap.ts';
import { growHair } from './hair/hair-style.ts';
import { drawLocks, type HairPaint, layLocks, locksShadow } from './hair/lock.ts';
import { drawAgeing } from './head/ageing.ts';
import { drawBeard, type FacialHair } from './head/beard.ts';
import { drawBrows } from './head/brows.ts';
import { drawEars } from './head/ears.ts';
import { drawEyes } from './head/eyes.ts';
import { drawFace, faceOutline } from './head/face.ts';
import type { FacePaint, FaceShape, Mien } from './head/face-shape.ts';
import type { HeadView } from './head/head-view.ts';
import { drawMouth } from './head/mouth.ts';
import { drawNose } from './head/nose.ts';
import { type HeadPose, projectionOf } from './head/pose.ts';
import type { Frame } from './people/frame-plan.ts';
import { makerOf, type WornName } from './worn/all-worn.ts';
import type { Layer, WornView } from './worn/worn.ts';

/** All decisions about a figure. */
export interface FigurePlan {
  /** Seeds the random generators for strands and folds. */
  salt: string;
  age: number;
  male: number;
  pose: HeadPose;
  /** How far the chest is turned, -1 to 1, and how much lower the right shoulder is. */
  turn: number;
  drop: number;
  face: FaceShape;
  mien: Mien;
  paint: FacePaint;
  body: BodyShape;
  hair: HairPlan;
  hairPaint: HairPaint;
  facialHair: FacialHair;
  garment: GarmentName;
  cloth: Cloth;
  pattern: PatternName;
  worn: readonly WornName[];
  pointedEars: boolean;
  metal: Colour;
  accent: Colour;
  hatCloth: Colour;
  frame: Frame;
}

/** The figure, drawn from the back to the front. `light` is the side it comes from. */
export function drawFigure(sheet: Sheet, plan: FigurePlan, light: -1 | 1): string {
  const { pose, frame, salt } = plan;
  const head: HeadView = {
    sheet,
    pose,
    P: projectionOf(pose),
    shape: plan.face,
    mien: plan.mien,
    paint: plan.paint,
    light,
    chanceSalt: salt,
  };
  const body: BodyView = {
    sheet,
    shape: plan.body,
    skin: plan.paint,
    light,
    turn: plan.turn,
    B: bodyProjection(plan.turn, plan.drop),
  };
  const chance = chanceOf(`${salt} strands`);

  const pattern = patternOf(sheet, plan.pattern, plan.cloth);
  const garment = GARMENTS[plan.garment]({ ...body, cloth: plan.cloth, pattern, chance: chanceOf(`${salt} garment`) });

  const layers: Record<Layer, string> = {
    backmost: '',
    'over body': '',
    'behind head': '',
    'on skin': '',
    'on face': '',
    'over hair': '',
    foremost: '',
  };
  const view: WornView = {
    head,
    body,
    hair: plan.hairPaint,
    metal: plan.metal,
    accent: plan.accent,
    cloth: plan.hatCloth,
    chance: chanceOf(`${salt} worn`),
    frame: { floor: (HEIGHT - frame.y) / frame.scale, reach: WIDTH / 2 / frame.scale, scale: frame.scale },
  };
  for (const name of plan.worn) {
    const added = makerOf(name)(view);
    for (const layer of Object.keys(added) as Layer[]) layers[layer] += added[layer] ?? '';
  }

  const growth = growHair(plan.hair, chanceOf(`${salt} hair`));
  const { front, back } = layLocks(head, growth.locks);
  const laid = layBraids(head, growth.braids);
  const braids = (layer: 'front' | 'back') =>
    laid[layer].map((braid) => drawBraid(head, braid, plan.hairPaint, chance)).join('');
  const cast = locksShadow(head, front, [-light * 4, 7]);
  const shadow = cast
    ? sheet.clippedTo(faceOutline(head)).path(cast, { fill: plan.paint.deep, opacity: 0.5, blur: 3 })
    : '';
  const tilted = (content: string) =>
    sheet.group(content, { transform: `rotate(${exact((pose.roll * 180) / Math.PI)} 0 92)` });

  const beard = drawBeard(head, plan.facialHair, plan.hairPaint, chance);
  const face =
    drawFace(head) +
    layers['on skin'] +
    drawAgeing(head, plan.age) +
    drawNose(head) +
    beard.under +
    drawMouth(head) +
    beard.over +
    drawEyes(head) +
    drawBrows(head);
  const ears = drawEars(head, plan.pointedEars ? 1 : 0);
  const content =
    layers.backmost +
    tilted(drawLocks(head, back, plan.hairPaint, chance) + braids('back')) +
    garment.behind +
    drawBody(body, head.P(0, 108, 62), plan.male) +
    garment.front +
    layers['over body'] +
    tilted(
      drawGround(head, growth, plan.hairPaint) +
        layers['behind head'] +
        (plan.pointedEars ? '' : ears) +
        face +
        drawCap(head, growth, plan.hairPaint) +
        layers['on face'] +
        shadow +
        drawLocks(head, front, plan.hairPaint, chance) +
        braids('front') +
        // Pointed ears stand out through the hair.
        (plan.pointedEars ? ears : '') +
        layers['over hair'],
    ) +
    garment.over +
    layers.foremost;
  return sheet.group(content, { transform: `translate(${n(frame.x)} ${n(frame.y)}) scale(${exact(frame.scale)})` });
}
