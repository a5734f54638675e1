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
/** Half the edge of the squares whose mean colour is compared: what moved or faded shows. */
const CELL = 3;
/** How far the mean may be off in red, green and blue; eyes see least of the last, so a picture is kept with least of it. */
const MEANS = [16, 16, 24] as const;
/** What rounding may add to a side. */
const SLACK = 2;

interface Found {
  /** Where pixels are that are off, counted in pixels of what is shown. */
  pixels: number[];
  /** Where the squares begin whose mean colour is off; each overlaps its neighbours by half. */
  squares: [left: number, top: number][];
}

/** Reads an encoded picture. */
export async function readPixels(encoded: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(encoded).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Finds the pixels that are off, and how much those of each cell, a quarter of a square, are off in all. */
function findPixels(kept: Pixels, shown: Pixels, width: number, height: number) {
  const columns = Math.floor(width / CELL);
  const sums = new Int32Array(3 * columns * Math.floor(height / CELL));
  const [before, after] = [kept.data, shown.data];
  const pixels: number[] = [];
  for (let y = 0; y < height; y++) {
    let [i, j] = [3 * y * kept.width, 3 * y * shown.width];
    const row = 3 * Math.floor(y / CELL) * columns;
    for (let x = 0; x < width; x++, i += 3, j += 3) {
      const red = (before[i] as number) - (after[j] as number);
      const green = (before[i + 1] as number) - (after[j + 1] as number);
      const blue = (before[i + 2] as number) - (after[j + 2] as number);
      if (Math.abs(red) > PIXEL || Math.abs(green) > PIXEL || Math.abs(blue) > PIXEL) pixels.push(y * shown.width + x);
      const cell = row + 3 * Math.floor(x / CELL);
      // What is left over at the right and below is less than a cell: writes beyond the array are dropped.
      if (x >= columns * CELL) continue;
      (sums[cell] as number) += red;
      (sums[cell + 1] as number) += green;
      (sums[cell + 2] as number) += blue;
    }
  }
  return { pixels, sums, columns };
}

function find(kept: Pixels, shown: Pixels, width: number, height: number): Found {
  const { pixels, sums, columns } = findPixels(kept, shown, width, height);
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

const shared = (kept: Pixels, shown: Pixels) =>
  [Math.min(kept.width, shown.width), Math.min(kept.height, shown.height)] as const;

/** How what is shown differs from what is kept, in a sentence: by its size, pixel by pixel, and square by square. */
export function compare(kept: Pixels, shown: Pixels): string | null {
  const [width, height] = shared(kept, shown);
  const { pixels, squares } = find(kept, shown, width, height);
  const share = pixels.length / (width * height);
  const sizes = [kept, shown].map((each) => `${each.width} by ${each.height}`);
  const isOtherSize = Math.abs(kept.width - shown.width) > SLACK || Math.abs(kept.height - shown.height) > SLACK;
  const reasons = [
    isOtherSize && `it was ${sizes[0]} and is ${sizes[1]}`,
    share > SHARE && `${(100 * share).toFixed(2)} % of the pixels differ`,
    squares.length > 0 && `${squares.length} squares differ, the first at ${squares[0]?.join(', ')}`,
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? reasons.join('; ') : null;
}

/** What is shown, paled, with what differs in red. */
export function markDifference(kept: Pixels, shown: Pixels): Pixels {
  const data = shown.data.map((value) => 160 + value * 0.35);
  const mark = (pixel: number) => data.set([220, 20, 40], 3 * pixel);
  const { pixels, squares } = find(kept, shown, ...shared(kept, shown));
  for (const pixel of pixels) mark(pixel);
  for (const [left, top] of squares)
    for (let along = 0; along < 2 * CELL; along++)
      for (const y of [top, top + 2 * CELL - 1]) mark(y * shown.width + left + along);
  return { data, width: shown.width, height: shown.height };
}
