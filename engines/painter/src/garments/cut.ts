import { armShape, innerArmLine, shoulderLine, trunkLine } from '../body/body-view.ts';
import { line, onward, type Point } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';
import { fold, type GarmentView } from './garment.ts';

export type Neckline = 'crew' | 'boat' | 'scoop' | 'v' | 'deep v' | 'square' | 'sweetheart' | 'off shoulder' | 'high';

/** The upper edge of a garment from the left to the right, never lower than the upper chest. */
export function necklineOf(view: GarmentView, kind: Neckline): Point[] {
  const { B, shape } = view;
  const n = shape.neck;
  const s = shape.shoulder;
  const half: Record<Neckline, [number, number][]> = {
    crew: [
      [n + 13, 157],
      [n + 2, 176],
      [14, 190],
      [0, 192],
    ],
    boat: [
      [n + 58, 178],
      [n + 20, 189],
      [14, 196],
      [0, 196.5],
    ],
    scoop: [
      [n + 30, 167],
      [n + 18, 196],
      [26, 224],
      [0, 230],
    ],
    v: [
      [n + 14, 157],
      [n - 4, 184],
      [10, 226],
      [0, 238],
    ],
    'deep v': [
      [n + 18, 160],
      [n - 2, 190],
      [12, 246],
      [0, 262],
    ],
    square: [
      [n + 34, 170],
      [n + 30, 205],
      [n + 28, 228],
      [0, 230],
    ],
    sweetheart: [
      [n + 40, 174],
      [n + 38, 214],
      [n + 14, 232],
      [22, 232],
      [0, 244],
    ],
    'off shoulder': [
      [s + 7, 244],
      [s * 0.72, 232],
      [s * 0.42, 238],
      [0, 246],
    ],
    high: [
      [n + 6, 132],
      [n, 138],
      [12, 146],
      [0, 147],
    ],
  };
  const right = half[kind];
  return [
    ...right.map(([x, y]) => B(-x, y)),
    ...right
      .slice(0, -1)
      .reverse()
      .map(([x, y]) => B(x, y)),
  ];
}

const SIDES = [-1, 1] as const;
const SHARP: Neckline[] = ['v', 'deep v', 'square', 'sweetheart'];

/** The line of a neckline with the corners its kind has. */
export function necklinePath(points: Point[], kind: Neckline): string {
  if (!SHARP.includes(kind)) return line(points);
  const middle = (points.length - 1) / 2;
  const [left, right] = [points.slice(0, middle + 1), points.slice(middle)];
  return `${line(left)}${onward(right)}`;
}

/** Body and both sleeves below a neckline. */
export function fullCut(view: GarmentView, kind: Neckline, loose = 4): string {
  const neck = necklineOf(view, kind);
  const [start, end] = [neck[0] as Point, neck.at(-1) as Point];
  const flank = (side: -1 | 1, from: Point) => [
    ...shoulderLine(view, side, loose)
      .slice(2, 7)
      .filter(([x]) => (x - from[0]) * side > 6),
    ...trunkLine(view, side, loose),
  ];
  const right = [end, ...flank(1, end)];
  const left = [...flank(-1, start).reverse(), start];
  const trunk = `${necklinePath(neck, kind)}${onward(right)}L${left[0]?.join(' ')}${onward(left)}Z`;
  return trunk + armShape(view, 1, loose) + armShape(view, -1, loose);
}

/** The trunk alone, for garments without sleeves. */
export function trunkCut(view: GarmentView, kind: Neckline, loose = 0, strap = 0): string {
  const neck = necklineOf(view, kind);
  const hole = (side: -1 | 1): Point[] => {
    const [x, y] = side === 1 ? (neck.at(-1) as Point) : (neck[0] as Point);
    const { shape, B } = view;
    return kind === 'off shoulder'
      ? [[x, y]]
      : [[x, y], [x + side * (10 + strap), y + 5], B(side * (shape.chest - 10), 236), B(side * (shape.chest + 2), 266)];
  };
  const right = [...hole(1), ...trunkLine(view, 1, loose).slice(1)];
  const left = [...hole(-1), ...trunkLine(view, -1, loose).slice(1)].reverse();
  return `${necklinePath(neck, kind)}${onward(right)}L${left[0]?.join(' ')}${onward(left)}Z`;
}

/** Folds every sleeved garment has: the arm's inner side, the pull at the armpit and over the shoulder. */
export function sleeveFolds(view: GarmentView, strength = 0.5): string {
  const { sheet, cloth, B, shape, chance } = view;
  return SIDES.map((side) => {
    const inner = innerArmLine(view, side);
    const s = shape.shoulder;
    const arm = s + 11 - shape.arm * 1.72;
    return (
      softStroke(sheet, inner, (place) => 2 + 7 * Math.min(1, place * 6), cloth.deep, strength * 0.8) +
      sheet.path(line(inner), { stroke: cloth.deep, width: 1.4, opacity: strength * 0.9 }) +
      fold(
        view,
        [B(side * (arm + 6), 276), B(side * (arm - 16), 262), B(side * (arm - 46), 256 + chance.range(-6, 6))],
        3.6,
        strength * 0.7,
      ) +
      fold(
        view,
        [B(side * (arm + 4), 290), B(side * (arm - 22), 300), B(side * (arm - 50), 322 + chance.range(-6, 8))],
        3.6,
        strength * 0.6,
      ) +
      fold(
        view,
        [B(side * (arm + 12), 286), B(side * (s - 10), 300), B(side * (s + 4), 330 + chance.range(-8, 8))],
        3.4,
        strength * 0.45,
      ) +
      fold(view, [B(side * (s - 34), 204), B(side * (s - 22), 236), B(side * (s - 26), 268)], 3, strength * 0.3) +
      fold(view, [B(side * (arm + 14), 402), B(side * (s - 4), 418), B(side * (s + 12), 408)], 4, strength * 0.45)
    );
  }).join('');
}

/** The form of the chest under cloth: light above, shade below. */
export function chestForm({ sheet, cloth, B, shape, light }: GarmentView, strength = 0.4): string {
  const deep = 0.3 + shape.bust * 0.7;
  const spot = (x: number, y: number, rx: number, ry: number, colour: string, opacity: number, turn = 0) => {
    const [px, py] = B(x, y);
    return sheet.soft(px, py, rx, ry, colour, opacity * strength, turn);
  };
  return (
    SIDES.map((side) => {
      const x = side * shape.chest * 0.48;
      return (
        spot(x, 356, 64, 30, cloth.deep, deep, -side * 8) +
        spot(x + light * 8, 284, 62, 44, cloth.light, side === light ? 1 : 0.55)
      );
    }).join('') + spot(0, 320, 22, 60, cloth.deep, deep * 0.5)
  );
}
