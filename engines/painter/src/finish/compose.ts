import { rgbOf } from '../drawing/colour.ts';
import type { Light } from './light.ts';
import { enlarge, type Field, HEIGHT, rasterise, shrink, soften, WIDTH } from './raster.ts';

/** The three drawings that make a picture, from the back to the front. */
export interface Layers {
  back: string;
  figure: string;
  front: string;
}

/** The background is out of focus, so half its size is enough. */
const BACK_STEP = 2;

function channelOf(pixels: Uint8Array, step: number, channel: number): Field {
  const [width, height] = [WIDTH / step, HEIGHT / step];
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index++) values[index] = (pixels[index * 4 + channel] as number) / 255;
  return { width, height, values };
}

/** How the light falls on every pixel of the figure: on its very edge, on the side turned to it, and on the other. */
function lightOn(body: Uint8Array, near: Float32Array, wide: Float32Array, light: Light) {
  const count = WIDTH * HEIGHT;
  const [edge, wash, shade] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const [lx, ly] = [light.side * Math.cos(light.height * 1.2), -Math.sin(light.height * 1.2)];
  const [ex, ey, wx, wy] = [Math.round(lx * 5), Math.round(ly * 5), Math.round(lx * 26), Math.round(ly * 14)];
  const at = (x: number, y: number): number => {
    const px = x < 0 ? 0 : x >= WIDTH ? WIDTH - 1 : x;
    return (y < 0 ? 0 : y >= HEIGHT ? HEIGHT - 1 : y) * WIDTH + px;
  };
  for (let y = 0, pixel = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, pixel++) {
      const alpha = (body[pixel * 4 + 3] as number) / 255;
      if (alpha === 0) continue;
      const rise = (near[at(x - ex, y - ey)] as number) - (near[at(x + ex, y + ey)] as number);
      if (rise > 0.01) {
        const open = rise > 0.526 ? 1 : rise * 1.9;
        edge[pixel] = open * Math.sqrt(open) * light.rimStrength * alpha;
      }
      const turned = (wide[at(x - wx, y - wy)] as number) - (wide[at(x + wx, y + wy)] as number);
      if (turned > 0) wash[pixel] = turned * 0.28 * light.rimStrength * alpha;
      else shade[pixel] = turned * -0.55;
    }
  }
  return { edge, wash, shade };
}

/** Lays the drawings over one another and lets the scene's light play round the figure's edge. Red, green, blue, 0–1. */
export function composeLayers({ back, figure, front }: Layers, light: Light): Float32Array {
  const ground = rasterise(back, BACK_STEP);
  const [body, veil] = [rasterise(figure), rasterise(front)];
  const mask = shrink(2, body, 4, 3);
  const wide = enlarge(soften(mask, 12));
  const { edge, wash, shade } = lightOn(body, enlarge(soften(mask, 2)), wide, light);
  const out = new Float32Array(WIDTH * HEIGHT * 3);
  const [rim, ambient] = [rgbOf(light.rim), rgbOf(light.ambient)];
  for (let channel = 0; channel < 3; channel++) {
    const colour = (rim[channel] as number) / 255;
    // Surroundings tint the figure only a little: faces stay warm.
    const tint = 1 - light.ambientShare * 0.5 * (1 - (ambient[channel] as number) / 255);
    const under = enlarge(channelOf(ground, BACK_STEP, channel));
    for (let pixel = 0; pixel < under.length; pixel++) {
      const at = pixel * 4;
      const alpha = (body[at + 3] as number) / 255;
      let value = (under[pixel] as number) * (1 - alpha) * (1 - (wide[pixel] as number) * 0.08);
      if (alpha > 0) {
        let lit = ((body[at + channel] as number) / 255) * tint;
        lit *= 1 - (shade[pixel] as number) * (1 - colour * 0.35);
        lit += (wash[pixel] as number) * colour * (0.25 + lit) * (1.15 - lit);
        value += 1 - (1 - lit) * (1 - (edge[pixel] as number) * colour * 0.85);
      }
      const cover = veil[at + 3] as number;
      out[pixel * 3 + channel] = cover === 0 ? value : (veil[at + channel] as number) / 255 + value * (1 - cover / 255);
    }
  }
  return out;
}

/** Bloom: the glow round bright pixels, at a quarter of the size, one field for each channel. */
export function bloomOf(picture: Float32Array): Field[] {
  const means = [0, 1, 2].map((channel) => shrink(4, picture, 3, channel, 1));
  const bright = means[0]?.values.map((_, index) => {
    const most = Math.max(...means.map(({ values }) => values[index] as number));
    return Math.max(0, most - 0.68) / 0.32;
  });
  return means.map((field) => {
    const values = field.values.map((value, index) => value * (bright?.[index] as number));
    return soften({ ...field, values }, 5);
  });
}
