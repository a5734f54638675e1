import type { Chance } from '../drawing/chance.ts';
import { mix } from '../drawing/colour.ts';
import { blob, type Point, ribbon } from '../drawing/shape.ts';
import type { HairPaint } from '../hair/lock.ts';
import { contour } from './face.ts';
import type { HeadView } from './head-view.ts';

export const FACIAL_HAIR = [
  'none',
  'stubble',
  'moustache',
  'goatee',
  'short beard',
  'full beard',
  'long beard',
] as const;
export type FacialHair = (typeof FACIAL_HAIR)[number];

const SIDES = [-1, 1] as const;

interface Root {
  place: Point;
  way: Point;
  long: number;
}

/** Roots over jaw and cheeks: `cheek` says how high they go, from the jaw (0) to the cheekbone (1). */
function jawRoots(view: HeadView, cheek: number, long: number, rows: number, chance: Chance): Root[] {
  const { P } = view;
  const roots: Root[] = [];
  for (const side of SIDES) {
    const edge = contour(view, side).slice(3);
    for (let step = 0; step < 30; step++) {
      const spot = (step / 29) * (edge.length - 1);
      const [a, b] = [edge[Math.floor(spot)] as Point, edge[Math.ceil(spot)] as Point];
      const part = spot % 1;
      const [x, y] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
      const down = step / 29;
      // From a narrow strip before the ear to the whole of the chin.
      const inward: Point = P(side * 4, 88, 74);
      const deep = Math.min(0.8, (0.1 + down * 0.85) * cheek);
      for (let row = 0; row < rows; row++) {
        const into = (row / rows) * deep + chance.range(0, 0.05);
        const place: Point = [x + (inward[0] - x) * into, y + (inward[1] - y) * into * (1 - down * 0.55)];
        if (place[1] < 14 + (1 - down) * -20) continue;
        roots.push({
          place,
          way: [side * (0.32 - down * 0.3) + chance.lean() * 0.12, 1],
          long: long * (0.5 + down * 0.6) * chance.range(0.75, 1.2) * (1 - (row / rows) * 0.45),
        });
      }
    }
  }
  return roots;
}

function lipRoots(view: HeadView, long: number, chance: Chance): Root[] {
  const { P, shape } = view;
  const y = 62 + shape.noseLength * 2 - 2;
  return SIDES.flatMap((side) =>
    Array.from({ length: 34 }, (_, index) => {
      const x = 2 + (index % 17) * 1.55;
      const low = index < 17 ? 0 : -4.5;
      return {
        place: P(side * x, y - 4.5 + low + x * 0.16, 80 - x * 0.5),
        way: [side * (0.55 + x * 0.03), 0.6 + x * 0.012] as Point,
        long: long * (0.7 + x * 0.025) * chance.range(0.8, 1.15),
      };
    }),
  );
}

/** Roots on the chin alone, in a rounded patch that narrows towards the lip. */
function chinRoots(view: HeadView, long: number, chance: Chance): Root[] {
  const { P, shape } = view;
  const low = 108 * shape.chinLength;
  return Array.from({ length: 120 }, (_, index) => {
    const down = Math.floor(index / 15) / 7;
    const half = 7 + 17 * Math.sin(Math.min(1, 0.25 + down) * 1.5);
    const x = ((index % 15) / 14 - 0.5) * 2 * half + chance.lean();
    const y = 85 + down * (low - 88) + chance.lean() * 1.2;
    const short = 1 - (Math.abs(x) / 26) ** 2 * 0.55;
    return {
      place: P(x, y, 71 - Math.abs(x) * 0.3),
      way: [-x * 0.009, 1] as Point,
      long: long * short * (0.45 + down * 0.6) * chance.range(0.8, 1.15),
    };
  });
}

