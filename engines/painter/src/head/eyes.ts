import { mix, shift } from '../drawing/colour.ts';
import { between, exact, line, n, onward, type Point, ribbon, taper } from '../drawing/shape.ts';
import type { HeadView } from './head-view.ts';

/** One eye in its own frame: the inner corner at the left, the outer at the right, the middle of the iris near 0. */
function eyeShape(open: number, squint: number, half: number) {
  const up = 10.6 * open;
  const down = 6.6 * (0.45 + 0.55 * Math.min(1, open)) * (1 - squint * 0.55);
  const upper: Point[] = [
    [-half, 3],
    [-half * 0.72, 3 - up * 0.62],
    [-half * 0.18, 1 - up],
    [half * 0.36, 0.6 - up * 0.95],
    [half * 0.78, -up * 0.52],
    [half * 1.03, -1],
  ];
  const lower: Point[] = [
    [half * 1.03, -1],
    [half * 0.62, down * 0.72],
    [half * 0.08, down],
    [-half * 0.5, down * 0.86],
    [-half, 3],
  ];
  return { upper, lower };
}

const joined = (upper: Point[], lower: Point[]): string => `${line(upper)}${onward(lower)}Z`;

function lashes(view: HeadView, upper: Point[], weight: number): string {
  const count = Math.round(5 + weight * 5);
  const d = Array.from({ length: count }, (_, index) => {
    const part = 0.4 + (0.6 * index) / (count - 1);
    const spot = part * (upper.length - 1);
    const [x, y] = between(upper[Math.floor(spot)] as Point, upper[Math.ceil(spot)] as Point, spot % 1);
    const long = (2.2 + 4.6 * weight) * (0.5 + part * 0.6);
    const lean = (part - 0.35) * 1.9;
    const tip: Point = [x + long * Math.sin(lean), y - long * Math.cos(lean) * 0.85];
    const bend: Point = [x + long * 0.3 * Math.sin(lean) + 0.5, y - long * 0.55 * Math.cos(lean) + 0.6];
    return ribbon([[x, y], bend, tip], (place) => 0.75 * (1 - place) + 0.08);
  });
  return view.sheet.path(d.join(''), { fill: view.paint.lash, opacity: 0.9 });
}

