import type { Chance } from '../drawing/chance.ts';
import { type Colour, lightnessOf, mix, shift } from '../drawing/colour.ts';
import { line, type Point, ribbon } from '../drawing/shape.ts';
import type { HeadView } from '../head/head-view.ts';
import { depthOf, type HeadPose } from '../head/pose.ts';
import type { Vec } from './skull.ts';

/** A lock of hair: a line through the air with a width, behind the body or before it. */
export interface Lock {
  places: Vec[];
  width: number;
  layer: 'back' | 'front';
  /** Lighter or darker than its neighbours, about ±1. */
  tone: number;
  /** Sort key for drawing: higher is later; locks of equal order are sorted by depth. */
  order?: number;
  /** How blunt the end is: 0 a point, 1 cut off. */
  blunt?: number;
  root?: number;
  /** Short hair: drawn as one brush stroke, without an edge. */
  fine?: boolean;
  /** How many of its points, from the root on, lie on the skull, which hides those on the far side. */
  hugs?: number;
}

export interface HairPaint {
  base: Colour;
  dark: Colour;
  deep: Colour;
  light: Colour;
  gleam: Colour;
  /** Colour of the ends, where it differs. */
  tips?: Colour | undefined;
}

/** The tones of one hair colour. */
export function hairPaintOf(base: Colour, tips?: Colour): HairPaint {
  const dark = lightnessOf(base) < 0.34;
  return {
    base,
    dark: shift(base, { light: 0.72, strong: 1.02, turn: -4 }),
    deep: shift(base, { light: 0.48, strong: 0.9, turn: -6 }),
    light: shift(mix(base, '#ffe2b8', dark ? 0.1 : 0.14), { light: dark ? 1.16 : 1.14, strong: 1.08, turn: 3 }),
    gleam: dark
      ? mix(shift(base, { light: 1.6 }), '#b9c4e0', 0.24)
      : mix(shift(base, { light: 1.42 }), '#fff3df', 0.42),
    tips,
  };
}

/** How far behind the middle of the skull hair can still be seen. */
const HIDDEN = -16;

const widthOf = (lock: Lock) => {
  const { width, blunt = 0, root = 0.35 } = lock;
  return (place: number): number => {
    const rise = Math.min(1, root + (1 - root) * (place / 0.25));
    const fall = place < 0.55 ? 1 : 1 - ((place - 0.55) / 0.45) ** 1.7 * (1 - blunt);
    return width * Math.min(rise, fall);
  };
};

/** How strongly hair in a direction sends the light to the viewer. */
function sheen(a: Vec, b: Vec, half: Vec): number {
  const t: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const long = Math.hypot(...t) || 1;
  const along = (t[0] * half[0] + t[1] * half[1] + t[2] * half[2]) / long;
  return (1 - along * along) ** 7;
}

/** Stretches of a lock that shine, as one shape. */
function gleams(view: HeadView, lock: Lock, flat: Point[], paint: HairPaint, chance: Chance): string {
  const half: Vec = [view.light * 0.38, -0.62, 0.69];
  const last = lock.places.length - 1;
  let d = '';
  let strongest = 0;
  let run: Point[] = [];
  const aside = chance.range(-0.45, 0.45) * lock.width;
  const wide = lock.width * chance.range(0.16, 0.42);
  const close = (): void => {
    if (run.length >= 3) d += ribbon(run, (place) => wide * Math.sin(Math.PI * place) ** 0.8 + 0.12);
    run = [];
  };
  lock.places.forEach((_, index) => {
    const bright = sheen(
      lock.places[Math.max(0, index - 1)] as Vec,
      lock.places[Math.min(last, index + 1)] as Vec,
      half,
    );
    if (bright > 0.5) {
      const [x, y] = flat[index] as Point;
      run.push([x + aside, y]);
      strongest = Math.max(strongest, bright);
    } else close();
  });
  close();
  return (
    d && view.sheet.path(d, { fill: chance.is(0.45) ? paint.gleam : paint.light, opacity: 0.25 + strongest * 0.42 })
  );
}

/** Fine lines along a lock, some darker, some lighter than it. */
function strands(view: HeadView, lock: Lock, flat: Point[], paint: HairPaint, chance: Chance): string {
  const count = lock.width > 4.5 ? 4 : lock.width > 2.6 ? 1 : 0;
  const width = widthOf(lock);
  const last = flat.length - 1;
  const lines: [dark: string, light: string] = ['', ''];
  for (let strand = 0; strand < count; strand++) {
    const side = chance.range(-0.85, 0.85);
    const from = Math.floor(chance.range(0, 0.4) * last);
    const to = Math.max(from + 2, Math.ceil(chance.range(0.6, 1) * last));
    const points = flat.slice(from, to + 1).map(([x, y], index): Point => [x + side * width((from + index) / last), y]);
    if (points.length >= 3) lines[strand % 2] += line(points);
  }
  const draw = (d: string, stroke: Colour) =>
    d && view.sheet.path(d, { stroke, width: chance.range(0.6, 1.2), opacity: chance.range(0.14, 0.32) });
  return draw(lines[0] ?? '', paint.deep) + draw(lines[1] ?? '', paint.light);
}