/** A beard: hair by hair, so that it grows out of the skin. `under` goes beneath the mouth, `over` on the upper lip. */
export function drawBeard(
  view: HeadView,
  kind: FacialHair,
  paint: HairPaint,
  chance: Chance,
): { under: string; over: string } {
  if (kind === 'none') return { under: '', over: '' };
  if (kind === 'stubble') {
    const dots = [...jawRoots(view, 0.86, 2.4, 7, chance), ...lipRoots(view, 2.4, chance)];
    return { under: jawShade(view, paint, 0.36) + drawRoots(view, dots, paint, chance, 0.5, 0.55), over: '' };
  }
  const [cheek, jaw, chin, lip] = LENGTHS[kind];
  const roots = [
    ...(jaw > 0 ? jawRoots(view, cheek, jaw, 9, chance) : []),
    ...(chin > 0 ? chinRoots(view, chin, chance) : []),
  ];
  const ground = jaw > 0 ? jawShade(view, paint, 0.85) : chin > 0 ? chinShade(view, paint) : '';
  const width = jaw > 0 ? 1.5 : 1.3;
  return {
    under: ground + drawRoots(view, roots, paint, chance, width, 0.95),
    over: drawRoots(view, lipRoots(view, lip, chance), paint, chance, 1.3, 0.95),
  };
}

/** How high the cheeks are covered, and how long hair is on jaw, chin and lip. */
const LENGTHS: Record<Exclude<FacialHair, 'none' | 'stubble'>, readonly [number, number, number, number]> = {
  moustache: [0, 0, 0, 11],
  goatee: [0, 0, 17, 7.5],
  'short beard': [0.72, 10, 12, 7.5],
  'full beard': [0.86, 22, 34, 11],
  'long beard': [0.86, 44, 96, 15],
};

/** The dark ground of a beard from ear to ear. */
function jawShade(view: HeadView, paint: HairPaint, opacity: number): string {
  const { P } = view;
  const jaw = [...contour(view, -1).slice(5), ...contour(view, 1).slice(5).reverse()];
  const cheek: Point[] = [
    P(50, 62, 46),
    P(29, 78, 68),
    P(15, 59, 78),
    P(0, 56, 80),
    P(-15, 59, 78),
    P(-29, 78, 68),
    P(-50, 62, 46),
  ];
  return view.sheet.path(blob([...jaw, ...cheek], 0.8), {
    fill: mix(paint.dark, view.paint.deep, 0.35),
    opacity,
    blur: 4,
  });
}

/** The dark ground of a beard on the chin alone. */
function chinShade(view: HeadView, paint: HairPaint): string {
  const { P } = view;
  const low = 110 * view.shape.chinLength;
  const d = blob([
    P(-8, 84, 76),
    P(8, 84, 76),
    P(21, 95, 68),
    P(17, low, 62),
    P(0, low + 7, 62),
    P(-17, low, 62),
    P(-21, 95, 68),
  ]);
  return view.sheet.path(d, { fill: mix(paint.dark, view.paint.deep, 0.25), opacity: 0.85, blur: 2 });
}

function drawRoots(
  view: HeadView,
  roots: Root[],
  paint: HairPaint,
  chance: Chance,
  width: number,
  opacity: number,
): string {
  return roots
    .sort((a, b) => a.place[1] - b.place[1])
    .map(({ place: [x, y], way: [dx, dy], long }) => {
      const bend = chance.lean() * long * 0.1;
      const points: Point[] = [
        [x, y],
        [x + dx * long * 0.5 + bend, y + dy * long * 0.5],
        [x + dx * long * 0.75, y + dy * long],
      ];
      const tone = (view.light * x) / 110 + chance.lean() * 0.5;
      const colour =
        tone > 0
          ? mix(paint.base, paint.light, Math.min(0.8, tone))
          : mix(paint.base, paint.deep, Math.min(0.8, -tone));
      return view.sheet.path(
        ribbon(points, (place) => width * (1 - place * 0.85)),
        { fill: colour, opacity },
      );
    })
    .join('');
}
