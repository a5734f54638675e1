import { type Colour, rgbOf } from '../drawing/colour.ts';
import type { Light } from './light.ts';
import { blendRows, type Field, HEIGHT, spread, WIDTH } from './raster.ts';

/** Uniform noise from the pixel's position and the seed alone, so that equal requests give equal bytes. */
function grainAt(x: number, y: number, seed: number): number {
  let value = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ seed;
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  value = Math.imul(value ^ (value >>> 16), 2246822519);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32 - 0.5;
}

/** Adds the glow, tones the picture as one, darkens its corners, lays fine grain over it. Bytes: red, green, blue. */
export function grade(picture: Float32Array, glow: Field[], light: Light, seed: number): Uint8Array {
  const part = (colour: Colour, middle: number, share: number) =>
    rgbOf(colour).map((value) => (value / 255 - middle) * share * light.tone);
  const low = part(light.shadows, 0.22, 0.3);
  const high = part(light.highlights, 0.92, 0.5);
  const out = new Uint8Array(WIDTH * HEIGHT * 3);
  const { width, height } = glow[0] as Field;
  const [columns, rows] = [spread(WIDTH, width), spread(HEIGHT, height)];
  const lines = glow.map(() => new Float32Array(width));
  const colour = new Float32Array(3);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    const dy = (y / HEIGHT - 0.44) / 0.62;
    glow.forEach(({ values }, channel) => {
      blendRows(values, (rows.low[y] as number) * width, width, rows.part[y] as number, lines[channel] as Float32Array);
    });
    for (let x = 0; x < WIDTH; x++, at += 3) {
      const dx = (x / WIDTH - 0.5) / 0.62;
      const far = dx * dx + dy * dy - 0.38;
      const dim = far > 0 ? 1 - Math.min(0.85, far * light.vignette) : 1;
      const left = columns.low[x] as number;
      for (let channel = 0; channel < 3; channel++) {
        const line = lines[channel] as Float32Array;
        const first = line[left] as number;
        const added = (first + ((line[left + 1] as number) - first) * (columns.part[x] as number)) * light.bloom;
        colour[channel] = Math.min(1, (1 - (1 - (picture[at + channel] as number)) * (1 - Math.min(1, added))) * dim);
      }
      const luma = 0.299 * (colour[0] as number) + 0.587 * (colour[1] as number) + 0.114 * (colour[2] as number);
      const dark = (1 - luma) * (1 - luma);
      const bright = luma * Math.sqrt(luma);
      // Grain shows most in the middle tones; its large specks are two pixels wide.
      const speck = grainAt(x, y, seed) * 0.6 + grainAt(x >> 1, y >> 1, seed ^ 77) * 0.4;
      const grain = speck * (0.012 + 0.03 * (1 - Math.abs(luma * 2 - 1)));
      for (let channel = 0; channel < 3; channel++) {
        const value =
          (colour[channel] as number) + (low[channel] as number) * dark + (high[channel] as number) * bright;
        const curved = value + (value * value * (3 - 2 * value) - value) * 0.22 + grain;
        out[at + channel] = curved <= 0 ? 0 : curved >= 1 ? 255 : Math.round(curved * 255);
      }
    }
  }
  return out;
}
