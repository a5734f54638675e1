import type { Chance } from '../drawing/chance.ts';
import { mix } from '../drawing/colour.ts';
import { blob, line, type Point } from '../drawing/shape.ts';
import type { HeadView } from '../head/head-view.ts';
import { type HairPaint, isBefore } from './lock.ts';
import type { Vec } from './skull.ts';

/** A plait or a rope of hair along a line. */
export interface Braid {
  places: Vec[];
  width: number;
  layer: 'back' | 'front';
  /** Twisted strands lie closer than plaited ones. */
  twist: boolean;
  tie?: string | undefined;
  /** Goes on beyond its end, so it has no tuft. */
  open?: boolean;
}

/** Splits plaits that begin behind the head: the part behind it is drawn with the hair at the back. */
export function layBraids({ pose }: HeadView, braids: readonly Braid[]): { front: Braid[]; back: Braid[] } {
  const front: Braid[] = [];
  const back = braids.filter(({ layer }) => layer === 'back');
  for (const braid of braids) {
    if (braid.layer === 'back') continue;
    const begin = braid.places.findIndex((place) => isBefore(pose, place));
    if (begin > 0) back.push({ ...braid, places: braid.places.slice(0, begin + 1), open: true });
    if (begin >= 0 && braid.places.length - begin > 1) front.push({ ...braid, places: braid.places.slice(begin) });
  }
  return { front, back };
}

/** Draws a plait: leaf-shaped turns that lie over one another by turns, and a tuft at the end. */
export function drawBraid(
  view: HeadView,
  { places, width, twist, tie, open }: Braid,
  paint: HairPaint,
  chance: Chance,
): string {
  const { sheet, P, light } = view;
  const spine = places.map(([x, y, z]) => P(x, y, z));
  const lengths = spine.map((point, index) => {
    const before = spine[index - 1] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  const at = (distance: number): { point: Point; way: Point } => {
    let left = Math.min(distance, whole - 0.01);
    let index = 1;
    while (index < spine.length - 1 && left > (lengths[index] ?? 0)) left -= lengths[index++] ?? 0;
    const [a, b] = [spine[index - 1] as Point, spine[index] as Point];
    const size = lengths[index] || 1;
    const way: Point = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
    return { point: [a[0] + way[0] * left, a[1] + way[1] * left], way };
  };
  const pitch = width * (twist ? 0.62 : 0.82);
  const turns = Math.max(2, Math.floor((whole - width) / pitch));
  let out = sheet.path(line(spine), { stroke: mix(paint.dark, paint.deep, 0.4), width: width * 1.15 });
  for (let turn = 0; turn < turns; turn++) {
    const { point, way } = at(turn * pitch + pitch * 0.5);
    const side = turn % 2 ? 1 : -1;
    const wide = width * (1 - (turn / turns) * 0.32);
    const place = (along: number, across: number): Point => [
      point[0] + way[0] * along * wide - way[1] * across * wide * side,
      point[1] + way[1] * along * wide + way[0] * across * wide * side,
    ];
    const leaf = twist
      ? blob([
          place(-0.55, 0.75),
          place(-0.1, 0.5),
          place(0.5, -0.6),
          place(0.6, -0.9),
          place(0.05, -0.66),
          place(-0.5, 0.3),
        ])
      : blob([
          place(-0.7, 0.5),
          place(-0.35, 0.98),
          place(0.25, 0.86),
          place(0.75, 0.1),
          place(0.7, -0.34),
          place(0.1, 0.02),
        ]);
    const tone = chance.lean() * 0.2 + (side * -way[1] * light > 0 ? -0.25 : 0.2);
    out += sheet.path(leaf, {
      fill: mix(paint.base, tone > 0 ? paint.light : paint.dark, Math.min(0.8, Math.abs(tone) * 1.8)),
      stroke: paint.deep,
      width: 1,
    });
    if (!twist) {
      out += sheet.path(line([place(-0.4, 0.75), place(0.1, 0.6), place(0.6, 0)]), {
        stroke: paint.light,
        width: wide * 0.12,
        opacity: 0.6,
      });
      out += sheet.path(line([place(-0.5, 0.58), place(0, 0.36), place(0.55, -0.14)]), {
        stroke: paint.deep,
        width: 0.9,
        opacity: 0.5,
      });
    } else
      out += sheet.path(line([place(-0.3, 0.5), place(0.4, -0.5)]), {
        stroke: paint.light,
        width: wide * 0.1,
        opacity: 0.5,
      });
  }
  if (open) return out;
  const { point, way } = at(turns * pitch);
  const long = twist ? 1 : 2.2;
  const end: Point = [point[0] + way[0] * width * long, point[1] + way[1] * width * long];
  const tuft = blob([
    [point[0] - way[1] * width * 0.4, point[1] + way[0] * width * 0.4],
    [
      point[0] + way[0] * width * long * 0.45 - way[1] * width * 0.6,
      point[1] + way[1] * width * long * 0.45 + way[0] * width * 0.6,
    ],
    end,
    [
      point[0] + way[0] * width * long * 0.45 + way[1] * width * 0.6,
      point[1] + way[1] * width * long * 0.45 - way[0] * width * 0.6,
    ],
    [point[0] + way[1] * width * 0.4, point[1] - way[0] * width * 0.4],
  ]);
  out += sheet.path(tuft, { fill: paint.base, stroke: paint.deep, width: 1 });
  if (tie) out += sheet.dot(point[0], point[1], width * 0.5, { fill: tie });
  return out;
}
