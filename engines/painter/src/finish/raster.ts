import { Resvg } from '@resvg/resvg-js';

export const WIDTH = 512;
export const HEIGHT = 768;

/** One number for each pixel. */
export interface Field {
  width: number;
  height: number;
  values: Float32Array;
}

/** Pixels of a drawing, `step` times smaller than the picture: red, green, blue, opacity, weighed by opacity. */
export function rasterise(svg: string, step = 1): Uint8Array {
  const fitTo = { mode: 'zoom' as const, value: 1 / step };
  const { pixels, width, height } = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render();
  if (width !== WIDTH / step || height !== HEIGHT / step)
    throw new Error('The drawing has another size than the picture.');
  return pixels;
}

/** The mean of one channel over squares of `step` pixels, where `full` is the value of 1. */
export function shrink(
  step: number,
  from: Uint8Array | Float32Array,
  channels: number,
  channel: number,
  full = 255,
): Field {
  const [width, height] = [WIDTH / step, HEIGHT / step];
  const values = new Float32Array(width * height);
  const share = 1 / (step * step * full);
  for (let y = 0, at = channel; y < HEIGHT; y++) {
    const row = ((y / step) | 0) * width;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let part = 0; part < step; part++, at += channels) sum += from[at] as number;
      values[row + x] = (values[row + x] as number) + sum * share;
    }
  }
  return { width, height, values };
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (radius * 2 + 1);
  const last = width - 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = (from[row] as number) * (radius + 1);
    for (let x = 1; x <= radius; x++) sum += from[row + Math.min(last, x)] as number;
    for (let x = 0; x < width; x++) {
      // Written transposed, so that the next pass blurs the columns.
      to[x * height + y] = sum * share;
      sum += (from[row + Math.min(last, x + radius + 1)] as number) - (from[row + Math.max(0, x - radius)] as number);
    }
  }
}

/** Three box blurs in a row, which come close to a Gaussian blur. */
export function soften({ width, height, values }: Field, radius: number): Field {
  const soft = values.slice();
  const turned = new Float32Array(values.length);
  for (let pass = 0; pass < 3; pass++) {
    blurRows(soft, turned, width, height, radius);
    blurRows(turned, soft, height, width, radius);
  }
  return { width, height, values: soft };
}

/** For each pixel along one axis: the index of the source pixel before it in a smaller field, and the fraction beyond. */
export function spread(count: number, size: number): { low: Int32Array; part: Float32Array } {
  const low = new Int32Array(count);
  const part = new Float32Array(count);
  for (let place = 0; place < count; place++) {
    const spot = Math.min(size - 1, Math.max(0, ((place + 0.5) * size) / count - 0.5));
    low[place] = Math.min(size - 2, Math.floor(spot));
    part[place] = spot - (low[place] as number);
  }
  return { low, part };
}

/** Scales a field up to the picture's size by bilinear interpolation. */
export function enlarge({ width, height, values }: Field): Float32Array {
  const out = new Float32Array(WIDTH * HEIGHT);
  const [columns, rows] = [spread(WIDTH, width), spread(HEIGHT, height)];
  const line = new Float32Array(width);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    blendRows(values, (rows.low[y] as number) * width, width, rows.part[y] as number, line);
    for (let x = 0; x < WIDTH; x++, at++) {
      const left = columns.low[x] as number;
      const first = line[left] as number;
      out[at] = first + ((line[left + 1] as number) - first) * (columns.part[x] as number);
    }
  }
  return out;
}

/** The row of a field that lies `part` between two of its rows. */
export function blendRows(values: Float32Array, row: number, width: number, part: number, line: Float32Array): void {
  for (let x = 0; x < width; x++) {
    const upper = values[row + x] as number;
    line[x] = upper + ((values[row + width + x] as number) - upper) * part;
  }
}
