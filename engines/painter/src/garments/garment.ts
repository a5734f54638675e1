import type { BodyView } from '../body/body-view.ts';
import type { Chance } from '../drawing/chance.ts';
import { type Colour, lightnessOf, mix, shift } from '../drawing/colour.ts';
import { line, type Point, taper } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';

/** The tones of one cloth. */
export interface Cloth {
  base: Colour;
  light: Colour;
  dark: Colour;
  deep: Colour;
  trim: Colour;
  second: Colour;
  metal: Colour;
}

/** The drawings of a garment: behind the neck, over the body, and over the hair that lies on it. */
export interface Garment {
  behind: string;
  front: string;
  over: string;
}

export interface GarmentView extends BodyView {
  cloth: Cloth;
  chance: Chance;
  /** A fill of the cloth's pattern, drawn over its colour. */
  pattern?: string | undefined;
}

export function clothOf(base: Colour, second: Colour, metal: Colour): Cloth {
  const pale = lightnessOf(base) > 0.82;
  return {
    base,
    light: shift(base, { light: pale ? 1.05 : 1.2, strong: 0.96 }),
    dark: shift(base, { light: pale ? 0.84 : 0.74, strong: 1.05, turn: pale ? -12 : -5 }),
    deep: shift(base, { light: pale ? 0.62 : 0.5, strong: 1, turn: -8 }),
    trim: mix(second, base, 0.15),
    second,
    metal,
  };
}

/** A soft fold: a dark brush stroke with a light one beside it. */
export function fold(view: GarmentView, points: readonly Point[], width = 5, strength = 0.5): string {
  const { sheet, cloth, light } = view;
  const highlight = points.map(([x, y]): Point => [x + light * width * 0.95, y - 1]);
  return (
    softStroke(sheet, points, taper(width, 0.4), cloth.deep, strength) +
    softStroke(sheet, highlight, taper(width * 0.6, 0.45), cloth.light, strength * 0.65, 3)
  );
}

/** A seam or an edge that catches the light. */
export function seam(view: GarmentView, points: readonly Point[], width = 1.2, strength = 0.6): string {
  const { sheet, cloth } = view;
  const up = points.map(([x, y]): Point => [x, y - width]);
  return (
    sheet.path(line(points), { stroke: cloth.deep, width, opacity: strength }) +
    sheet.path(line(up), { stroke: cloth.light, width: width * 0.7, opacity: strength * 0.6 })
  );
}

/** A piece of cloth: its colour, light and dark side, pattern, and content, clipped to its shape. */
export function piece(view: GarmentView, d: string, content?: (inside: GarmentView) => string, colour?: Cloth): string {
  const { sheet, light, B, pattern } = view;
  const cloth = colour ?? view.cloth;
  const foot = sheet.linear(
    [0, 330],
    [0, 620],
    [
      [0, cloth.deep, 0],
      [1, cloth.deep, 0.55],
    ],
  );
  return (
    sheet.path(d, {
      fill: sheet.linear(B(light * 170, 180), B(-light * 170, 420), [
        [0, cloth.light],
        [0.38, cloth.base],
        [0.75, mix(cloth.base, cloth.dark, 0.7)],
        [1, cloth.dark],
      ]),
    }) +
    (pattern && !colour ? sheet.path(d, { fill: pattern }) : '') +
    (content?.({ ...view, cloth, sheet: sheet.clippedTo(d) }) ?? '') +
    sheet.path(d, { fill: foot })
  );
}
