import { mix } from '../drawing/colour.ts';
import { line, onward, type Point, ribbon, taper } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';
import type { HeadView } from './head-view.ts';

/** The mouth: lips, teeth and the dark between them, and the folds of a smile. */
export function drawMouth(view: HeadView): string {
  const { sheet, P, shape, mien, paint, light } = view;
  const { smile, open, pout, smirk } = mien;
  const half = 24 * shape.mouthWidth * (1 + smile * 0.16 - pout * 0.16);
  const y = 68 + shape.noseLength * 2 - 2;
  const top = 7.2 * shape.lipUpper * (1 - Math.max(0, smile) * 0.22) * (1 + pout * 0.15);
  const low = 10.2 * shape.lipLower * (1 - Math.max(0, smile) * 0.14) * (1 + pout * 0.15);
  const gap = open * 9;
  const lift = (side: -1 | 1) => -smile * 5.2 - (smirk * side > 0 ? Math.abs(smirk) * 5.5 : 0);
  const corner = (side: -1 | 1): Point => P(side * (half + (smirk * side > 0 ? 1.6 : 0)), y + lift(side), 64);
  const [left, right] = [corner(-1), corner(1)];
  const seam = (side: -1 | 1, part: number, depth: number): Point =>
    P(side * half * part, y + lift(side) * part ** 1.7 * 0.8 + depth, 64 + 17 * (1 - part * part));

  const upperSeam = [left, seam(-1, 0.55, 0.4), seam(-1, 0.16, 0.9), seam(1, 0.16, 0.9), seam(1, 0.55, 0.4), right];
  const lowerSeam = [
    left,
    seam(-1, 0.6, gap * 0.75),
    seam(-1, 0.2, gap + 0.8),
    seam(1, 0.2, gap + 0.8),
    seam(1, 0.6, gap * 0.75),
    right,
  ];
  const bow = [
    left,
    seam(-1, 0.6, -top * 0.58),
    P(-6.2 * shape.mouthWidth, y - top - smile * 0.4, 82),
    P(0, y - top * 0.74 - smile * 0.2, 84),
    P(6.2 * shape.mouthWidth, y - top - smile * 0.4, 82),
    seam(1, 0.6, -top * 0.58),
    right,
  ];
  const base = [
    left,
    seam(-1, 0.66, gap * 0.8 + low * 0.56),
    P(-8 * shape.mouthWidth, y + gap + low * 0.98, 81),
    P(8 * shape.mouthWidth, y + gap + low * 0.98, 81),
    seam(1, 0.66, gap * 0.8 + low * 0.56),
    right,
  ];
  const close = (one: Point[], other: Point[]) => `${line(one, 0.9)}${onward([...other].reverse(), 0.9)}Z`;

  const opening = close(upperSeam, lowerSeam);
  const cut = sheet.clippedTo(opening);
  const inside =
    gap > 0.8
      ? cut.path(opening, { fill: mix(paint.lipDeep, '#2a070c', 0.78) }) +
        (mien.teeth
          ? cut.path(
              close(
                upperSeam.map(([px, py]) => [px, py - 2] as const),
                lowerSeam.map(([px, py], index) => [px, py - (index === 0 || index === 5 ? 0 : gap * 0.22)] as const),
              ),
              { fill: mix('#f6efe8', paint.deep, 0.1) },
            )
          : '')
      : '';

  const fold = (side: -1 | 1) => {
    const depth = Math.max(0, smile) * 0.5 + (smirk * side > 0 ? 0.35 : 0);
    if (depth < 0.08) return '';
    const [cx, cy] = corner(side);
    return sheet.path(
      ribbon(
        [
          [cx + side * 1, cy - 4],
          [cx + side * 3.4, cy - 0.5],
          [cx + side * 2.6, cy + 4],
        ],
        taper(1, 0.5),
      ),
      { fill: paint.deep, opacity: depth * 0.9 },
    );
  };
  const chin = P(0, y + gap + low + 5, 78);

  return (
    sheet.soft(chin[0], chin[1] + 1, 22, 8, paint.deep, 0.5) +
    inside +
    sheet.path(close(bow, upperSeam), { fill: paint.lip }) +
    sheet.path(close(bow, upperSeam), {
      fill: sheet.linear(
        [0, y - top],
        [0, y + 2],
        [
          [0, paint.lipDeep, 0],
          [1, paint.lipDeep, 0.75],
        ],
      ),
    }) +
    sheet.path(close(lowerSeam, base), { fill: mix(paint.lip, paint.lipLight, 0.28) }) +
    sheet.path(close(lowerSeam, base), {
      fill: sheet.linear(
        [0, y + gap],
        [0, y + gap + low * 1.05],
        [
          [0, paint.lipDeep, 0.5],
          [0.4, paint.lipDeep, 0],
          [1, paint.lipDeep, 0.45],
        ],
      ),
    }) +
    softStroke(
      sheet,
      [
        seam(light === 1 ? -1 : 1, 0.12, gap + low * 0.5),
        seam(light, 0.14, gap + low * 0.56),
        seam(light, 0.42, gap + low * 0.44),
      ],
      taper(2, 0.5),
      paint.lipLight,
      0.7,
      3,
    ) +
    sheet.path(
      ribbon(upperSeam, (place) => 0.45 + 0.75 * Math.sin(place * Math.PI) + (Math.abs(place - 0.5) > 0.44 ? 0.5 : 0)),
      {
        fill: mix(paint.lipDeep, '#23060c', 0.45),
        opacity: 0.9,
      },
    ) +
    fold(-1) +
    fold(1)
  );
}
