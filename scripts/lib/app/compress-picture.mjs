import { createRequire } from 'node:module';
import { at } from '../paths.mjs';

const MOST_BYTES = 150_000;
const BEST = 88;
const WORST = 58;
const STEP = 6;

/** A picture as WebP, as good as its size allows. */
export async function compressPicture(/** @type {Buffer} */ picture) {
  // The server's package brings it along, and is there only once the packages are installed.
  /** @type {{ default: typeof import('sharp').default }} */
  const { default: sharp } = await import(createRequire(at('server', 'package.json')).resolve('sharp'));
  let made = Buffer.alloc(0);
  for (let quality = BEST; quality >= WORST; quality -= STEP) {
    made = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (made.length <= MOST_BYTES) break;
  }
  return made;
}
