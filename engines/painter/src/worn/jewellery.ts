import { mix, shift } from '../drawing/colour.ts';
import { blob, line, n, type Point } from '../drawing/shape.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { lobeOf } from '../head/ears.ts';
import type { WornMaker, WornView } from './worn.ts';

/** A polished bead or stone with its light. */
export function bead(sheet: Sheet, x: number, y: number, radius: number, colour: string, light: -1 | 1): string {
  return (
    sheet.dot(x, y, radius, {
      fill: sheet.radial([x + light * radius * 0.3, y - radius * 0.35], radius * 1.3, [
        [0, mix(colour, '#ffffff', 0.7)],
        [0.4, colour],
        [1, shift(colour, { light: 0.5 })],
      ]),
    }) + sheet.dot(x + light * radius * 0.34, y - radius * 0.38, radius * 0.24, { fill: '#ffffff', opacity: 0.9 })
  );
}

/** Draws an earring at each ear that is visible in this pose. */
function onEars({ head }: WornView, draw: (x: number, y: number, side: -1 | 1) => string): string {
  const far = head.pose.yaw > 0 ? 1 : -1;
  return ([-1, 1] as const)
    .filter((side) => Math.abs(head.pose.yaw) < 0.3 || side !== far)
    .map((side) => {
      const [x, y] = lobeOf(head, side);
      return draw(x, y, side);
    })
    .join('');
}

export const hoops: WornMaker = (view) => {
  const { sheet, light } = view.head;
  const size = view.chance.range(13, 19);
  return {
    'over hair': onEars(view, (x, y) => {
      const d = `M${n(x)} ${n(y - 2)}a${n(size * 0.72)} ${n(size)} 0 1 0 .1 0Z`;
      return (
        sheet.path(d, { stroke: shift(view.metal, { light: 0.6 }), width: 3.4 }) +
        sheet.path(d, { stroke: view.metal, width: 2.3 }) +
        sheet.dot(x + light * size * 0.45, y + size * 0.5, 1.3, { fill: '#ffffff', opacity: 0.9 })
      );
    }),
  };
};

export const studs: WornMaker = (view) => ({
  'over hair': onEars(view, (x, y) =>
    bead(view.head.sheet, x, y - 2, 3.6, mix(view.metal, view.accent, 0.3), view.head.light),
  ),
});

export const drops: WornMaker = (view) => {
  const { sheet, light } = view.head;
  return {
    'over hair': onEars(view, (x, y) => {
      const gem = blob([
        [x, y + 8],
        [x + 5, y + 19],
        [x, y + 28],
        [x - 5, y + 19],
      ]);
      return (
        sheet.dot(x, y - 1, 2.4, { fill: view.metal }) +
        sheet.path(`M${n(x)} ${n(y)}V${n(y + 9)}`, { stroke: view.metal, width: 1.3 }) +
        sheet.path(gem, {
          fill: sheet.linear(
            [x - 5, y + 8],
            [x + 5, y + 28],
            [
              [0, mix(view.accent, '#ffffff', 0.5)],
              [0.5, view.accent],
              [1, shift(view.accent, { light: 0.5 })],
            ],
          ),
          stroke: view.metal,
          width: 1,
        }) +
        sheet.dot(x + light * 1.6, y + 15, 1.3, { fill: '#ffffff', opacity: 0.9 })
      );
    }),
  };
};

export const pearlEarrings: WornMaker = (view) => ({
  'over hair': onEars(view, (x, y) => bead(view.head.sheet, x, y + 3, 5.4, '#efe6dc', view.head.light)),
});

/** Places along a chain that hangs `deep` below the pit of the neck. */
function chainLine({ body }: WornView, deep: number, wide = 1): Point[] {
  const n0 = body.shape.neck;
  return [
    body.B(-(n0 + 12) * wide, 146),
    body.B(-(n0 - 4) * wide, 164 + deep * 0.28),
    body.B(-14, 170 + deep * 0.86),
    body.B(0, 172 + deep),
    body.B(14, 170 + deep * 0.86),
    body.B((n0 - 4) * wide, 164 + deep * 0.28),
    body.B((n0 + 12) * wide, 146),
  ];
}

const along = (points: Point[], count: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const spot = (index / (count - 1)) * (points.length - 1);
    const [a, b] = [points[Math.floor(spot)] as Point, points[Math.ceil(spot)] as Point];
    return [a[0] + (b[0] - a[0]) * (spot % 1), a[1] + (b[1] - a[1]) * (spot % 1)];
  });

function chain(view: WornView, points: Point[], width = 1.6): string {
  const { sheet } = view.head;
  return (
    sheet.path(line(points), { stroke: '#000000', width: width + 1.6, opacity: 0.28, transform: 'translate(0 2)' }) +
    sheet.path(line(points), { stroke: view.metal, width }) +
    sheet.path(line(points), { stroke: '#fff6e0', width: width * 0.4, opacity: 0.8, dash: '2 5' })
  );
}

