import { blob, type Point, ribbon, taper } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';
import type { HeadView } from './head-view.ts';

/** The nose: planes of shade and light rather than lines. */
export function drawNose(view: HeadView): string {
  const { sheet, P, shape, paint, light, pose } = view;
  const long = shape.noseLength;
  const wide = shape.noseWidth;
  const high = shape.noseBridge;
  const tipY = 41 * long - shape.noseTip * 3;
  const baseY = 49.5 * long - shape.noseTip * 1.5;
  const dark = -light;

  const bridge = (x: number, y: number, z: number): Point => P(x, y * long, 62 + z * (0.55 + 0.45 * high));
  const tip = P(0, tipY, 97);
  const shadeSide = blob([
    bridge(dark * 7, -14, 6),
    bridge(dark * 3.5, 2, 11),
    bridge(dark * 3.2, 20, 20),
    P(dark * 5, tipY - 4, 92),
    P(dark * 8 * wide, tipY + 4, 86),
    P(dark * 14 * wide, baseY - 4, 74),
    P(dark * 13 * wide, 34 * long, 72),
    bridge(dark * 10, 14, 5),
    bridge(dark * 13, -4, -2),
  ]);
  const under = blob([
    P(-10.5 * wide, baseY - 2, 78),
    P(-5 * wide, baseY - 1.5, 88),
    P(0, baseY + 0.5, 90),
    P(5 * wide, baseY - 1.5, 88),
    P(10.5 * wide, baseY - 2, 78),
    P(6 * wide, baseY + 4.5, 80),
    P(0, baseY + 6, 82),
    P(-6 * wide, baseY + 4.5, 80),
  ]);
  const nostril = (side: -1 | 1) =>
    sheet.path(
      ribbon(
        [
          P(side * 3.6 * wide, baseY + 0.6, 86),
          P(side * 6.8 * wide, baseY - 1.7, 84),
          P(side * 10 * wide, baseY + 0.3, 78),
        ],
        taper(1.7, 0.55, 0.1, 0.1),
      ),
      { fill: paint.line, opacity: 0.82 },
    );
  const wing = (side: -1 | 1) =>
    sheet.path(
      ribbon(
        [
          P(side * 11.5 * wide, baseY - 11, 77),
          P(side * 14.6 * wide, baseY - 6, 74),
          P(side * 13.4 * wide, baseY - 0.5, 74),
          P(side * 10.6 * wide, baseY + 0.6, 77),
        ],
        taper(0.95, 0.6, 0.02, 0.1),
      ),
      { fill: paint.deep, opacity: 0.6 },
    );
  const turned = Math.sign(pose.yaw) || 1;
  const ridge = ribbon(
    [
      bridge(turned * 6, -12, 6),
      bridge(turned * 4.6, 2, 10),
      bridge(turned * 4.4, 18, 18),
      P(turned * 5, tipY - 5, 91),
      P(turned * 6.4, tipY + 1, 90),
    ],
    taper(0.9, 0.35, 0.1, 0.05),
  );

  const [tx, ty] = tip;
  return (
    sheet.path(shadeSide, { fill: paint.shade, opacity: 0.75, blur: 2.4 }) +
    sheet.path(under, { fill: paint.deep, opacity: 0.55, blur: 1.6 }) +
    sheet.path(ridge, { fill: paint.deep, opacity: 0.3 }) +
    softStroke(
      sheet,
      [bridge(light * 1.2, -8, 10), bridge(light * 1, 10, 15), P(light * 0.8, 30 * long, 88)],
      taper(2.6, 0.6),
      paint.glow,
      0.5,
      3,
    ) +
    sheet.soft(tx + light * 1.4, ty, 12, 10, paint.blush, 0.3) +
    sheet.soft(tx + light * 2, ty - 1.5, 6, 5, paint.glow, 0.85) +
    wing(-1) +
    wing(1) +
    nostril(-1) +
    nostril(1)
  );
}
