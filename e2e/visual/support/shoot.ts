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

/** The window of a page. */
export interface Viewport {
  resize(size: WindowSize): Promise<void>;
  /** Draws the page at the scale of its picture, and returns the window's clip; call it again after scrolling. */
  zoom(): Promise<Clip>;
}

export interface WindowSize {
  width: number;
  height: number;
  /** How small its picture is. */
  scale: number;
}

/**
 * Controls the viewport of a page. A picture at another scale than the page is drawn at draws all of it twice more: for
 * the picture, and again as it was. Without a graphics card that is a fifth of the time of a screen.
 */
export function controlViewport(page: Page, devtools: CDPSession): Viewport {
  let size: WindowSize = { width: 0, height: 0, scale: 1 };
  const override = (viewport?: Clip) =>
    devtools.send('Emulation.setDeviceMetricsOverride', {
      width: size.width,
      height: size.height,
      deviceScaleFactor: 1,
      mobile: false,
      ...(viewport && { viewport }),
    });

  return {
    async resize(to) {
      size = { width: to.width, height: to.height, scale: to.scale };
      await page.setViewportSize({ width: to.width, height: to.height });
      // Playwright's own session overrides the same values; this one, which takes the pictures, is sent last and
      // prevails.
      await override();
    },
    async zoom() {
      // The window's place is counted from the beginning of the page.
      const clip = { x: 0, y: await page.evaluate(() => window.scrollY), ...size };
      await override(clip);
      return clip;
    },
  };
}
