import { mix, shift } from '../drawing/colour.ts';
import { blob, edges, line, type Point } from '../drawing/shape.ts';
import { type Cloth, clothOf, fold, type GarmentView, piece, seam } from './garment.ts';

const SIDES = [-1, 1] as const;

/** Mirrors a list of half-body places to one side. */
export function half(view: GarmentView, side: -1 | 1, places: readonly (readonly [number, number])[]): Point[] {
  return places.map(([x, y]) => view.B(side * x, y));
}

/** The inside of a collar, seen behind the neck. */
export function collarBehind(view: GarmentView, cloth: Cloth, rise = 0, wide = 12): string {
  const { sheet, B, shape } = view;
  const n = shape.neck + wide;
  const d = blob(
    [B(-n, 152 - rise), B(-n * 0.7, 116 - rise), B(0, 106 - rise), B(n * 0.7, 116 - rise), B(n, 152 - rise), B(0, 186)],
    0.9,
  );
  return sheet.path(d, { fill: mix(cloth.dark, cloth.deep, 0.6) });
}

/** A turned-down shirt collar with points. */
export function shirtCollar(view: GarmentView, cloth: Cloth, open = 10, long = 1): string {
  const { shape } = view;
  const n = shape.neck;
  return SIDES.map((side) => {
    const d = edges(
      half(view, side, [
        [n + 1, 122],
        [n + 2, 140],
        [open + 10, 168],
        [open, 184],
      ]),
      half(view, side, [
        [open, 184],
        [open + 18 * long, 196 + 10 * long],
        [open + 34 * long, 206 + 12 * long],
      ]),
      half(view, side, [
        [open + 34 * long, 206 + 12 * long],
        [n + 18, 178],
        [n + 16, 150],
        [n + 1, 122],
      ]),
    );
    return (
      view.sheet.path(d, { fill: cloth.deep, opacity: 0.5, blur: 3, transform: 'translate(0 4)' }) +
      piece(view, d, undefined, cloth) +
      view.sheet.path(
        line(
          half(view, side, [
            [open, 184],
            [open + 18 * long, 196 + 10 * long],
            [open + 34 * long, 206 + 12 * long],
            [n + 18, 178],
          ]),
        ),
        {
          stroke: cloth.deep,
          width: 1.1,
          opacity: 0.55,
        },
      )
    );
  }).join('');
}

/** The lapels of a jacket that closes at `bottom`. */
export function lapels(view: GarmentView, cloth: Cloth, bottom: number, wide = 1, notch = true): string {
  const { shape, sheet } = view;
  const n = shape.neck;
  return SIDES.map((side) => {
    const tip = 58 * wide + n * 0.3;
    const outer: [number, number][] = notch
      ? [
          [n + 12, 146],
          [n + 26, 168],
          [n + 36 * wide, 196],
          [tip - 4, 214],
          [tip - 14, 220],
          [tip + 12, 232],
        ]
      : [
          [n + 12, 146],
          [n + 26, 168],
          [tip - 4, 204],
          [tip + 4, 240],
        ];
    const d = edges(
      half(view, side, [
        [n + 4, 134],
        [n - 4, 172],
        [14, 238],
        [-6, bottom],
      ]),
      half(view, side, [[-6, bottom], [18, bottom - 32], [tip - 8, 270], outer.at(-1) as [number, number]]),
      half(view, side, [...outer].reverse().concat([[n + 4, 134]])),
    );
    return (
      sheet.path(d, { fill: cloth.deep, opacity: 0.55, blur: 4, transform: `translate(${side * 2} 5)` }) +
      piece(view, d, undefined, cloth) +
      sheet.path(d, { stroke: cloth.deep, width: 1.2, opacity: 0.65 }) +
      (notch
        ? seam(
            view,
            half(view, side, [
              [n + 8, 178],
              [n + 20, 198],
              [tip - 10, 219],
            ]),
            1.2,
            0.55,
          )
        : '')
    );
  }).join('');
}

/** A row of buttons down the front. */
export function buttons(
  view: GarmentView,
  colour: string,
  from: number,
  step: number,
  count: number,
  x = 0,
  radius = 4,
): string {
  const { sheet, B, light } = view;
  return Array.from({ length: count }, (_, index) => {
    const [cx, cy] = B(x, from + index * step);
    return (
      sheet.dot(cx, cy + 1.4, radius + 0.4, { fill: '#000000', opacity: 0.3 }) +
      sheet.dot(cx, cy, radius, { fill: colour }) +
      sheet.dot(cx + light * radius * 0.3, cy - radius * 0.35, radius * 0.36, { fill: '#ffffff', opacity: 0.55 })
    );
  }).join('');
}

/** The cloth of the garment beneath an open jacket. */
export function underCloth(view: GarmentView, colour: string): Cloth {
  return clothOf(colour, shift(colour, { light: 0.7 }), view.cloth.metal);
}

/** Long soft folds down the front of something loose. */
export function drapes(view: GarmentView, xs: readonly number[], from: number, strength = 0.5): string {
  const { chance, B } = view;
  return xs
    .map((x) =>
      fold(
        view,
        [B(x * 0.8, from), B(x + chance.range(-5, 5), from + 90), B(x * 1.05, from + 200), B(x * 1.1, from + 420)],
        7,
        strength * chance.range(0.7, 1.1),
      ),
    )
    .join('');
}
