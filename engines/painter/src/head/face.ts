import { blob, line, type Point, taper } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';
import type { HeadView } from './head-view.ts';

/** Where the contour of the far side bulges and dips when a head is turned. */
const PROFILE: [y: number, out: number][] = [
  [-80, 0],
  [-30, 2],
  [-4, -3.4],
  [20, 2.5],
  [48, 0],
  [66, -2.4],
  [90, 1],
  [112, 0],
];

function profileAt(y: number): number {
  const after = PROFILE.findIndex(([place]) => place >= y);
  if (after <= 0) return 0;
  const [[y0, a], [y1, b]] = [PROFILE[after - 1], PROFILE[after]] as [[number, number], [number, number]];
  return a + ((b - a) * (y - y0)) / (y1 - y0);
}

/** The edge of the face from the hairline down to the chin, on one side. */
export function contour({ shape, P, pose }: HeadView, side: -1 | 1): Point[] {
  const turn = Math.sin(pose.yaw) * side;
  const back = turn > 0 ? 8 * (turn / 0.35) : 18 * (turn / 0.35);
  const w = shape.width;
  const jaw = 56 * shape.jaw * (1 + shape.square * 0.05);
  const chinY = 109 * shape.chinLength;
  const places: [number, number, number][] = [
    [32 * w, -77 * shape.forehead, 54],
    [56 * w, -60 * shape.forehead, 36],
    [67 * w, -34, 20],
    [69.5 * w, -6, 16],
    [68.5 * w + shape.cheek * 2, 20, 17],
    [(65 * w + jaw) / 2 + 3, 44, 17],
    [jaw + shape.square * 2, 66 + shape.square * 2, 24],
    [jaw * 0.73 + shape.square * 3.5, 88 + shape.square * 2, 41],
    [25 * shape.chin + shape.square * 2, chinY - 5.5, 58],
    [11 * shape.chin, chinY, 63],
  ];
  return places.map(([x, y, z]) => {
    const dent = turn > 0 ? (profileAt(y) * turn) / 0.35 : 0;
    return P(side * (x + dent), y, z + (x > 50 ? back : back * 0.2));
  });
}

/** The outline of the face, closed over the forehead. */
export function faceOutline(view: HeadView): string {
  const right = contour(view, 1);
  const left = contour(view, -1).reverse();
  const top = view.P(0, -80 * view.shape.forehead, 60);
  return blob([top, ...right, ...left]);
}

/** How deep the dark side reaches into the face, from the temple to the chin. */
const REACH = [0.02, 0.14, 0.3, 0.36, 0.24, 0.34, 0.5, 0.5, 0.62, 0.95];

/** Skin of the face with its large forms: sockets, cheeks, the dark side and the light one. */
export function drawFace(view: HeadView): string {
  const { sheet, P, shape, paint, light } = view;
  const outline = faceOutline(view);
  const cut = sheet.clippedTo(outline);
  const dark = -light as -1 | 1;
  const edge = contour(view, dark);
  const lit = contour(view, light);
  const [mx] = P(0, 0, 40);
  const inner = (part: number): Point[] =>
    edge.map(([x, y], index) => [x + (mx - x) * (REACH[index] ?? 0.4) * part, y]);
  const outer = edge.map(([x, y]): Point => [x + dark * 30, y + 6]);
  const shadow = (part: number) => blob([...outer, ...inner(part).reverse()], 0.9);
  const spot = (x: number, y: number, z: number, rx: number, ry: number, colour: string, opacity: number, turn = 0) => {
    const [px, py] = P(x, y, z);
    return cut.soft(px, py, rx, ry, colour, opacity, turn);
  };
  const both = (draw: (side: -1 | 1, dim: boolean) => string) => draw(-1, dark === -1) + draw(1, dark === 1);
  const space = shape.eyeSpace;

  return (
    sheet.path(outline, {
      fill: sheet.linear(P(light * 70, -70, 30), P(dark * 62, 84, 30), [
        [0, paint.light],
        [0.42, paint.skin],
        [1, paint.shade],
      ]),
    }) +
    cut.path(shadow(1), { fill: paint.shade, opacity: 0.72, blur: 6 }) +
    cut.path(shadow(0.55), { fill: paint.deep, opacity: 0.3, blur: 7 }) +
    softStroke(cut, edge.slice(4), taper(7, 0.6, 0.3, 0.5), paint.deep, 0.34) +
    softStroke(cut, lit.slice(4), taper(4, 0.6, 0.3, 0.5), paint.shade, 0.4) +
    // Sockets, the corners at the nose, the hollow under the cheekbone.
    both((side, dim) => spot(side * 31 * space, -9, 60, 30, 17, paint.deep, dim ? 0.42 : 0.3)) +
    both((side, dim) => spot(side * 14, -5, 64, 8, 15, paint.deep, dim ? 0.5 : 0.3)) +
    both((side, dim) => spot(side * 34 * space, 12, 62, 24, 8, paint.shade, dim ? 0.5 : 0.35)) +
    both((side, dim) => spot(side * 50, 52, 46, 24, 17, paint.deep, (dim ? 0.3 : 0.2) * shape.cheek, -side * 42)) +
    both((side) => spot(side * 43, 30, 56, 34, 23, paint.blush, 0.42, -side * 28)) +
    spot(0, 104, 62, 34, 13, paint.shade, 0.35) +
    // Light on the cheekbone, forehead, chin and beside the mouth.
    spot(light * 45, 14, 55, 22, 11, paint.glow, 0.55, -light * 34) +
    spot(dark * 43, 16, 55, 15, 7, paint.glow, 0.16, light * 30) +
    spot(light * 14, -50, 66, 38, 22, paint.glow, 0.42) +
    spot(light * 3, 99, 70, 13, 8, paint.glow, 0.42) +
    spot(light * 26, 62, 66, 12, 16, paint.glow, 0.16) +
    both((side) => sheet.path(line(contour(view, side).slice(3)), { stroke: paint.line, width: 1.1, opacity: 0.4 }))
  );
}
