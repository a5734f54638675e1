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

/** Compares a sheet with the one that is kept; what it was, is, and how they differ is attached when they do. */
export async function judgeSheet(sheet: Buffer, path: string, testInfo: TestInfo): Promise<string | null> {
  const kept = existsSync(path) ? readFileSync(path) : null;
  if (kept?.equals(sheet)) return null;
  const shown = await readPixels(sheet);
  const { reason, picture } = kept
    ? compare(await readPixels(kept), shown)
    : { reason: 'there is no picture to compare it with: `npm run visual:update` keeps one', picture: null };
  if (reason === null) return null;
  if (isUpdating) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, sheet);
    return null;
  }
  const attach = async (name: string, body: Buffer, type: 'webp' | 'png') => {
    const file = testInfo.outputPath(`${name}.${type}`);
    writeFileSync(file, body);
    await testInfo.attach(name, { path: file, contentType: `image/${type}` });
  };
  await attach('actual', sheet, 'webp');
  if (kept) await attach('expected', kept, 'webp');
  if (picture) await attach('difference', await toPng(picture), 'png');
  return reason;
}
