import type { CDPSession, Page } from '@playwright/test';
import { type Pixels, readPixels } from './compare.ts';

/** The part of a devtools session that a picture needs. */
export type Camera = Pick<CDPSession, 'send'>;

export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

/** How often Chromium is asked for a picture that it fails to take. */
export const MOST_TRIES = 9;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether nothing is drawn yet: every pixel is as the first. */
const isEmpty = ({ data }: Pixels) => data.every((value, at) => Math.abs(value - (data[at % 3] ?? 0)) < 4);

async function captureOnce(camera: Camera, clip: Clip): Promise<Pixels> {
  const { data } = await camera.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 95,
    optimizeForSpeed: true,
    clip,
  });
  const picture = await readPixels(Buffer.from(data, 'base64'));
  if (isEmpty(picture)) throw new Error('Chromium took a picture of nothing.');
  return picture;
}

/** Takes a picture; again where Chromium has no frame at hand just then ("Unable to capture screenshot"). */
export async function capture(camera: Camera, clip: Clip, wait = pause): Promise<Pixels> {
  for (let tries = 1; ; tries++)
    try {
      return await captureOnce(camera, clip);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      // A busy machine draws its next frame later: each time it gets twice as long.
      await wait(50 * 2 ** tries);
    }
}

/** Takes a picture of the window, drawn as small as the scale says. */
export async function shoot(page: Page, camera: Camera, scale: number): Promise<Pixels> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // The window's place is counted from the beginning of the page.
  const y = await page.evaluate(() => window.scrollY);
  return capture(camera, { x: 0, y, width, height, scale });
}
