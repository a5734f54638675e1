import { blob, line, type Point } from '../drawing/shape.ts';
import type { HeadView } from './head-view.ts';

/** The place of a lobe, where an earring hangs. */
export function lobeOf({ P }: HeadView, side: -1 | 1): Point {
  return P(side * 72, 37, -8);
}

function ear(view: HeadView, side: -1 | 1, pointed: number): string {
  const { sheet, P, paint, light } = view;
  const out = 1 + pointed * 0.1;
  const rim: Point[] = [
    P(side * 66, -12, -2),
    P(side * 75 * out, -19 - pointed * 8, -10),
    ...(pointed ? [P(side * (82 + pointed * 26), -44 - pointed * 16, -26)] : []),
    P(side * (83 + pointed * 2), -10, -14),
    P(side * 82, 8, -14),
    P(side * 78, 24, -12),
    P(side * 74, 37, -8),
    P(side * 68, 36, -2),
  ];
  const shape = blob(rim, pointed ? 0.8 : 1);
  const fold: Point[] = pointed
    ? [
        P(side * 70, 20, -6),
        P(side * 78, 4, -12),
        P(side * 84, -24, -18),
        P(side * (79 + pointed * 20), -40 - pointed * 12, -24),
      ]
    : [P(side * 72, 26, -8), P(side * 78, 8, -12), P(side * 78, -8, -12), P(side * 71, -12, -6)];
  const lit = side === light;
  const cut = sheet.clippedTo(shape);
  return (
    sheet.path(shape, { fill: lit ? paint.skin : paint.shade }) +
    cut.path(blob([P(side * 68, -6, -2), P(side * 77, -8, -8), P(side * 76, 14, -8), P(side * 68, 24, -2)]), {
      fill: paint.deep,
      opacity: 0.5,
      blur: 2.4,
    }) +
    cut.path(line(fold), { stroke: paint.deep, width: 2, opacity: 0.5, blur: 0.6 }) +
    cut.path(blob([P(side * 80, -8, -12), P(side * 82, 4, -12), P(side * 79, 16, -10)]), {
      fill: paint.blush,
      opacity: 0.35,
      blur: 2,
    }) +
    sheet.path(shape, { stroke: paint.line, width: 1, opacity: 0.4 })
  );
}

/** Both ears; `pointed` from 0, as people have them, to 1, as elves do. */
export function drawEars(view: HeadView, pointed = 0): string {
  const far = view.pose.yaw > 0 ? 1 : -1;
  const turned = Math.abs(view.pose.yaw);
  return (turned > 0.3 && pointed === 0 ? '' : ear(view, far, pointed)) + ear(view, -far as -1 | 1, pointed);
}
