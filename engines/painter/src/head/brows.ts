import { chanceOf } from '../drawing/chance.ts';
import { between, type Point, ribbon } from '../drawing/shape.ts';
import type { HeadView } from './head-view.ts';

function brow(view: HeadView, side: -1 | 1): string {
  const { sheet, P, shape, mien, paint, chanceSalt } = view;
  const raise = 4.5 * mien.browLift + (mien.cock * side > 0 ? 5 * Math.abs(mien.cock) : 0);
  const base = -21 * shape.browHeight - raise;
  const inner = base + 0.6 + mien.frown * 5.5 - mien.sorrow * 6;
  const peak = base - 4.2 * shape.browArch - mien.browLift * 1.5 + mien.sorrow * 1.6 - mien.frown * 0.6;
  const space = shape.eyeSpace;
  const spine: [number, number, number][] = [
    [13.5 * space - mien.frown * 2.5, inner, 71],
    [23 * space, inner * 0.52 + peak * 0.48 - 0.4, 71],
    [35 * space, peak, 68],
    [44 * space, peak + 2.2, 62],
    [53 * space, base + 3.6 + mien.sorrow * 2, 52],
  ];
  const points = spine.map(([x, y, z]) => P(side * x, y, z));
  const thick = 3.1 * shape.browWeight;
  const width = (place: number) =>
    thick * (place < 0.25 ? 0.72 + place * 1.1 : 1 - ((place - 0.25) / 0.75) ** 1.6 * 0.86);
  const chance = chanceOf(`${chanceSalt} brow ${side}`);
  const hairs = Array.from({ length: 22 }, (_, index) => {
    const place = index / 22;
    const spot = place * (points.length - 1);
    const [x, y] = between(points[Math.floor(spot)] as Point, points[Math.ceil(spot)] as Point, spot % 1);
    const off = chance.range(-0.7, 0.9) * width(place);
    const lean = side * (0.35 + place * 1.5);
    const long = chance.range(4, 6.5) * (0.8 + thick * 0.08) * (1 - place * 0.3);
    const tip: Point = [x + Math.sin(lean) * long, y + off - Math.cos(lean) * long * 0.62];
    const bend: Point = [(x + tip[0]) / 2 + side * 0.3, (y + off + tip[1]) / 2 - 0.3];
    return ribbon([[x, y + off], bend, tip], (t) => 0.62 * (1 - t) + 0.1);
  });
  return (
    sheet.path(ribbon(points, width), { fill: paint.brow, opacity: 0.82 }) +
    sheet.path(hairs.join(''), { fill: paint.brow, opacity: 0.75 })
  );
}

/** Both brows. */
export function drawBrows(view: HeadView): string {
  return brow(view, -1) + brow(view, 1);
}
