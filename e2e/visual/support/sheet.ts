import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { compare, type Pixels, readPixels } from './compare.ts';

/** The pictures that a screen is compared with: one sheet of all widths and both themes each. */
export const KEPT_FOLDER = join(import.meta.dirname, '..', 'kept');

/** Whether pictures are kept in place of being compared. */
export const isUpdating = process.env.VISUAL_UPDATE === '1';

const GAP = 6;
const PAPER = '#808080';

/** Puts pictures on a sheet, row by row. */
export async function makeSheet(rows: Buffer[][]): Promise<Buffer> {
  const placed: OverlayOptions[] = [];
  let [width, top] = [0, 0];
  for (const row of rows) {
    let [left, height] = [0, 0];
    for (const input of row) {
      const size = await sharp(input).metadata();
      placed.push({ input, left, top });
      left += size.width + GAP;
      height = Math.max(height, size.height);
    }
    width = Math.max(width, left - GAP);
    top += height + GAP;
  }
  return sharp({ create: { width, height: top - GAP, channels: 3, background: PAPER } })
    .composite(placed)
    .webp({ quality: 60, effort: 2, smartSubsample: true })
    .toBuffer();
}

const toPng = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

async function difference(before: Buffer, after: Buffer) {
  if (before.equals(after)) return { reason: null, picture: null };
  return compare(await readPixels(before), await readPixels(after));
}

/** Whether two sheets show the same. */
export const areAlike = async (one: Buffer, other: Buffer): Promise<boolean> =>
  (await difference(one, other)).reason === null;

/** The sheet that is kept of a screen, if there is one. */
export function keptSheet(name: string) {
  const path = join(KEPT_FOLDER, `${name}.webp`);
  const kept = existsSync(path) ? readFileSync(path) : null;
  return {
    isLike: async (sheet: Buffer): Promise<boolean> => kept !== null && areAlike(kept, sheet),
    replace(sheet: Buffer): void {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, sheet);
    },
    /** How a sheet differs; what was there, what is, and the difference are attached. */
    async tell(sheet: Buffer, testInfo: TestInfo): Promise<string | null> {
      const attach = async (what: string, body: Buffer, type: 'webp' | 'png') => {
        const file = testInfo.outputPath(`${what}.${type}`);
        writeFileSync(file, body);
        await testInfo.attach(what, { path: file, contentType: `image/${type}` });
      };
      await attach('actual', sheet, 'webp');
      if (!kept) return 'there is no picture to compare it with: `npm run visual:update` keeps one';
      const { reason, picture } = await difference(kept, sheet);
      await attach('expected', kept, 'webp');
      if (picture) await attach('difference', await toPng(picture), 'png');
      return reason;
    },
  };
}
