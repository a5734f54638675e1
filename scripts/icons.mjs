// node scripts/icons.mjs: draws the icons of the installed app from web/public/favicon.svg; the PNG files are kept.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at } from './lib/paths.mjs';

/** @type {{ default: typeof import('sharp').default }} */
const { default: sharp } = await import(createRequire(at('server', 'package.json')).resolve('sharp'));

const drawing = readFileSync(at('web', 'public', 'favicon.svg'), 'utf8');
// A phone cuts its own shape: the night goes to the edges, and the picture stays within the middle four fifths.
const square = drawing.replace('rx="9"', 'rx="0"');
const roomy = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4.5 40 40"')
  .replaceAll('<rect width="32" height="32"', '<rect x="-4" y="-4.5" width="40" height="40"');

/** @type {[file: string, size: number, svg: string][]} */
const icons = [
  ['icon-192', 192, drawing],
  ['icon-512', 512, drawing],
  ['maskable-192', 192, roomy],
  ['maskable-512', 512, roomy],
  ['apple-touch-icon', 180, roomy],
];

for (const [file, size, svg] of icons) {
  const density = (72 * size) / 32;
  await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(at('web', 'public', 'icons', `${file}.png`));
}
