import sharp from 'sharp';
import type { ImageWish, Painted } from '../image.ts';
import { paintSeedOf } from '../paint-prompt.ts';
import { chanceOf } from './drawing/chance.ts';
import { openSheet } from './drawing/sheet.ts';
import { drawFigure } from './figure.ts';
import { bloomOf, composeLayers } from './finish/compose.ts';
import { grade } from './finish/grade.ts';
import { HEIGHT, WIDTH } from './finish/raster.ts';
import { type PortraitPlan, planPortrait } from './portrait-plan.ts';
import { identityOf, readWish } from './reading/identity.ts';
import { SCENES } from './scenes/all-scenes.ts';

const PAINTER = 'embedded painter';

type Wish = Pick<ImageWish, 'appearance' | 'description' | 'gender' | 'scene' | 'seed'>;

/** A seed that is no number is 0. */
const seedOf = (wish: Wish): number => paintSeedOf({ ...wish, seed: wish.seed || 0 });

/** Every decision a wish leads to, before anything is drawn. */
export function planOf(wish: Wish): PortraitPlan {
  return planPortrait(readWish(wish), wish.gender, identityOf(wish), seedOf(wish));
}

/** Paints somebody from words alone: the same wish and seed always give the same bytes. */
export async function paintPortrait(wish: Wish): Promise<Painted> {
  const seed = seedOf(wish);
  const plan = planOf(wish);
  const [back, veil, sheet] = [openSheet('b'), openSheet('v'), openSheet('f')];
  const chance = chanceOf(`${plan.figure.salt} ${seed} scene`);
  const scene = SCENES[plan.scene]({ sheet: back, veil, chance, side: plan.side });
  const figure = drawFigure(sheet, plan.figure, plan.side);
  const picture = composeLayers(
    {
      back: back.close(scene.back, WIDTH, HEIGHT),
      figure: sheet.close(figure, WIDTH, HEIGHT),
      front: veil.close(scene.front, WIDTH, HEIGHT),
    },
    scene.light,
  );
  const pixels = grade(picture, bloomOf(picture), scene.light, seed);
  const image = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png({ compressionLevel: 6, adaptiveFiltering: true })
    .toBuffer();
  return { image, seed, model: PAINTER };
}
