import type { Colour } from './colour.ts';
import { type Point, softRibbon } from './shape.ts';
import type { Sheet } from './sheet.ts';

/** A soft brush stroke made of faint bands. */
export function softStroke(
  sheet: Sheet,
  points: readonly Point[],
  width: (place: number) => number,
  colour: Colour,
  opacity: number,
  bands = 4,
): string {
  const each = 1 - (1 - opacity) ** (1 / (bands * 0.8));
  return softRibbon(points, width, bands)
    .map((d) => sheet.path(d, { fill: colour, opacity: each }))
    .join('');
}