export const pendant: WornMaker = (view) => {
  const { sheet, light } = view.head;
  const points = chainLine(view, view.chance.range(26, 44));
  const [x, y] = points[3] as Point;
  const drop = blob([
    [x, y],
    [x + 8, y + 12],
    [x, y + 24],
    [x - 8, y + 12],
  ]);
  return {
    'over body':
      chain(view, points) +
      sheet.path(drop, {
        fill: sheet.linear(
          [x - 8, y],
          [x + 8, y + 24],
          [
            [0, mix(view.accent, '#ffffff', 0.55)],
            [0.5, view.accent],
            [1, shift(view.accent, { light: 0.45 })],
          ],
        ),
        stroke: view.metal,
        width: 1.8,
      }) +
      sheet.dot(x + light * 2.4, y + 8, 1.8, { fill: '#ffffff', opacity: 0.9 }),
  };
};

export const thinChain: WornMaker = (view) => ({
  'over body': chain(view, chainLine(view, 14)) + chain(view, chainLine(view, 34, 1.08), 1.1),
});

export const pearls: WornMaker = (view) => ({
  'over body': along(chainLine(view, 16), 25)
    .map(([x, y]) => bead(view.head.sheet, x, y, 4.3, '#efe6dc', view.head.light))
    .join(''),
});

export const beads: WornMaker = (view) => {
  const tones = [view.accent, shift(view.accent, { turn: 40 }), view.metal];
  return {
    'over body': along(chainLine(view, 52), 31)
      .map(([x, y], index) =>
        bead(view.head.sheet, x, y, 3.9 + (index % 3), tones[index % 3] as string, view.head.light),
      )
      .join(''),
  };
};

export const shellNecklace: WornMaker = (view) => {
  const { sheet } = view.head;
  const points = chainLine(view, 32);
  const shells = along(points, 11)
    .slice(2, 9)
    .map(([x, y], index) => {
      const size = 6 + 5 * (1 - Math.abs(index - 3) / 4);
      const ribs = [-0.6, -0.3, 0, 0.3, 0.6]
        .map((lean) =>
          sheet.path(
            line([
              [x, y],
              [x + lean * size, y + size * 1.35],
            ]),
            { stroke: '#b98f7c', width: 0.8 },
          ),
        )
        .join('');
      return (
        sheet.path(
          blob([
            [x, y - 1],
            [x + size * 0.85, y + size * 0.8],
            [x + size * 0.4, y + size * 1.5],
            [x - size * 0.4, y + size * 1.5],
            [x - size * 0.85, y + size * 0.8],
          ]),
          { fill: mix('#f4ded0', view.accent, 0.18), stroke: '#b98f7c', width: 0.8 },
        ) + ribs
      );
    });
  return { 'over body': chain(view, points, 1.3) + shells.join('') };
};

export const choker: WornMaker = (view) => {
  const { body, head } = view;
  const n0 = body.shape.neck;
  const points = [
    body.B(-n0 - 2, 122),
    body.B(-n0 * 0.5, 132),
    body.B(0, 136),
    body.B(n0 * 0.5, 132),
    body.B(n0 + 2, 122),
  ];
  const [x, y] = points[2] as Point;
  const dark = view.chance.is(0.65) ? '#17131a' : view.accent;
  return {
    'over body':
      head.sheet.path(line(points), { stroke: dark, width: 8 }) +
      head.sheet.path(line(points), {
        stroke: mix(dark, '#ffffff', 0.3),
        width: 1,
        opacity: 0.5,
        transform: 'translate(0 -3)',
      }) +
      bead(head.sheet, x, y + 3, 4.6, view.metal, head.light),
  };
};

export const noseRing: WornMaker = ({ head, metal }) => {
  const { sheet, P, shape, light } = head;
  const side = light;
  const [x, y] = P(side * 10 * shape.noseWidth, 48 * shape.noseLength, 80);
  return {
    'on face': sheet.path(`M${n(x)} ${n(y - 2)}a3.6 4 0 1 0 ${n(side * -3)} .4`, { stroke: metal, width: 1.7 }),
  };
};

export const lipRing: WornMaker = ({ head, metal }) => {
  const [x, y] = head.P(head.light * 12, 79, 76);
  return { 'on face': head.sheet.path(`M${n(x)} ${n(y - 3)}a3 3.6 0 1 1 -1 0`, { stroke: metal, width: 1.6 }) };
};

export const browPiercing: WornMaker = ({ head, metal }) => {
  const [x, y] = head.P(head.light * 46, -28, 62);
  return {
    'on face':
      bead(head.sheet, x, y - 2, 2.2, metal, head.light) + bead(head.sheet, x + 1, y + 8, 2.2, metal, head.light),
  };
};

/** A jewel on the forehead, on a fine chain. */
export const circlet: WornMaker = (view) => {
  const { sheet, P, light } = view.head;
  const points = [
    P(-70, -46, 12),
    P(-46, -56, 48),
    P(-20, -58, 64),
    P(0, -54, 69),
    P(20, -58, 64),
    P(46, -56, 48),
    P(70, -46, 12),
  ];
  const [x, y] = points[3] as Point;
  return {
    'over hair':
      sheet.path(line(points), { stroke: shift(view.metal, { light: 0.6 }), width: 3 }) +
      sheet.path(line(points), { stroke: view.metal, width: 1.8 }) +
      bead(sheet, x, y + 4, 5.4, view.accent, light),
  };
};