function eye(view: HeadView, side: -1 | 1): string {
  const { sheet, paint, shape, mien, P, pose, light } = view;
  const [cx, cy] = P(side * 33 * shape.eyeSpace, 0, 63);
  const facing = Math.cos(pose.yaw * 1.08 + side * 0.26);
  const half = 18 * shape.eyeSize;
  const open = mien.wink === side ? 0 : shape.eyeOpen * (1 - mien.lids) * (1 - mien.squint * 0.16);
  const tilt = -side * shape.eyeTilt;
  const frame = `translate(${n(cx)} ${n(cy)}) rotate(${exact(tilt)}) scale(${exact(side * facing)} 1)`;
  const lit = side * light;

  if (open < 0.18) {
    const closed: Point[] = [
      [-half, 2],
      [-half * 0.5, 5.6],
      [half * 0.1, 6.8],
      [half * 0.66, 4.8],
      [half * 1.06, 0.6],
    ];
    const strong = 1 + shape.lash * 1.1;
    return sheet.group(
      sheet.path(line(closed.map(([x, y]) => [x, y - 6.5] as const)), {
        stroke: paint.deep,
        width: 1.1,
        opacity: 0.4,
      }) +
        sheet.path(ribbon(closed, taper(strong, 0.62, 0.2, 0.1)), { fill: paint.lash }) +
        closedLashes(view, closed),
      { transform: frame },
    );
  }

  const { upper, lower } = eyeShape(open, mien.squint, half);
  const outline = joined(upper, lower);
  const cut = sheet.clippedTo(outline);
  const iris = paint.iris[side < 0 ? 0 : 1];
  const radius = 9.2 * shape.eyeSize ** 0.5;
  const ix = side * mien.gaze[0] * 5 - 0.4;
  const iy = -1.2 + mien.gaze[1] * 3;
  const dark = shift(iris, { light: 0.42, strong: 0.9 });
  const bright = shift(iris, { light: 1.38, strong: 1.15 });

  const ball =
    cut.path(outline, { fill: paint.eyeWhite }) +
    cut.dot(ix, iy, radius, {
      fill: sheet.radial([ix, iy + 2.4], radius * 1.15, [
        [0, bright],
        [0.5, iris],
        [0.8, mix(iris, dark, 0.6)],
        [1, dark],
      ]),
    }) +
    cut.dot(ix, iy, radius, { stroke: shift(dark, { light: 0.6 }), width: 1.2, opacity: 0.85 }) +
    cut.path(
      `M${n(ix - radius * 0.72)} ${n(iy + radius * 0.2)}A${n(radius * 0.78)} ${n(radius * 0.78)} 0 0 0 ${n(ix + radius * 0.72)} ${n(iy + radius * 0.2)}A${n(radius * 0.74)} ${n(radius * 0.5)} 0 0 1 ${n(ix - radius * 0.72)} ${n(iy + radius * 0.2)}Z`,
      { fill: shift(iris, { light: 1.7, strong: 1.1 }), opacity: 0.5 },
    ) +
    cut.dot(ix, iy, radius * 0.43, { fill: '#0c0709' }) +
    // The upper lid throws its shadow on the ball.
    cut.path(`${line(upper)}L${n(half * 1.1)} -14L${n(-half)} -14Z`, {
      stroke: '#1c0d18',
      width: 6.5,
      opacity: 0.34,
      blur: 1.5,
    }) +
    cut.dot(ix + lit * radius * 0.38, iy - radius * 0.36, radius * 0.25, { fill: '#ffffff', opacity: 0.96 }) +
    cut.dot(ix - lit * radius * 0.4, iy + radius * 0.42, radius * 0.12, { fill: '#ffffff', opacity: 0.6 });

  const weight = 1.25 + shape.lash * 1.5;
  const wing: Point[] = [
    ...upper.slice(0, -1),
    [half * 1.03, -1.4],
    [half * (1.12 + shape.lash * 0.1), -3.2 - shape.lash * 1.6],
  ];
  const crease = upper.slice(0, -1).map(([x, y], index): Point => {
    const rise = 3.4 + Math.sin((index / 4) * Math.PI) * 2.2 * (1 - shape.hood) + (index === 0 ? -1.5 : 0);
    return [x * 1.02 + 0.6, y - rise];
  });
  crease.push([half * 1.12, -4.6]);

  return sheet.group(
    // Paint on the lid, then the ball, then the lines of the lids.
    sheet.path(
      joined(
        upper.map(([x, y]) => [x * 1.05, y - 0.5] as const),
        [...crease].reverse(),
      ),
      {
        fill: paint.lid,
        opacity: paint.lidStrength,
        blur: 1,
      },
    ) +
      sheet.path(line(crease), { stroke: paint.deep, width: 1.15, opacity: 0.5 + shape.hood * 0.2 }) +
      ball +
      sheet.path(line(lower.slice(0, -1)), { stroke: paint.lash, width: 0.9, opacity: 0.42 + shape.lash * 0.12 }) +
      sheet.dot(-half + 2, 3, 1.7, { fill: mix(paint.blush, paint.eyeWhite, 0.35), opacity: 0.8 }) +
      sheet.path(ribbon(wing, taper(weight, 0.66, 0.22, 0.02)), { fill: paint.lash }) +
      (shape.lash > 0.3 ? lashes(view, wing.slice(0, -1), shape.lash) : ''),
    { transform: frame },
  );
}

function closedLashes(view: HeadView, closed: Point[]): string {
  if (view.shape.lash < 0.3) return '';
  const d = closed.slice(2).flatMap(([x, y], index) =>
    [
      [x - 3, y - 0.2, index],
      [x, y, index + 0.5],
    ].map(([px = 0, py = 0, out = 0]) =>
      ribbon(
        [
          [px, py],
          [px + 1.4 + out * 0.5, py + 2.2],
          [px + 3.6 + out * 0.8, py + 3.4],
        ],
        (place) => 0.7 * (1 - place) + 0.08,
      ),
    ),
  );
  return view.sheet.path(d.join(''), { fill: view.paint.lash });
}

/** Both eyes, with lids and lashes. */
export function drawEyes(view: HeadView): string {
  return eye(view, -1) + eye(view, 1);
}
