import { mix } from '../drawing/colour.ts';
import { blob, n, type Point } from '../drawing/shape.ts';
import type { HeadView } from '../head/head-view.ts';
import { depthOf } from '../head/pose.ts';
import type { Growth } from './growth.ts';
import type { HairPaint } from './lock.ts';
import { hairlineAt, heading, onSkull, type Vec } from './skull.ts';

/** The outline of the skull, seen from the front, `lift` above the skin. */
function dome({ P, pose }: HeadView, lift: number, from: number, to: number): Point[] {
  return Array.from({ length: 13 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 12) * Math.PI) / 180;
    const across = Math.cos(angle);
    const place = onSkull([across * Math.cos(pose.yaw), -Math.sin(angle), across * Math.sin(pose.yaw)], lift);
    return P(...place);
  });
}

/** The dark ground behind the head, on which hair lies. */
export function drawGround(view: HeadView, growth: Growth, paint: HairPaint): string {
  const { sheet } = view;
  const skin = view.paint.shade;
  if (growth.bare === 1) return sheet.path(blob(dome(view, 0, -32, 212)), { fill: view.paint.skin });
  // A round mass of hair ends above the jaw; close hair goes down to the nape.
  const low = growth.ground > 12 ? -6 : -32;
  return sheet.path(blob(dome(view, growth.ground, low, 180 - low)), {
    fill: mix(paint.deep, skin, growth.bare * 0.5),
  });
}

/** Hair over the forehead's edge and the temples, so that no skin shows between the locks. */
export function drawCap(view: HeadView, growth: Growth, paint: HairPaint): string {
  const { sheet, P, pose } = view;
  if (growth.bare === 1) {
    const [x, y] = P(view.light * 26, -84, 50);
    const { skin, light, shade, glow } = view.paint;
    const crown = blob([...dome(view, 0, 0, 180), P(-50, -40, 50), P(0, -40, 66), P(50, -40, 50)]);
    // Fades into the forehead, so that no edge shows where hair would begin.
    const fade = (colour: string, side: number) =>
      sheet.linear(P(side * 30, -112, 30), P(0, -46, 60), [
        [0, colour],
        [0.5, colour, 0.9],
        [1, colour, 0],
      ]);
    return (
      sheet.path(crown, { fill: fade(mix(skin, light, 0.4), 0) }) +
      sheet.clippedTo(crown).soft(...P(-view.light * 70, -70, 10), 60, 70, shade, 0.75) +
      sheet.soft(x, y, 46, 28, glow, 0.5, -view.light * 24)
    );
  }
  const line: Point[] = [];
  for (let around = -92; around <= 92; around += 4) {
    const [x, y, z]: Vec = onSkull(heading([around, hairlineAt(around) + 1]), 0.5);
    if (depthOf(pose, x, 0, z + 14) > -6) line.push(P(x, y, z));
  }
  const over = dome(view, Math.min(4, growth.ground), -4, 184);
  const fill = mix(mix(paint.dark, paint.deep, 0.35), view.paint.shade, growth.bare * 0.72);
  return sheet.path(`M${[...line, ...over].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, { fill });
}
