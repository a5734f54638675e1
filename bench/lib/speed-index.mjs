import { createRequire } from 'node:module';
import { at } from '../../scripts/lib/paths.mjs';

/** @typedef {{ ms: number, image: Buffer }} Frame */

/** @type {{ default: typeof import('sharp').default }} */
const { default: sharp } = await import(createRequire(at('server', 'package.json')).resolve('sharp'));

/** How often each brightness of each colour occurs in a picture. */
async function histogramOf(/** @type {Buffer} */ image) {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Int32Array(256 * 3);
  for (let i = 0; i < data.length; i++) {
    const bin = (i % info.channels) * 256 + (data[i] ?? 0);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/**
 * The speed index of what a window showed: the time until everything is there, weighed by how much is missing,
 * with the progress read from colour histograms as WebPageTest and Lighthouse do.
 * @param {Frame[]} frames
 */
export async function speedIndex(frames) {
  const shown = await Promise.all(frames.map(async ({ ms, image }) => ({ ms, colours: await histogramOf(image) })));
  const first = shown[0];
  const last = shown.at(-1);
  if (!first || !last) return 0;
  const distance = (/** @type {Int32Array} */ a) =>
    a.reduce((sum, count, bin) => sum + Math.abs(count - (last.colours[bin] ?? 0)), 0);
  const whole = distance(first.colours);
  if (whole === 0) return first.ms;
  // Nothing is there until the first frame is.
  let index = first.ms;
  let best = 0;
  shown.slice(1).forEach(({ ms, colours }, nth) => {
    index += (ms - (shown[nth]?.ms ?? 0)) * (1 - best);
    best = Math.max(best, 1 - distance(colours) / whole);
  });
  return index;
}
