import { mix, shift } from '../drawing/colour.ts';
import { blob, line, n, type Point, ribbon, taper } from '../drawing/shape.ts';
import type { WornMaker } from '../worn/worn.ts';

export const SIDES = [-1, 1] as const;

/** Upright ears of a cat or a fox. */
function animalEars(tall: number): WornMaker {
  return ({ head, hair }) => {
    const { sheet, P, paint } = head;
    const one = (side: -1 | 1) => {
      const outer = blob(
        [
          P(side * 30, -108, 20),
          P(side * 40, -136 - tall * 0.5, 10),
          P(side * 58, -150 - tall, 0),
          P(side * 72, -128 - tall * 0.3, -4),
          P(side * 78, -86, 0),
        ],
        0.7,
      );
      const inner = blob(
        [
          P(side * 42, -110, 24),
          P(side * 50, -130 - tall * 0.4, 16),
          P(side * 58, -140 - tall * 0.8, 6),
          P(side * 66, -122 - tall * 0.2, 4),
          P(side * 68, -96, 8),
        ],
        0.7,
      );
      const tufts = [0, 1, 2]
        .map((index) =>
          sheet.path(
            ribbon(
              [
                P(side * (46 + index * 7), -96, 30),
                P(side * (50 + index * 5), -112, 26),
                P(side * (54 + index * 4), -124, 22),
              ],
              taper(2.6, 0.3),
            ),
            { fill: hair.light, opacity: 0.8 },
          ),
        )
        .join('');
      return (
        sheet.path(outer, { fill: hair.base, stroke: hair.deep, width: 1.2 }) +
        sheet.path(inner, { fill: mix(paint.blush, hair.deep, 0.3), opacity: 0.9 }) +
        tufts
      );
    };
    return { 'over hair': one(-1) + one(1) };
  };
}

export const catEars = animalEars(6);
export const foxEars = animalEars(26);

/** Fins where ears would be. */
export const earFins: WornMaker = ({ head, accent }) => {
  const { sheet, P, light } = head;
  const one = (side: -1 | 1) => {
    const tips: Point[] = [
      P(side * 104, -62, -20),
      P(side * 126, -30, -26),
      P(side * 126, 6, -26),
      P(side * 106, 34, -18),
    ];
    const valley: Point[] = [P(side * 104, -34, -20), P(side * 108, -8, -20), P(side * 100, 18, -16)];
    const root = P(side * 68, 4, -2);
    const web = `${line([P(side * 66, -26, 0), tips[0] as Point])}L${[valley[0], tips[1], valley[1], tips[2], valley[2], tips[3]].map((point) => (point as Point).map(n).join(' ')).join('L')}L${P(
      side * 68,
      32,
      0,
    )
      .map(n)
      .join(' ')}Z`;
    const ribs = tips
      .map((tip) =>
        sheet.path(ribbon([root, [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 2], tip], taper(2.2, 0.2, 0.6)), {
          fill: shift(accent, { light: 1.3 }),
        }),
      )
      .join('');
    return (
      sheet.path(web, {
        fill: sheet.linear(root, tips[1] as Point, [
          [0, shift(accent, { light: 0.6 }), 0.95],
          [1, mix(accent, '#ffffff', side === light ? 0.5 : 0.25), 0.78],
        ]),
        stroke: shift(accent, { light: 0.7 }),
        width: 1,
      }) + ribs
    );
  };
  return { 'over hair': one(-1) + one(1) };
};

/** A ring of light above or behind the head. */
export const halo: WornMaker = ({ head }) => {
  const { sheet, P } = head;
  const [x, y] = P(0, -66, -30);
  const circle = `M${n(x - 118)} ${n(y)}a118 118 0 1 0 236 0a118 118 0 1 0 -236 0Z`;
  return {
    'behind head':
      sheet.soft(x, y, 190, 190, '#ffe9b0', 0.3) +
      sheet.path(circle, { stroke: '#ffdf94', width: 5, opacity: 0.4, blur: 4 }) +
      sheet.path(circle, { stroke: '#fff3cf', width: 2 }),
  };
};
