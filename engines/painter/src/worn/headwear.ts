import { mix, shift } from '../drawing/colour.ts';
import { blob, edges, line, n, type Point } from '../drawing/shape.ts';
import { ring } from './hats.ts';
import { bead } from './jewellery.ts';
import type { WornMaker, WornView } from './worn.ts';

function band(view: WornView, low: number, high: number): { d: string; top: Point[]; low: Point[] } {
  const [a, b] = [ring(view, low, 81, 90, 4), ring(view, high, 81, 90, 4)];
  return { d: edges(b.front, [...a.front].reverse()), top: b.front, low: a.front };
}

/** A crown with points, or a light tiara. */
function crownOf(points: number, high: number, fine: boolean): WornMaker {
  return (view) => {
    const { sheet, light } = view.head;
    const { metal, accent } = view;
    const { d, top } = band(view, fine ? -78 : -74, fine ? -83 : -90);
    const shade = shift(metal, { light: 0.55 });
    const spikes = Array.from({ length: points }, (_, index) => {
      const spot = (fine ? 0.2 + (0.6 * index) / (points - 1) : index / (points - 1)) * (top.length - 1);
      const [a, b] = [top[Math.floor(spot)] as Point, top[Math.ceil(spot)] as Point];
      const [x, y] = [a[0] + (b[0] - a[0]) * (spot % 1), a[1] + (b[1] - a[1]) * (spot % 1)];
      const middle = 1 - Math.abs(index / (points - 1) - 0.5) * (fine ? 1.3 : 0.5);
      const tall = high * middle;
      const wide = fine ? 7 : 13;
      const spike = blob(
        [
          [x - wide, y + 2],
          [x - wide * 0.3, y - tall * 0.5],
          [x, y - tall],
          [x + wide * 0.3, y - tall * 0.5],
          [x + wide, y + 2],
        ],
        0.7,
      );
      return (
        sheet.path(spike, {
          fill: sheet.linear(
            [x - wide, y],
            [x + wide, y],
            [
              [0, light < 0 ? metal : shade],
              [1, light < 0 ? shade : metal],
            ],
          ),
          stroke: shade,
          width: 0.8,
        }) + bead(sheet, x, y - tall, fine ? 2.6 : 3.8, index % 2 ? accent : '#f3ead8', light)
      );
    }).join('');
    const stones = top
      .filter((_, index) => index % 3 === 0)
      .map(([x, y]) => bead(sheet, x, y + (fine ? 3 : 8), fine ? 2 : 3.8, accent, light))
      .join('');
    return {
      'over hair':
        spikes +
        sheet.path(d, {
          fill: sheet.linear(top[0] as Point, top.at(-1) as Point, [
            [0, light < 0 ? metal : shade],
            [0.5, mix(metal, '#fff4d0', 0.35)],
            [1, light < 0 ? shade : metal],
          ]),
          stroke: shade,
          width: 1,
        }) +
        stones,
    };
  };
}

export const crown = crownOf(9, 38, false);
export const tiara = crownOf(7, 30, true);

/** A plain band in the hair. */
export const headband: WornMaker = (view) => {
  const { d } = band(view, -76, -90);
  return {
    'over hair': view.head.sheet.path(d, { fill: view.accent, stroke: shift(view.accent, { light: 0.6 }), width: 1 }),
  };
};

/** Headphones over the hair. */
export const headphones: WornMaker = (view) => {
  const { sheet, P, light } = view.head;
  const arc: Point[] = [
    P(-84, 0, -8),
    P(-94, -60, -12),
    P(-62, -124, -14),
    P(0, -146, -14),
    P(62, -124, -14),
    P(94, -60, -12),
    P(84, 0, -8),
  ];
  const cup = (side: -1 | 1) => {
    const [x, y] = P(side * 84, 6, -6);
    const turned = Math.max(0.45, Math.abs(Math.sin(view.head.pose.yaw) * -side + 0.62));
    return (
      sheet.path(
        `M${n(x - 20 * turned)} ${n(y)}a${n(20 * turned)} 28 0 1 0 ${n(40 * turned)} 0a${n(20 * turned)} 28 0 1 0 ${n(-40 * turned)} 0Z`,
        {
          fill: sheet.linear(
            [x - 20, y - 28],
            [x + 20, y + 28],
            [
              [0, '#3a3d48'],
              [1, '#14151b'],
            ],
          ),
        },
      ) +
      sheet.path(
        `M${n(x - 12 * turned)} ${n(y)}a${n(12 * turned)} 18 0 1 0 ${n(24 * turned)} 0a${n(12 * turned)} 18 0 1 0 ${n(-24 * turned)} 0Z`,
        { fill: view.accent, opacity: 0.9 },
      ) +
      sheet.dot(x + light * 5, y - 10, 3, { fill: '#ffffff', opacity: 0.5 })
    );
  };
  return {
    'over hair':
      sheet.path(line(arc), { stroke: '#15161c', width: 10 }) +
      sheet.path(line(arc), { stroke: '#4a4e5c', width: 3, opacity: 0.8, transform: 'translate(0 -2)' }) +
      cup(-1) +
      cup(1),
  };
};
