import sharp from 'sharp';
import type { Pixels } from './compare.ts';

const GAP = 6;
const PAPER = 0x80;

/** Puts pictures on a sheet, row by row. */
export function makeSheet(rows: Pixels[][]): Pixels {
  const placed: { picture: Pixels; left: number; top: number }[] = [];
  let [width, top] = [0, 0];
  for (const row of rows) {
    let [left, height] = [0, 0];
    for (const picture of row) {
      placed.push({ picture, left, top });
      left += picture.width + GAP;
      height = Math.max(height, picture.height);
    }
    width = Math.max(width, left - GAP);
    top += height + GAP;
  }
  const sheet = { data: new Uint8Array(3 * width * (top - GAP)).fill(PAPER), width, height: top - GAP };
  for (const { picture, left, top } of placed)
    for (let y = 0; y < picture.height; y++) {
      const line = picture.data.subarray(3 * y * picture.width, 3 * (y + 1) * picture.width);
      sheet.data.set(line, 3 * ((top + y) * width + left));
    }
  return sheet;
}

const toSharp = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** The stored form of a sheet: small, and near enough to be compared with. */
export const toWebp = (sheet: Pixels): Promise<Buffer> =>
  toSharp(sheet).webp({ quality: 80, effort: 5, smartSubsample: true }).toBuffer();

export const toPng = (sheet: Pixels): Promise<Buffer> => toSharp(sheet).png().toBuffer();
