import { mix } from '../drawing/colour.ts';
import { blob, line, type Point, ribbon, taper } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';
import type { WornMaker } from '../worn/worn.ts';
import { faceOutline } from './face.ts';

/** Freckles over nose and cheeks. */
export const freckles: WornMaker = ({ head, chance }) => {
  const { sheet, P, paint } = head;
  const colour = mix(paint.deep, '#8a4a22', 0.35);
  const dots = Array.from({ length: 74 }, () => {
    const x = chance.lean() * 50;
    const y = 22 + chance.lean() * 15 - Math.abs(x) * 0.06;
    const [px, py] = P(x, y, 74 - Math.abs(x) * 0.38);
    return sheet.dot(px, py, chance.range(0.6, 1.5), { fill: colour, opacity: chance.range(0.28, 0.66) });
  });
  return { 'on skin': dots.join('') };
};

/** A beauty mark. */
export const mole: WornMaker = ({ head, chance }) => {
  const { sheet, P, paint } = head;
  const side = chance.is(0.5) ? 1 : -1;
  const [x, y] = chance.pick([P(side * 30, 56, 64), P(side * 42, 30, 58), P(side * 22, 84, 66)]);
  return { 'on skin': sheet.dot(x, y, 2, { fill: mix(paint.line, '#2a140c', 0.5), opacity: 0.9 }) };
};

/** Dimples in both cheeks. */
export const dimples: WornMaker = ({ head }) => {
  const { sheet, P, paint } = head;
  return {
    'on face': ([-1, 1] as const)
      .map((side) =>
        softStroke(
          sheet,
          [P(side * 35, 56, 60), P(side * 37.5, 62, 58), P(side * 36, 69, 58)],
          taper(1.9, 0.5),
          paint.deep,
          0.6,
          3,
        ),
      )
      .join(''),
  };
};

/** A healed scar across brow and cheek, or along the jaw. */
export const scar: WornMaker = ({ head, chance }) => {
  const { sheet, P, paint } = head;
  const side = chance.is(0.5) ? 1 : -1;
  const lines: Point[][] = [
    [P(side * 26, -34, 70), P(side * 34, -16, 66), P(side * 41, 14, 60), P(side * 45, 34, 56)],
    [P(side * 54, 26, 46), P(side * 42, 40, 58), P(side * 33, 56, 64)],
    [P(side * 20, 60, 74), P(side * 16, 70, 78), P(side * 14, 82, 76)],
  ];
  const points = chance.pick(lines);
  return {
    'on face':
      softStroke(sheet, points, taper(2.2, 0.5), mix(paint.blush, paint.deep, 0.4), 0.6, 3) +
      sheet.path(ribbon(points, taper(0.9, 0.5)), { fill: mix(paint.glow, '#ffe8e0', 0.4), opacity: 0.85 }),
  };
};

/** Patches where the skin has lost its colour. */
export const vitiligo: WornMaker = ({ head, chance }) => {
  const { P, paint } = head;
  const cut = head.sheet.clippedTo(faceOutline(head));
  const pale = mix(paint.light, '#ffe9dc', 0.62);
  const patch = (x: number, y: number, z: number, size: number) => {
    const [px, py] = P(x, y, z);
    const points = Array.from({ length: 11 }, (_, index): Point => {
      const angle = (index / 11) * 2 * Math.PI;
      const reach = size * chance.range(0.62, 1.12);
      return [px + Math.cos(angle) * reach, py + Math.sin(angle) * reach * 0.85];
    });
    return cut.path(blob(points), { fill: pale, opacity: 0.62 });
  };
  return {
    'on skin':
      ([-1, 1] as const)
        .map((side) => patch(side * 33, 4, 62, 21) + patch(side * chance.range(30, 46), 64, 56, 13))
        .join('') +
      patch(0, 92, 68, 14) +
      patch(chance.range(-16, 16), -56, 64, 15),
  };
};

/** Painted lines of a warrior or a reveller. */
export const facePaint: WornMaker = ({ head, accent, chance }) => {
  const { sheet, P } = head;
  const stripes = chance.is(0.5)
    ? ([-1, 1] as const).flatMap((side) =>
        [0, 1].map((row) => [
          P(side * 24, 22 + row * 9, 66),
          P(side * 40, 20 + row * 9, 60),
          P(side * 58, 26 + row * 9, 42),
        ]),
      )
    : [
        [P(-62, -2, 36), P(-34, 2, 62), P(0, 6, 78), P(34, 2, 62), P(62, -2, 36)],
        [P(0, 84, 74), P(0, 96, 72), P(0, 106, 66)],
      ];
  return {
    'on skin': stripes
      .map((points) => sheet.path(ribbon(points, taper(3.4, 0.5, 0.5, 0.2)), { fill: accent, opacity: 0.72 }))
      .join(''),
  };
};

/** A fine tattoo on temple and neck. */
export const tattoo: WornMaker = ({ head, body, chance }) => {
  const { sheet, P, paint, light } = head;
  const ink = mix('#1d2c3c', paint.deep, 0.35);
  const side = light;
  const { neck } = body.shape;
  const vine: Point[] = Array.from({ length: 7 }, (_, index) =>
    body.B(side * (neck * 0.62 + Math.sin(index * 1.3) * 6 + index * 4), 118 + index * 11),
  );
  const leaves = vine.slice(1).map(([x, y], index) => {
    const way = index % 2 ? 1 : -1;
    return sheet.path(
      ribbon(
        [
          [x, y],
          [x + way * 7, y - 4],
          [x + way * 12, y - 1],
        ],
        taper(2.6, 0.5),
      ),
      { fill: ink, opacity: 0.66 },
    );
  });
  const temple = chance.is(0.5)
    ? [0, 1, 2]
        .map((index) =>
          sheet.dot(...P(side * (52 - index * 2), 12 + index * 8, 48), 2.1 - index * 0.3, { fill: ink, opacity: 0.7 }),
        )
        .join('')
    : sheet.path(line([P(side * 60, -36, 30), P(side * 55, -24, 40), P(side * 60, -12, 36), P(side * 56, 2, 42)]), {
        stroke: ink,
        width: 1.5,
        opacity: 0.66,
      });
  return {
    'over body': sheet.path(line(vine), { stroke: ink, width: 1.7, opacity: 0.66 }) + leaves.join(''),
    'on face': temple,
  };
};
