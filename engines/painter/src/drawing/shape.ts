export type Point = readonly [x: number, y: number];

/** Formats a length for a path with one decimal at most. It prints two integers, which is far faster than a float. */
export function n(value: number): string {
  const tenths = Math.round(value * 10);
  const whole = (tenths / 10) | 0;
  const rest = tenths - whole * 10;
  if (rest === 0) return `${whole}`;
  return tenths < 0 ? `${whole === 0 ? '-0' : whole}.${-rest}` : `${whole}.${rest}`;
}

/** A share, a factor or an angle: three places at most. */
export const exact = (value: number): string => String(Math.round(value * 1000) / 1000);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Cubic pieces through all points, without the opening move. */
function curve(points: readonly Point[], closed: boolean, slack: number): string {
  const count = points.length;
  const get = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[place] as Point;
  };
  let d = '';
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [p0, p1, p2, p3] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const c1: Point = [p1[0] + ((p2[0] - p0[0]) * slack) / 6, p1[1] + ((p2[1] - p0[1]) * slack) / 6];
    const c2: Point = [p2[0] - ((p3[0] - p1[0]) * slack) / 6, p2[1] - ((p3[1] - p1[1]) * slack) / 6];
    d += `C${at(c1)} ${at(c2)} ${at(p2)}`;
  }
  return d;
}

/** A soft line through points. */
export function line(points: readonly Point[], slack = 1): string {
  return `M${at(points[0] as Point)}${curve(points, false, slack)}`;
}

/** More of a path that has come to the first of these points. */
export function onward(points: readonly Point[], slack = 1): string {
  return curve(points, false, slack);
}

/** A soft closed shape through points. */
export function blob(points: readonly Point[], slack = 1): string {
  return `M${at(points[0] as Point)}${curve(points, true, slack)}Z`;
}

/** A closed shape of several soft edges, with corners where they meet. */
export function edges(...sides: readonly Point[][]): string {
  const [first, ...rest] = sides;
  let d = line(first as Point[]);
  for (const side of rest) d += `L${at(side[0] as Point)}${curve(side, false, 1)}`;
  return `${d}Z`;
}

/** A band along a line, as wide to each side as `width` says for a place from 0 to 1. */
export function ribbon(points: readonly Point[], width: (place: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = points.length - 1;
  points.forEach(([x, y], index) => {
    const [ax, ay] = points[Math.max(0, index - 1)] as Point;
    const [bx, by] = points[Math.min(last, index + 1)] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = width(index / last) / length;
    left.push([x - (by - ay) * w, y + (bx - ax) * w]);
    right.push([x + (by - ay) * w, y - (bx - ax) * w]);
  });
  return edges(left, right.reverse());
}

/** Width of a brush stroke: from nothing to its fullest at `peak`, to nothing again. */
export function taper(most: number, peak = 0.5, start = 0, end = 0): (place: number) => number {
  return (place) => {
    const [part, edge] = place < peak ? [place / peak, start] : [(1 - place) / (1 - peak), end];
    return most * (edge + (1 - edge) * Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, part))));
  };
}

/** Places between two points. */
export function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** The points of an ellipse, from the right going down. */
export function oval(x: number, y: number, rx: number, ry: number, count = 12, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const [ox, oy] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [x + ox * Math.cos(turn) - oy * Math.sin(turn), y + ox * Math.sin(turn) + oy * Math.cos(turn)];
  });
}

/** Bands of one stroke, each narrower than the last: laid over one another faintly, they look soft. */
export function softRibbon(points: readonly Point[], width: (place: number) => number, bands = 4): string[] {
  return Array.from({ length: bands }, (_, index) =>
    ribbon(points, (place) => width(place) * (1.5 - (1.25 * index) / (bands - 1))),
  );
}
