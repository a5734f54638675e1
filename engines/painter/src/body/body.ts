import { blob, edges, type Point, taper } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';
import { armShape, type BodyView, innerArmLine, shoulderLine, trunkLine } from './body-view.ts';

/** The outline of neck, trunk and both arms. */
function bodyOutline(view: BodyView, loose = 0): string {
  const flank = (side: -1 | 1) => [...shoulderLine(view, side, loose).slice(0, 7), ...trunkLine(view, side, loose)];
  return edges(flank(-1).reverse(), flank(1)) + armShape(view, 1, loose) + armShape(view, -1, loose);
}

/** Neck, collarbones and shoulders: the skin that a garment may leave open. */
export function drawBody(view: BodyView, jaw: Point, male: number): string {
  const { sheet, shape, skin, light, B } = view;
  const outline = bodyOutline(view);
  const cut = sheet.clippedTo(outline);
  const dark = -light;
  const [pit] = [B(0, 176)];
  const collar = (side: -1 | 1): Point[] => [
    B(side * 8, 178),
    B(side * 30, 172),
    B(side * (shape.shoulder * 0.45), 176),
    B(side * (shape.shoulder * 0.72), 190),
    B(side * (shape.shoulder * 0.86), 196),
  ];
  const cord = (side: -1 | 1): Point[] => [
    B(side * shape.neck * 0.92, 96),
    B(side * (shape.neck * 0.62), 136),
    B(side * 8, 172),
  ];
  const cast = blob([
    B(-shape.neck - 12, 60),
    [jaw[0] - 44, jaw[1] - 12],
    [jaw[0] - 22 - dark * 2, jaw[1] + 17],
    [jaw[0] + dark * 6, jaw[1] + 26],
    [jaw[0] + 22 + dark * 4, jaw[1] + 19],
    [jaw[0] + 46, jaw[1] - 12],
    B(shape.neck + 12, 60),
  ]);
  const [ax, ay] = B(light * 2, 130);
  const spot = (x: number, y: number, rx: number, ry: number, colour: string, opacity: number) => {
    const [px, py] = B(x, y);
    return cut.soft(px, py, rx, ry, colour, opacity);
  };
  const both = (draw: (side: -1 | 1) => string) => draw(-1) + draw(1);
  const below = (points: Point[], by: number) => points.map(([x, y]): Point => [x, y + by]);
  return (
    sheet.path(outline, {
      fill: sheet.linear(B(light * 150, 150), B(dark * 170, 330), [
        [0, skin.light],
        [0.4, skin.skin],
        [1, skin.shade],
      ]),
    }) +
    spot(dark * (shape.neck * 0.95), 128, 34, 70, skin.deep, 0.5) +
    spot(dark * shape.shoulder * 0.8, 226, 110, 60, skin.shade, 0.7) +
    spot(light * shape.shoulder * 0.6, 190, 80, 30, skin.glow, 0.3) +
    cut.path(cast, { fill: skin.deep, opacity: 0.62, blur: 3.4 }) +
    softStroke(cut, cord(dark as -1 | 1), taper(5, 0.7), skin.deep, 0.4) +
    softStroke(cut, cord(light), taper(2.6, 0.8), skin.shade, 0.5) +
    both((side) => softStroke(cut, below(collar(side), 5), taper(4.6, 0.4), skin.deep, 0.4)) +
    both((side) => softStroke(cut, collar(side), taper(2.4, 0.35), skin.glow, side === light ? 0.5 : 0.26)) +
    cut.soft(pit[0], pit[1], 13, 9, skin.deep, 0.5) +
    (male > 0.5
      ? cut.soft(ax, ay + 3, 11, 13, skin.deep, 0.32) + cut.soft(ax + light * 2, ay - 3, 6, 7, skin.glow, 0.3)
      : '') +
    both((side) => softStroke(cut, innerArmLine(view, side), () => 3.4, skin.deep, 0.45))
  );
}
