import sharp from 'sharp';

/** A picture as rows of red, green and blue. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** How far a pixel may be off, of 255; softened edges differ a little from machine to machine. */
const PIXEL = 48;
/** Which share of all pixels may be further off than that. */
const SHARE = 0.002;
/** Half the edge of the squares whose mean colour is compared: finds moved or faded parts. */
const CELL = 3;
/**
 * How far the mean may differ in red, green and blue; eyes see blue least, so lossy pictures store it least precisely.
 */
const MEANS = [16, 16, 24] as const;
/** The difference in size that rounding may cause. */
const SLACK = 2;

interface Found {
  /** The indices of pixels that differ, in the actual picture. */
  pixels: number[];
  /** Where the squares begin whose mean colour is off; each overlaps its neighbours by half. */
  squares: [left: number, top: number][];
}

/** Reads an encoded picture. */
export async function readPixels(encoded: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(encoded).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Finds the pixels that differ, and the sum of the differences of each cell, a quarter of a square. */
function findPixels(baseline: Pixels, actual: Pixels, width: number, height: number) {
  const columns = Math.floor(width / CELL);
  const sums = new Int32Array(3 * columns * Math.floor(height / CELL));
  const [before, after] = [baseline.data, actual.data];
  const pixels: number[] = [];
  for (let y = 0; y < height; y++) {
    let [i, j] = [3 * y * baseline.width, 3 * y * actual.width];
    const row = 3 * Math.floor(y / CELL) * columns;
    for (let x = 0; x < width; x++, i += 3, j += 3) {
      const red = (before[i] as number) - (after[j] as number);
      const green = (before[i + 1] as number) - (after[j + 1] as number);
      const blue = (before[i + 2] as number) - (after[j + 2] as number);
      if (Math.abs(red) > PIXEL || Math.abs(green) > PIXEL || Math.abs(blue) > PIXEL) pixels.push(y * actual.width + x);
      const cell = row + 3 * Math.floor(x / CELL);
      // The remainder at the right and below is less than a cell: writes beyond the array are dropped.
      if (x >= columns * CELL) continue;
      (sums[cell] as number) += red;
      (sums[cell + 1] as number) += green;
      (sums[cell + 2] as number) += blue;
    }
  }
  return { pixels, sums, columns };
}

function find(baseline: Pixels, actual: Pixels, width: number, height: number): Found {
  const { pixels, sums, columns } = findPixels(baseline, actual, width, height);
  const squares: [number, number][] = [];
  for (let row = 0; row + 1 < Math.floor(height / CELL); row++)
    for (let column = 0; column + 1 < columns; column++) {
      const [above, below] = [3 * (row * columns + column), 3 * ((row + 1) * columns + column)];
      const isOff = MEANS.some((most, colour) => {
        const upper = (sums[above + colour] as number) + (sums[above + 3 + colour] as number);
        const lower = (sums[below + colour] as number) + (sums[below + 3 + colour] as number);
        return Math.abs(upper + lower) > most * (2 * CELL) ** 2;
      });
      if (isOff) squares.push([column * CELL, row * CELL]);
    }
  return { pixels, squares };
}

const shared = (baseline: Pixels, actual: Pixels) =>
  [Math.min(baseline.width, actual.width), Math.min(baseline.height, actual.height)] as const;

/** How the actual picture differs from the baseline, in a sentence: by size, pixel by pixel, and square by square. */
export function compare(baseline: Pixels, actual: Pixels): string | null {
  const [width, height] = shared(baseline, actual);
  const { pixels, squares } = find(baseline, actual, width, height);
  const share = pixels.length / (width * height);
  const sizes = [baseline, actual].map((each) => `${each.width} by ${each.height}`);
  const isOtherSize =
    Math.abs(baseline.width - actual.width) > SLACK || Math.abs(baseline.height - actual.height) > SLACK;
  const reasons = [
    isOtherSize && `it was ${sizes[0]} and is ${sizes[1]}`,
    share > SHARE && `${(100 * share).toFixed(2)} % of the pixels differ`,
    squares.length > 0 && `${squares.length} squares differ, the first at ${squares[0]?.join(', ')}`,
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? reasons.join('; ') : null;
}

/** The actual picture, paled, with the differences in red. */
export function markDifference(baseline: Pixels, actual: Pixels): Pixels {
  const data = actual.data.map((value) => 160 + value * 0.35);
  const mark = (pixel: number) => data.set([220, 20, 40], 3 * pixel);
  const { pixels, squares } = find(baseline, actual, ...shared(baseline, actual));
  for (const pixel of pixels) mark(pixel);
  for (const [left, top] of squares)
    for (let along = 0; along < 2 * CELL; along++)
      for (const y of [top, top + 2 * CELL - 1]) mark(y * actual.width + left + along);
  return { data, width: actual.width, height: actual.height };
}
