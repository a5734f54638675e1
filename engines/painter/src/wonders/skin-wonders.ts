import { mix, shift } from '../drawing/colour.ts';
import { blob, line, type Point, ribbon, taper } from '../drawing/shape.ts';
import { faceOutline } from '../head/face.ts';
import type { WornMaker } from '../worn/worn.ts';

const SIDES = [-1, 1] as const;

/** Small shimmering scales at temple, cheek and neck. */
export const scales: WornMaker = ({ head, body, accent, chance }) => {
  const { P, paint, light } = head;
  const cut = head.sheet.clippedTo(faceOutline(head));
  const tone = mix(accent, paint.skin, 0.3);
  const scale = (sheet: typeof cut, [x, y]: Point, size: number, opacity: number) =>
    sheet.path(
      blob([
        [x - size, y - size * 0.4],
        [x, y - size * 0.9],
        [x + size, y - size * 0.4],
        [x, y + size],
      ]),
      {
        fill: mix(tone, '#ffffff', chance.range(0, 0.5)),
        stroke: shift(tone, { light: 0.6 }),
        width: 0.6,
        opacity,
      },
    );
  const face = SIDES.flatMap((side) =>
    Array.from({ length: 26 }, (_, index) => {
      const row = Math.floor(index / 5);
      const x = 62 - (index % 5) * 6.2 - (row % 2) * 3;
      const fade = 1 - (index % 5) * 0.17;
      return scale(cut, P(side * x, -34 + row * 12, 30 + (index % 5) * 6), 4.6, fade * 0.75);
    }),
  );
  const neck = Array.from({ length: 34 }, (_, index) => {
    const row = Math.floor(index / 6);
    const x = light * (body.shape.neck - 2 - (index % 6) * 6 - (row % 2) * 3);
    return scale(head.sheet, body.B(x, 100 + row * 11), 4.8, 0.75 - (index % 6) * 0.1);
  });
  return { 'on skin': face.join(''), 'over body': neck.join('') };
};

/** Gills at the side of the neck. */
export const gills: WornMaker = ({ head, body }) => {
  const { sheet, paint } = head;
  const { neck } = body.shape;
  return {
    'over body': SIDES.flatMap((side) =>
      [0, 1, 2].map((row) => {
        const y = 106 + row * 11;
        const points = [
          body.B(side * (neck * 0.44), y - 2),
          body.B(side * (neck * 0.66), y + 4),
          body.B(side * (neck * 0.92), y),
        ];
        return (
          sheet.path(ribbon(points, taper(2.3, 0.5)), { fill: mix(paint.blush, '#7a1f34', 0.5), opacity: 0.85 }) +
          sheet.path(line(points.map(([x, py]) => [x, py - 2.6] as const)), {
            stroke: paint.glow,
            width: 1,
            opacity: 0.6,
          })
        );
      }),
    ).join(''),
  };
};

/** Points of light under the skin. */
export const luminous: WornMaker = ({ head, body, accent }) => {
  const { sheet, P } = head;
  const lamp = ([x, y]: Point, size: number) =>
    sheet.soft(x, y, size * 3.4, size * 3.4, accent, 0.6) +
    sheet.dot(x, y, size, { fill: mix(accent, '#ffffff', 0.65) });
  const face = SIDES.flatMap((side) =>
    [0, 1, 2, 3, 4].map((index) =>
      lamp(P(side * (24 + index * 8.4), 20 - index * 8, 66 - index * 7), 2.1 - index * 0.2),
    ),
  );
  const neck = SIDES.flatMap((side) =>
    [0, 1, 2, 3].map((index) => lamp(body.B(side * (body.shape.neck * 0.5 + index * 19), 150 + index * 9), 2.2)),
  );
  return { 'on face': face.join(''), 'over body': neck.join('') };
};

/** Seams and small lights of a cyborg. */
export const cybernetic: WornMaker = ({ head, accent, metal }) => {
  const { sheet, P, paint, light } = head;
  const side = -light;
  const seams = [
    [P(side * 64, -26, 30), P(side * 50, -22, 50), P(side * 46, 14, 56), P(side * 60, 22, 40)],
    [P(side * 46, 14, 56), P(side * 38, 50, 62), P(side * 44, 74, 50)],
    [P(side * 20, 100, 62), P(side * 24, 86, 66), P(side * 44, 74, 50)],
  ];
  const plate = blob([P(side * 66, -24, 26), P(side * 52, -20, 48), P(side * 49, 12, 54), P(side * 66, 18, 26)], 0.5);
  return {
    'on face':
      sheet.path(plate, { fill: mix(metal, '#8d97a6', 0.6), opacity: 0.82, stroke: '#2a3038', width: 1 }) +
      seams
        .map((points) =>
          sheet.path(line(points, 0.4), { stroke: mix(paint.line, '#20262e', 0.4), width: 1.3, opacity: 0.8 }),
        )
        .join('') +
      [0, 1, 2]
        .map((index) => {
          const [x, y] = P(side * 58, -12 + index * 10, 40);
          return sheet.soft(x, y, 8, 8, accent, 0.7) + sheet.dot(x, y, 2.2, { fill: mix(accent, '#ffffff', 0.6) });
        })
        .join(''),
  };
};

/** Light in the eyes that falls on the lids. */
export const glowingEyes: WornMaker = ({ head }) => {
  const { sheet, P, paint, shape } = head;
  return {
    'on face': SIDES.map((side) => {
      const [x, y] = P(side * 33 * shape.eyeSpace, -1, 64);
      const tone = shift(paint.iris[side < 0 ? 0 : 1], { light: 1.5, strong: 1.3 });
      return sheet.soft(x, y, 34, 22, tone, 0.55) + sheet.soft(x, y, 11, 10, mix(tone, '#ffffff', 0.6), 0.85);
    }).join(''),
  };
};

/** Long sharp canines in the mouth. */
export const fangs: WornMaker = ({ head }) => {
  const { sheet, P, mien } = head;
  const drop = mien.open > 0.2 ? 7 : 5.4;
  return {
    'on face': SIDES.map((side) =>
      sheet.path(
        blob(
          [
            P(side * 7.6, 68 - mien.smile, 80),
            P(side * 11.6, 67.6 - mien.smile * 1.4, 79),
            P(side * 9.8, 68 + drop, 79),
          ],
          0.4,
        ),
        { fill: '#fbf6ee', stroke: '#a08878', width: 0.5 },
      ),
    ).join(''),
  };
};
