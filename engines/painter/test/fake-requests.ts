import type { Painted } from '@sirenade/server/ports/image';
import sharp from 'sharp';
import type { PaintJob } from '../src/embedded-image.ts';
import { planOf } from '../src/paint-portrait.ts';

/** A minimal request. */
export function request(appearance: string, change: Partial<PaintJob> = {}): PaintJob {
  return { appearance, description: '', gender: 'female', seed: 7, ...change };
}

/** Mean red, green and blue around a point of the figure, in units of its head: 0 0 is between the eyes. */
export async function colourAt(
  { image }: Painted,
  of: PaintJob,
  x: number,
  y: number,
): Promise<[number, number, number]> {
  const { frame } = planOf(of).figure;
  const [left, top] = [Math.round(frame.x + x * frame.scale) - 7, Math.round(frame.y + y * frame.scale) - 7];
  const region = { left, top, width: 14, height: 14 };
  const pixels = await sharp(image).extract(region).removeAlpha().raw().toBuffer();
  const mean = (channel: number) =>
    pixels.filter((_, index) => index % 3 === channel).reduce((sum, value) => sum + value, 0) / (pixels.length / 3);
  return [mean(0), mean(1), mean(2)];
}
