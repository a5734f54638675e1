import sharp from 'sharp';

/** A picture as rows of red, green and blue. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Difference {
  /** What differs, in a sentence; null when nothing does. */
  reason: string | null;
  /** What was there, paled, with what differs in red. */
  picture: Pixels;
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

const at = (values: ArrayLike<number>, place: number) => values[place] ?? 0;

/** Reads an encoded picture. */
export async function readPixels(encoded: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(encoded).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How much the pixels of each cell, a quarter of a square, are off in all, colour by colour. */
function sumCells(kept: Pixels, shown: Pixels, columns: number, rows: number): Int32Array {
  const sums = new Int32Array(3 * columns * rows);
  for (let y = 0; y < rows * CELL; y++)
    for (let x = 0; x < columns * CELL; x++) {
      const [i, j] = [3 * (y * kept.width + x), 3 * (y * shown.width + x)];
      const cell = 3 * (Math.floor(y / CELL) * columns + Math.floor(x / CELL));
      for (let colour = 0; colour < 3; colour++)
        sums[cell + colour] = at(sums, cell + colour) + at(kept.data, i + colour) - at(shown.data, j + colour);
    }
  return sums;
}

/** Where the squares begin whose mean colour is off; each overlaps its neighbours by half. */
function findSquares(kept: Pixels, shown: Pixels, width: number, height: number): [left: number, top: number][] {
  const [columns, rows] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const sums = sumCells(kept, shown, columns, rows);
  const found: [number, number][] = [];
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      let isOff = false;
      for (let colour = 0; colour < 3; colour++) {
        const [above, below] = [3 * (row * columns + column) + colour, 3 * ((row + 1) * columns + column) + colour];
        const sum = at(sums, above) + at(sums, above + 3) + at(sums, below) + at(sums, below + 3);
        isOff ||= Math.abs(sum) / (2 * CELL) ** 2 > at(MEANS, colour);
      }
      if (isOff) found.push([column * CELL, row * CELL]);
    }
  return found;
}

/** Compares what is shown with what is kept: by its size, pixel by pixel, and square by square. */
export function compare(kept: Pixels, shown: Pixels): Difference {
  const width = Math.min(kept.width, shown.width);
  const height = Math.min(kept.height, shown.height);
  const picture = { data: shown.data.map((value) => 160 + value * 0.35), width: shown.width, height: shown.height };
  const mark = (x: number, y: number) => picture.data.set([220, 20, 40], 3 * (y * shown.width + x));

  let off = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [i, j] = [3 * (y * kept.width + x), 3 * (y * shown.width + x)];
      const red = Math.abs(at(kept.data, i) - at(shown.data, j));
      const green = Math.abs(at(kept.data, i + 1) - at(shown.data, j + 1));
      const blue = Math.abs(at(kept.data, i + 2) - at(shown.data, j + 2));
      if (red <= PIXEL && green <= PIXEL && blue <= PIXEL) continue;
      off++;
      mark(x, y);
    }
  const squares = findSquares(kept, shown, width, height);
  for (const [left, top] of squares)
    for (let along = 0; along < 2 * CELL; along++) for (const y of [top, top + 2 * CELL - 1]) mark(left + along, y);

  const sizes = [kept, shown].map((each) => `${each.width} by ${each.height}`);
  const isOtherSize = Math.abs(kept.width - shown.width) > SLACK || Math.abs(kept.height - shown.height) > SLACK;
  const reasons = [
    isOtherSize && `it was ${sizes[0]} and is ${sizes[1]}`,
    off / (width * height) > SHARE && `${((100 * off) / (width * height)).toFixed(2)} % of the pixels differ`,
    squares.length > 0 && `${squares.length} squares differ, the first at ${squares[0]?.join(', ')}`,
  ].filter((reason) => reason !== false);
  return { reason: reasons.length > 0 ? reasons.join('; ') : null, picture };
}
