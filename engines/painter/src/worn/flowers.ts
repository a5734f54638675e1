import { mix, shift } from '../drawing/colour.ts';
import { blob, type Point, ribbon, taper } from '../drawing/shape.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { ring } from './hats.ts';
import type { WornMaker } from './worn.ts';

/** An open flower seen from the front. */
export function blossom(sheet: Sheet, x: number, y: number, size: number, colour: string, turn: number): string {
  const petals = (count: number, reach: number, tone: string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = turn + (index / count) * 2 * Math.PI;
      const at = (out: number, off: number): Point => [
        x + Math.cos(angle + off) * out * size * reach,
        y + Math.sin(angle + off) * out * size * reach,
      ];
      return sheet.path(blob([at(0.12, 0), at(0.7, -0.52), at(1.04, -0.16), at(1.04, 0.16), at(0.7, 0.52)]), {
        fill: tone,
        stroke: shift(colour, { light: 0.62 }),
        width: 0.8,
      });
    }).join('');
  return (
    petals(6, 1, shift(colour, { light: 0.86 })) +
    petals(5, 0.68, mix(colour, '#ffffff', 0.22)) +
    sheet.dot(x, y, size * 0.2, { fill: '#f2cf63' }) +
    sheet.dot(x, y, size * 0.1, { fill: '#b5802c' })
  );
}

function leaf(sheet: Sheet, x: number, y: number, size: number, angle: number, colour = '#4d7a4a'): string {
  const tip: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
  const middle: Point = [(x + tip[0]) / 2 + Math.sin(angle) * size * 0.1, (y + tip[1]) / 2];
  return sheet.path(ribbon([[x, y], middle, tip], taper(size * 0.24, 0.45)), {
    fill: colour,
    stroke: shift(colour, { light: 0.6 }),
    width: 0.7,
  });
}

/** One large flower over the ear. */
export const flower: WornMaker = (view) => {
  const { sheet, P, pose } = view.head;
  const side = pose.yaw > 0 ? -1 : 1;
  const [x, y] = P(side * 72, -44, 24);
  return {
    'over hair':
      leaf(sheet, x, y, 34, side > 0 ? 0.9 : 2.2) +
      leaf(sheet, x, y, 30, side > 0 ? -0.5 : 3.6) +
      blossom(sheet, x, y, 21, view.accent, 0.4) +
      blossom(sheet, x - side * 12, y + 22, 12, mix(view.accent, '#ffffff', 0.35), 1.1),
  };
};

/** A wreath of flowers. */
export const flowerCrown: WornMaker = (view) => {
  const { sheet } = view.head;
  const { front } = ring(view, -74, 84, 90, 4);
  const tones = [view.accent, mix(view.accent, '#ffffff', 0.5), shift(view.accent, { turn: 34 })];
  return {
    'over hair':
      front.map(([x, y], index) => leaf(sheet, x, y, 19, index * 1.7, index % 2 ? '#4d7a4a' : '#6c9457')).join('') +
      front
        .map(([x, y], index) =>
          blossom(sheet, x, y + (index % 2 ? 3 : -3), index % 3 === 0 ? 15 : 10.5, tones[index % 3] as string, index),
        )
        .join(''),
  };
};

/** A ribbon tied in a bow. */
export const ribbonBow: WornMaker = (view) => {
  const { sheet, P, pose } = view.head;
  const side = pose.yaw > 0 ? -1 : 1;
  const [x, y] = P(side * 58, -84, 10);
  const wing = (way: number) =>
    sheet.path(
      blob([
        [x, y],
        [x + way * 16, y - 15],
        [x + way * 31, y - 9],
        [x + way * 30, y + 10],
        [x + way * 14, y + 10],
      ]),
      { fill: view.accent, stroke: shift(view.accent, { light: 0.6 }), width: 1 },
    );
  const tail = (way: number) =>
    sheet.path(
      ribbon(
        [
          [x, y],
          [x + way * 10, y + 20],
          [x + way * 8, y + 42],
        ],
        taper(6, 0.7, 0.4, 0.8),
      ),
      { fill: shift(view.accent, { light: 0.86 }) },
    );
  return {
    'over hair':
      tail(-0.6) + tail(1) + wing(-1) + wing(1) + sheet.dot(x, y, 6, { fill: shift(view.accent, { light: 0.82 }) }),
  };
};