/** The shadow that locks throw on the layers beneath, as one shape. */
export function locksShadow(view: HeadView, locks: Lock[], by: Point): string {
  return locks
    .map((lock) => {
      const flat = lock.places.map(([x, y, z]): Point => {
        const [px, py] = view.P(x, y, z);
        return [px + by[0], py + by[1]];
      });
      return ribbon(flat, widthOf(lock));
    })
    .join('');
}

/** Whether a place close to the skull can be seen from the front; high up, one sees over the top. */
export function isBefore(pose: HeadPose, [x, y, z]: Vec): boolean {
  return depthOf(pose, x, 0, z + 14) > HIDDEN - Math.max(0, -y - 90) * 0.9;
}

/** Splits the locks into a layer before the head and one behind it; locks on the skull are cut where it turns away. */
export function layLocks({ pose }: HeadView, locks: Lock[]): { front: Lock[]; back: Lock[] } {
  const front: Lock[] = [];
  const back: Lock[] = [];
  for (const lock of locks) {
    if (!lock.hugs) {
      (lock.layer === 'front' ? front : back).push(lock);
      continue;
    }
    const { hugs } = lock;
    const near = (place: Vec) => isBefore(pose, place);
    // Points beyond the skull stay in the layer of their lock.
    const inFront = lock.places.map((place, index) => (index < hugs ? near(place) : lock.layer === 'front'));
    let from = 0;
    while (from < inFront.length) {
      let to = from;
      while (to < inFront.length && inFront[to] === inFront[from]) to++;
      const places = lock.places.slice(Math.max(0, from - 1), to + 2);
      const isSliver = inFront[from] && places.length < 6 && places.length < lock.places.length;
      if (places.length > 2 && !isSliver) {
        const whole = places.length === lock.places.length;
        const cut = to < inFront.length;
        (inFront[from] ? front : back).push(
          whole
            ? lock
            : {
                ...lock,
                places,
                blunt: cut ? 0.8 : (lock.blunt ?? 0),
                order: (lock.order ?? 0) - (inFront[from] ? 0 : 2),
              },
        );
      }
      from = to;
    }
  }
  return { front, back };
}

/** Draws the locks of one layer, the far ones first. */
export function drawLocks(view: HeadView, locks: Lock[], paint: HairPaint, chance: Chance): string {
  const { sheet, P, pose, light } = view;
  const sorted = locks
    .map((lock) => {
      const [x, y, z] = lock.places[Math.floor(lock.places.length * 0.4)] as Vec;
      return { lock, depth: (lock.order ?? 0) * 1000 + depthOf(pose, x, y, z) };
    })
    .sort((a, b) => a.depth - b.depth);
  let out = '';
  for (const { lock } of sorted) {
    const flat = lock.places.map(([x, y, z]) => P(x, y, z));
    const [mx, , mz] = lock.places[Math.floor(lock.places.length / 2)] as Vec;
    const facing = (light * mx) / 150 + mz / 420 + lock.tone * 0.2;
    const colour =
      facing > 0
        ? mix(paint.base, paint.light, Math.min(0.7, facing))
        : mix(paint.base, paint.dark, Math.min(0.95, -facing * 1.4));
    const d = ribbon(flat, widthOf(lock));
    if (lock.fine) {
      out += sheet.path(d, { fill: colour });
      if (lock.width > 1.6) out += gleams(view, lock, flat, paint, chance);
      continue;
    }
    const [top, end] = [flat[0] as Point, flat.at(-1) as Point];
    const fill =
      paint.tips && end[1] - top[1] > 60
        ? sheet.linear(
            [0, -40],
            [0, Math.max(60, end[1])],
            [
              [0.1, colour],
              [0.95, mix(paint.tips, colour, 0.18)],
            ],
          )
        : sheet.linear(top, end, [
            [0, mix(colour, paint.dark, 0.6)],
            [0.3, colour],
            [0.72, colour],
            [1, mix(colour, paint.dark, 0.4)],
          ]);
    out += sheet.path(d, { fill, stroke: mix(colour, paint.deep, 0.62), width: 1 });
    out += strands(view, lock, flat, paint, chance);
    out += gleams(view, lock, flat, paint, chance);
  }
  return out;
}
