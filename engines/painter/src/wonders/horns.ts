import { mix, shift } from '../drawing/colour.ts';
import { line, type Point, ribbon, taper } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';
import type { WornMaker } from '../worn/worn.ts';
import { SIDES } from './head-wonders.ts';

/** Horns that sweep back, curl like a ram's, or stand straight. */
function horns(shape: 'swept' | 'ram' | 'small'): WornMaker {
  return ({ head, hair }) => {
    const { sheet, P, light } = head;
    const bone = mix('#3a2f2c', hair.deep, 0.25);
    const one = (side: -1 | 1) => {
      const spine: Point[] =
        shape === 'swept'
          ? [
              P(side * 40, -98, 34),
              P(side * 58, -128, 26),
              P(side * 84, -154, 4),
              P(side * 104, -188, -26),
              P(side * 100, -222, -50),
            ]
          : shape === 'small'
            ? [P(side * 34, -100, 40), P(side * 40, -124, 42), P(side * 40, -150, 40)]
            : [
                P(side * 48, -94, 26),
                P(side * 84, -118, 10),
                P(side * 122, -98, -10),
                P(side * 128, -56, -6),
                P(side * 106, -28, 12),
                P(side * 88, -44, 22),
              ];
      const wide = shape === 'small' ? 9 : 14;
      const d = ribbon(spine, (place) => wide * (1 - place) ** 0.75 + 0.4);
      const cut = sheet.clippedTo(d);
      const rings = Array.from({ length: shape === 'small' ? 4 : 12 }, (_, index) => {
        const spot = (index / (shape === 'small' ? 4 : 12)) * (spine.length - 1);
        const [a, b] = [spine[Math.floor(spot)] as Point, spine[Math.ceil(spot)] as Point];
        const [x, y] = [a[0] + (b[0] - a[0]) * (spot % 1), a[1] + (b[1] - a[1]) * (spot % 1)];
        const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const [nx, ny] = [-(b[1] - a[1]) / size, (b[0] - a[0]) / size];
        return cut.path(
          line([
            [x - nx * 16, y - ny * 16],
            [x + 2, y - 3],
            [x + nx * 16, y + ny * 16],
          ]),
          { stroke: shift(bone, { light: 0.5 }), width: 1.6, opacity: 0.6 },
        );
      }).join('');
      return (
        sheet.path(d, {
          fill: sheet.linear(P(side * 40, -90, 30), spine.at(-1) as Point, [
            [0, shift(bone, { light: 0.8 })],
            [0.5, shift(bone, { light: 1.3 })],
            [1, shift(bone, { light: 2.1 })],
          ]),
          stroke: shift(bone, { light: 0.5 }),
          width: 1,
        }) +
        rings +
        softStroke(
          cut,
          spine.map(([x, y]): Point => [x + light * 4, y - 1]),
          taper(3, 0.4),
          '#e8d8c4',
          side === light ? 0.4 : 0.2,
          3,
        )
      );
    };
    return { 'over hair': one(-1) + one(1) };
  };
}

export const sweptHorns = horns('swept');
export const ramHorns = horns('ram');
export const smallHorns = horns('small');

/** Branched antlers. */
export const antlers: WornMaker = ({ head }) => {
  const { sheet, P } = head;
  const bone = '#8a6b4c';
  const branch = (points: Point[], width: number) =>
    sheet.path(
      ribbon(points, (place) => width * (1 - place * 0.8)),
      { fill: bone, stroke: '#4a3626', width: 0.9 },
    );
  const one = (side: -1 | 1) =>
    branch([P(side * 74, -168, 0), P(side * 98, -178, 6), P(side * 112, -204, 8)], 4) +
    branch([P(side * 58, -142, 10), P(side * 50, -168, 20), P(side * 52, -186, 24)], 4) +
    branch([P(side * 84, -196, -8), P(side * 72, -216, -4), P(side * 74, -234, -4)], 3.6) +
    branch(
      [
        P(side * 38, -98, 24),
        P(side * 54, -134, 12),
        P(side * 74, -166, 0),
        P(side * 88, -204, -10),
        P(side * 92, -246, -20),
      ],
      7,
    );
  return { 'over hair': one(-1) + one(1) };
};

/** Two fine feelers. */
export const antennae: WornMaker = ({ head, accent }) => {
  const { sheet, P } = head;
  return {
    'over hair': SIDES.map((side) => {
      const tip = P(side * 62, -210, 20);
      return (
        sheet.path(
          ribbon([P(side * 18, -104, 50), P(side * 30, -150, 50), tip], (place) => 2.6 * (1 - place * 0.6)),
          { fill: shift(accent, { light: 0.7 }) },
        ) +
        sheet.soft(tip[0], tip[1], 16, 16, accent, 0.7) +
        sheet.dot(tip[0], tip[1], 4.6, { fill: mix(accent, '#ffffff', 0.4) })
      );
    }).join(''),
  };
};
