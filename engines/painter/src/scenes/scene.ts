import type { Chance } from '../drawing/chance.ts';
import type { Colour } from '../drawing/colour.ts';
import { line, n, type Point } from '../drawing/shape.ts';
import type { Sheet, Stop } from '../drawing/sheet.ts';
import type { Light } from '../finish/light.ts';
import { HEIGHT, WIDTH } from '../finish/raster.ts';

/** A scene: the drawing behind the figure, the one in front of it, and the light. */
export interface Scene {
  back: string;
  front: string;
  light: Light;
}

export interface SceneView {
  /** For the drawing behind the figure. */
  sheet: Sheet;
  /** For the drawing in front of the figure. */
  veil: Sheet;
  chance: Chance;
  side: -1 | 1;
}

export type SceneMaker = (view: SceneView) => Scene;

/** The x of a place that lies `part` from the middle towards the light. */
export function towards(view: SceneView, part: number): number {
  return WIDTH / 2 + (view.side * part * WIDTH) / 2;
}

/** The whole sheet in one gradient from the top to the bottom. */
export function backdrop({ sheet }: SceneView, stops: readonly Stop[]): string {
  return sheet.path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, { fill: sheet.linear([0, 0], [0, HEIGHT], stops) });
}

/** A soft light in the air. */
export function glow(sheet: Sheet, x: number, y: number, radius: number, colour: Colour, strength: number): string {
  return sheet.dot(x, y, radius, {
    fill: sheet.radial([x, y], radius, [
      [0, colour, strength],
      [0.25, colour, strength * 0.55],
      [0.6, colour, strength * 0.16],
      [1, colour, 0],
    ]),
  });
}

/** A ridge of hills, roofs or waves across the sheet, filled to the bottom. */
export function ridge(chance: Chance, y: number, height: number, rough: number): string {
  const phases = [1, 2.3, 4.7, 9.1].map((pace) => [pace * chance.range(0.7, 1.3), chance.range(0, 6.3)] as const);
  const points: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 14) {
    const rise = phases.reduce(
      (sum, [pace, phase], index) => sum + Math.sin((x / WIDTH) * pace * 3.2 + phase) / (1 + index / rough),
      0,
    );
    points.push([x, y - rise * height * 0.36]);
  }
  return `${line(points)}V${HEIGHT + 20}H-20Z`;
}

/** Pointed mountains, filled to the bottom. */
export function peaks(chance: Chance, y: number, height: number, count: number): { d: string; tops: Point[] } {
  const tops: Point[] = [];
  let d = `M-40 ${HEIGHT + 10}L-40 ${n(y)}`;
  const step = (WIDTH + 80) / count;
  for (let index = 0; index < count; index++) {
    const x = -40 + step * (index + chance.range(0.35, 0.65));
    const top = y - height * chance.range(0.45, 1);
    tops.push([x, top]);
    d += `L${n(x - step * 0.22)} ${n(top + (y - top) * chance.range(0.42, 0.55))}L${n(x)} ${n(top)}L${n(x + step * 0.16)} ${n(top + (y - top) * chance.range(0.3, 0.44))}L${n(-40 + step * (index + 1))} ${n(y - chance.range(0, 0.2) * height)}`;
  }
  return { d: `${d}L${WIDTH + 40} ${HEIGHT + 10}Z`, tops };
}

/** Stars in the upper part of the sky. */
export function stars(sheet: Sheet, chance: Chance, count: number, below: number, colour = '#ffffff'): string {
  return Array.from({ length: count }, () => {
    const size = chance.next() ** 3;
    return sheet.dot(chance.range(0, WIDTH), chance.next() ** 1.4 * below, 0.5 + size * 1.5, {
      fill: colour,
      opacity: 0.25 + size * 0.7,
    });
  }).join('');
}

/** Discs of light out of focus. */
export function bokeh(
  sheet: Sheet,
  chance: Chance,
  colours: readonly Colour[],
  count: number,
  area: readonly [x0: number, y0: number, x1: number, y1: number],
  size: readonly [number, number],
  strength = 0.35,
): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [chance.range(area[0], area[2]), chance.range(area[1], area[3])];
    const radius = size[0] + (size[1] - size[0]) * chance.next() ** 1.6;
    const colour = chance.pick(colours);
    const dim = strength * chance.range(0.35, 1);
    return sheet.dot(x, y, radius, {
      fill: sheet.radial([x, y], radius, [
        [0, colour, dim * 0.62],
        [0.8, colour, dim * 0.8],
        [0.93, colour, dim],
        [1, colour, 0],
      ]),
    });
  }).join('');
}

/** Fine lit dust, embers, snow or spray before the figure. */
export function motes(
  sheet: Sheet,
  chance: Chance,
  colour: Colour,
  count: number,
  size: readonly [number, number],
  strength: number,
  blur = 0,
): string {
  const specks = Array.from({ length: count }, () => {
    const part = chance.next() ** 2;
    return sheet.dot(chance.range(0, WIDTH), chance.range(0, HEIGHT), size[0] + (size[1] - size[0]) * part, {
      fill: colour,
      opacity: strength * chance.range(0.3, 1) * (1 - part * 0.5),
    });
  }).join('');
  return blur ? sheet.group(specks, { blur }) : specks;
}

/** Mist along the foot of the picture. */
export function mist(sheet: Sheet, colour: Colour, from: number, strength: number): string {
  return sheet.path(`M0 ${n(from)}H${WIDTH}V${HEIGHT}H0Z`, {
    fill: sheet.linear(
      [0, from],
      [0, HEIGHT],
      [
        [0, colour, 0],
        [0.6, colour, strength * 0.6],
        [1, colour, strength],
      ],
    ),
  });
}
