import { mix, shift } from '../drawing/colour.ts';
import { blob, line, type Point } from '../drawing/shape.ts';
import type { WornMaker, WornView } from './worn.ts';

type Rim = 'round' | 'square' | 'cat-eye' | 'aviator' | 'half';

const LENSES: Record<Rim, [number, number][]> = {
  round: [
    [-22, 1],
    [-16, -14],
    [0, -20],
    [16, -14],
    [22, 1],
    [16, 16],
    [0, 22],
    [-16, 16],
  ],
  square: [
    [-23, -12],
    [-20, -16],
    [0, -17],
    [21, -16],
    [24, -11],
    [22, 12],
    [15, 17],
    [-14, 17],
    [-21, 12],
  ],
  'cat-eye': [
    [-21, -8],
    [-12, -14],
    [8, -17],
    [27, -22],
    [26, -6],
    [20, 10],
    [6, 16],
    [-12, 14],
    [-20, 6],
  ],
  aviator: [
    [-21, -12],
    [-8, -17],
    [14, -17],
    [24, -11],
    [22, 8],
    [12, 20],
    [-2, 21],
    [-15, 13],
  ],
  half: [
    [-21, 2],
    [0, 2.5],
    [21, 2],
    [21, 8],
    [13, 16],
    [0, 18],
    [-13, 16],
    [-21, 8],
  ],
};

function lens({ head }: WornView, rim: Rim, side: -1 | 1): Point[] {
  return LENSES[rim].map(([x, y]) => {
    const across = 33 * head.shape.eyeSpace + x;
    return head.P(side * across, y + 2, 76 - Math.max(0, across - 20) * 0.42);
  });
}

/** Glasses of one shape; dark ones hide the eyes. */
function glasses(rim: Rim, dark: boolean): WornMaker {
  return (view) => {
    const { head, metal, chance } = view;
    const { sheet, P, light, pose } = head;
    const frame =
      rim === 'aviator' || rim === 'half' || chance.is(0.35)
        ? metal
        : chance.pick(['#1c1a20', '#3a2418', '#2a2d3c', '#5a2b2e']);
    const bold = frame === metal ? 1.9 : 3.1;
    const near = pose.yaw > 0 ? -1 : 1;
    const sides = ([-1, 1] as const)
      .map((side) => {
        const points = lens(view, rim, side);
        const shape = blob(points, rim === 'square' ? 0.7 : 1);
        const cut = sheet.clippedTo(shape);
        const [cx, cy] = P(side * 33, 0, 72);
        const tint = dark
          ? sheet.path(shape, {
              fill: sheet.linear(
                [cx, cy - 18],
                [cx, cy + 20],
                [
                  [0, '#0d0f16', 0.96],
                  [1, mix('#3a2f2c', metal, 0.2), 0.86],
                ],
              ),
            })
          : sheet.path(shape, { fill: '#dfeaff', opacity: 0.08 });
        const glint = cut.path(
          blob(
            [
              [cx - 16 + light * 8, cy - 24],
              [cx - 4 + light * 8, cy - 24],
              [cx - 18 + light * 8, cy + 24],
              [cx - 30 + light * 8, cy + 24],
            ],
            0.2,
          ),
          { fill: '#ffffff', opacity: dark ? 0.2 : 0.16 },
        );
        const temple =
          side === near
            ? sheet.path(line([points[4] ?? (points[0] as Point), P(side * 66, -4, 24), P(side * 74, -2, -6)]), {
                stroke: frame,
                width: bold * 0.9,
              })
            : '';
        return (
          temple +
          sheet.path(shape, { stroke: '#000000', width: bold + 1, opacity: 0.2, transform: 'translate(0 2.4)' }) +
          tint +
          glint +
          sheet.path(shape, { stroke: frame, width: bold }) +
          sheet.path(shape, {
            stroke: shift(frame, { light: 1.5 }),
            width: bold * 0.25,
            opacity: 0.7,
            transform: 'translate(0 -.6)',
          })
        );
      })
      .join('');
    const bridge = sheet.path(line([P(-11.5, -2, 80), P(0, -6, 84), P(11.5, -2, 80)]), { stroke: frame, width: bold });
    return { 'on face': sides + bridge };
  };
}

export const roundGlasses = glasses('round', false);
export const squareGlasses = glasses('square', false);
export const catEyeGlasses = glasses('cat-eye', false);
export const readingGlasses = glasses('half', false);
export const sunglasses = glasses('aviator', true);

/** One round glass on a chain. */
export const monocle: WornMaker = (view) => {
  const { head, metal } = view;
  const { sheet, P, pose } = head;
  const side = pose.yaw > 0 ? -1 : 1;
  const shape = blob(lens(view, 'round', side));
  const chain = line([P(side * 50, 16, 60), P(side * 62, 60, 30), P(side * 58, 130, 30), P(side * 40, 190, 40)]);
  return {
    'on face':
      sheet.path(shape, { fill: '#e6f0ff', opacity: 0.14 }) +
      sheet.path(shape, { stroke: metal, width: 2.4 }) +
      sheet.path(chain, { stroke: metal, width: 1.2, dash: '2 1.6' }),
  };
};

/** A patch over one eye. */
export const eyepatch: WornMaker = ({ head, chance }) => {
  const { sheet, P } = head;
  const side = chance.is(0.5) ? 1 : -1;
  const spot = (x: number, y: number): Point => P(side * (33 + x), y, 72 - Math.max(0, x) * 0.4);
  const patch = blob([spot(-22, -12), spot(0, -17), spot(23, -12), spot(20, 8), spot(4, 22), spot(-14, 12)]);
  return {
    'on face':
      sheet.path(line([P(-side * 64, -60, 34), P(-side * 20, -42, 68), spot(-20, -13)]), {
        stroke: '#17141a',
        width: 3.4,
      }) +
      sheet.path(line([spot(22, -12), P(side * 68, -4, 26), P(side * 74, 10, 0)]), { stroke: '#17141a', width: 3.4 }) +
      sheet.path(patch, { fill: '#000000', opacity: 0.4, blur: 3, transform: 'translate(0 3)' }) +
      sheet.path(patch, {
        fill: sheet.linear(spot(-14, -14), spot(16, 18), [
          [0, '#3a343c'],
          [1, '#131016'],
        ]),
        stroke: '#0b090d',
        width: 1.2,
      }),
  };
};
