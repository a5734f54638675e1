import type { ImageRequest, Painted } from '@sirenade/server/ports/image';
import sharp from 'sharp';
import { chanceOf } from './drawing/chance.ts';
import { openSheet } from './drawing/sheet.ts';
import { drawFigure } from './figure.ts';
import { bloomOf, composeLayers, type Layers } from './finish/compose.ts';
import { grade } from './finish/grade.ts';
import type { Light } from './finish/light.ts';
import { HEIGHT, WIDTH } from './finish/raster.ts';
import { type PortraitPlan, planPortrait } from './portrait-plan.ts';
import { identityOf, readRequest } from './reading/identity.ts';
import { SCENES } from './scenes/all-scenes.ts';

const PAINTER = 'embedded painter';

type PortraitRequest = Pick<ImageRequest, 'appearance' | 'description' | 'gender' | 'scene' | 'seed'>;

/** The seed as an unsigned 32-bit integer; NaN becomes 0. */
const seedOf = ({ seed }: PortraitRequest): number => Math.abs(Math.trunc(seed || 0)) % 2 ** 32;

/** Makes every decision about a portrait, before anything is drawn. */
export function planOf(request: PortraitRequest): PortraitPlan {
  return planPortrait(readRequest(request), request.gender, identityOf(request), seedOf(request));
}

/** Draws a request as SVG: three layers, and the light that compositing needs. */
export function drawPortrait(request: PortraitRequest): { layers: Layers; light: Light } {
  const plan = planOf(request);
  const [back, veil, sheet] = [openSheet('b'), openSheet('v'), openSheet('f')];
  const chance = chanceOf(`${plan.figure.salt} ${seedOf(request)} scene`);
  const scene = SCENES[plan.scene]({ sheet: back, veil, chance, side: plan.side });
  const figure = drawFigure(sheet, plan.figure, plan.side);
  const layers = {
    back: back.close(scene.back, WIDTH, HEIGHT),
    figure: sheet.close(figure, WIDTH, HEIGHT),
    front: veil.close(scene.front, WIDTH, HEIGHT),
  };
  return { layers, light: scene.light };
}

/** Paints a request as a PNG: the same request and seed always give the same bytes. */
export async function paintPortrait(request: PortraitRequest): Promise<Painted> {
  const seed = seedOf(request);
  const { layers, light } = drawPortrait(request);
  const picture = composeLayers(layers, light);
  const pixels = grade(picture, bloomOf(picture), light, seed);
  const image = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png({ compressionLevel: 6, adaptiveFiltering: true })
    .toBuffer();
  return { image, seed, model: PAINTER };
}
