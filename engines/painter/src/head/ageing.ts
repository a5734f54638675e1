import { type Point, taper } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';
import type { HeadView } from './head-view.ts';

const SIDES = [-1, 1] as const;

/** The lines that years and laughter leave, stronger with age; none before the middle thirties. */
export function drawAgeing(view: HeadView, age: number): string {
  const strength = Math.min(1, Math.max(0, (age - 34) / 36));
  const { sheet, P, paint, mien, shape } = view;
  const laugh = Math.max(0, mien.smile - 0.3) * 0.24;
  const stroke = (points: Point[], width: number, opacity: number) =>
    opacity > 0.03 ? softStroke(sheet, points, taper(width, 0.45), paint.deep, Math.min(0.8, opacity), 3) : '';
  const wide = shape.noseWidth;
  const folds = SIDES.map((side) =>
    stroke(
      [P(side * 17 * wide, 46, 72), P(side * 25, 56, 68), P(side * 31, 68, 60), P(side * 31, 78, 56)],
      1.7 + strength,
      strength * 0.6 + laugh,
    ),
  ).join('');
  if (strength === 0) return folds;
  const brow = [-46, -55, -63].map((y, index) =>
    stroke(
      [P(-30 + index * 4, y + 2, 64), P(-8, y - 1.5, 70), P(12, y, 70), P(30 - index * 4, y + 2.5, 64)],
      1,
      strength * (0.38 - index * 0.07),
    ),
  );
  const eyes = SIDES.map(
    (side) =>
      stroke([P(side * 22, 13, 64), P(side * 33, 17.5, 63), P(side * 46, 13, 56)], 1.4, strength * 0.5) +
      stroke([P(side * 26, 20, 64), P(side * 37, 23, 62), P(side * 47, 19, 55)], 1, strength * 0.26) +
      [0, 1, 2]
        .map((ray) =>
          stroke(
            [P(side * 54, -3 + ray * 4, 46), P(side * 59, -6 + ray * 6, 42), P(side * 64, -9 + ray * 9.5, 36)],
            0.8,
            strength * 0.5,
          ),
        )
        .join(''),
  );
  const jowls = SIDES.map((side) =>
    stroke([P(side * 26, 78, 62), P(side * 28, 88, 58), P(side * 25, 96, 58)], 1.3, (strength - 0.3) * 0.5),
  );
  const between = SIDES.map((side) =>
    stroke([P(side * 5, -27, 72), P(side * 4.4, -20, 72), P(side * 5.4, -14, 71)], 0.9, strength * 0.4),
  );
  return [folds, ...brow, ...eyes, ...jowls, ...between].join('');
}
