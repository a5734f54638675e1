import { mix, shift } from '../drawing/colour.ts';
import { blob, edges, line, type Point, ribbon, taper } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';
import { bead } from './jewellery.ts';
import type { WornMaker, WornView } from './worn.ts';

/** A ring round the skull, as places on the sheet: the front half, then the back half. */
export function ring(
  { head }: WornView,
  y: number,
  rx: number,
  rz: number,
  drop = 0,
): { front: Point[]; back: Point[] } {
  const at = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    const z = Math.cos(angle) * rz - 12;
    return head.P(Math.sin(angle) * rx, y + Math.cos(angle) * drop, z);
  };
  const steps = Array.from({ length: 13 }, (_, index) => -90 + index * 15);
  return { front: steps.map(at), back: steps.map((degrees) => at(180 - degrees)) };
}

function cloth(view: WornView, d: string, colour: string, top: Point, low: Point): string {
  const { sheet } = view.head;
  return sheet.path(d, {
    fill: sheet.linear(top, low, [
      [0, shift(colour, { light: 1.2 })],
      [0.45, colour],
      [1, shift(colour, { light: 0.62 })],
    ]),
    stroke: shift(colour, { light: 0.42 }),
    width: 1,
  });
}

/** A hat with a brim: crown height, brim width, how the brim hangs, how far the crown narrows. */
function brimmed(high: number, wide: number, drop: number, narrow: number, dent: boolean): WornMaker {
  return (view) => {
    const { head } = view;
    const { sheet, P, light } = head;
    const colour = view.cloth;
    const base = -66;
    const inner = ring(view, base, 84, 92, 10);
    const outer = ring(view, base + 4, 84 + wide, 92 + wide, 10 + drop);
    const brimFront = edges([...inner.front], [...outer.front].reverse());
    const brimBack = blob([...outer.front, ...outer.back]);
    const top = base - high;
    const crown = edges(
      [
        inner.front[0] as Point,
        P(-80 * narrow, base - high * 0.5, -12),
        P(-70 * narrow, top + 8, -12),
        P(-40 * narrow, top - 6, 10),
        ...(dent ? [P(0, top + 8, 20)] : [P(0, top - 10, 0)]),
        P(40 * narrow, top - 6, 10),
        P(70 * narrow, top + 8, -12),
        P(80 * narrow, base - high * 0.5, -12),
        inner.front.at(-1) as Point,
      ],
      [...inner.front].reverse(),
    );
    const bandTop = ring(view, base - 15, 82, 90, 10);
    const band = edges([...bandTop.front], [...inner.front].reverse());
    const [cx, cy] = P(light * 34, base - high * 0.6, 50);
    return {
      'behind head': cloth(view, brimBack, shift(colour, { light: 0.66 }), P(0, base - 10, 0), P(0, base + 30, 0)),
      'over hair':
        cloth(view, crown, colour, P(light * 60, top, 0), P(-light * 60, base, 0)) +
        sheet.clippedTo(crown).soft(cx, cy, 46, 40, shift(colour, { light: 1.5 }), 0.4) +
        softStroke(
          sheet.clippedTo(crown),
          [P(-6, top - 6, 30), P(-4, top + 24, 40), P(2, top + 44, 44)],
          taper(7, 0.4),
          shift(colour, { light: 0.5 }),
          dent ? 0.5 : 0,
        ) +
        sheet.path(band, { fill: view.accent }) +
        sheet.path(line(bandTop.front), { stroke: shift(view.accent, { light: 0.5 }), width: 1, opacity: 0.6 }) +
        sheet.path(brimFront, { fill: '#000000', opacity: 0.3, blur: 5, transform: 'translate(0 9)' }) +
        cloth(view, brimFront, colour, P(light * 90, base, 0), P(-light * 90, base + 30, 0)) +
        sheet.path(line(outer.front), { stroke: shift(colour, { light: 1.5 }), width: 1.6, opacity: 0.5 }),
    };
  };
}

export const wideBrim = brimmed(66, 66, 12, 0.94, false);
export const fedora = brimmed(70, 34, 12, 0.9, true);
export const cowboyHat = brimmed(76, 56, -8, 0.86, true);
export const topHat = brimmed(118, 30, 6, 1, false);

/** A pointed hat whose tip bends. */
export const witchHat: WornMaker = (view) => {
  const brim = brimmed(40, 70, 10, 0.96, false)(view);
  const { sheet, P, light } = view.head;
  const side = -light;
  const cone = edges(
    [
      P(-78, -78, -10),
      P(-52, -130, -10),
      P(-24 + side * 8, -178, -14),
      P(side * 34, -206, -20),
      P(side * 64, -200, -24),
    ],
    [P(side * 64, -200, -24), P(side * 36, -188, -16), P(22 + side * 8, -160, -10), P(54, -124, -10), P(78, -78, -10)],
    [P(78, -78, -10), P(40, -62, 60), P(0, -57, 76), P(-40, -62, 60), P(-78, -78, -10)],
  );
  const colour = view.cloth;
  return {
    ...brim,
    'over hair': `${cloth(view, cone, colour, P(light * 60, -190, 0), P(-light * 60, -60, 0))}${softStroke(sheet.clippedTo(cone), [P(-30, -84, 40), P(-10, -120, 30), P(6, -160, 10)], taper(8, 0.5), shift(colour, { light: 0.5 }), 0.5)}${brim['over hair'] ?? ''}`,
  };
};

/** A soft round cap worn to one side. */
export const beret: WornMaker = (view) => {
  const { sheet, P, light } = view.head;
  const side = view.chance.is(0.5) ? 1 : -1;
  const colour = view.cloth;
  const shape = blob([
    P(-78, -62, 20),
    P(-40, -76, 62),
    P(0, -78, 70),
    P(40, -74, 62),
    P(80, -58, 20),
    P(104 * (side > 0 ? 1 : 0.86), -84, -10),
    P(84, -124, -20),
    P(side * 20, -142, -20),
    P(-84, -124, -20),
    P(-104 * (side < 0 ? 1 : 0.86), -84, -10),
  ]);
  const rim = [P(-79, -60, 20), P(-40, -73, 63), P(0, -75, 71), P(40, -71, 63), P(81, -56, 20)];
  const [x, y] = P(light * 40, -112, 20);
  return {
    'over hair':
      cloth(view, shape, colour, P(light * 80, -130, 0), P(-light * 80, -60, 0)) +
      sheet.clippedTo(shape).soft(x, y, 58, 34, shift(colour, { light: 1.5 }), 0.4) +
      softStroke(
        sheet.clippedTo(shape),
        [P(side * 30, -86, 60), P(side * 66, -96, 30), P(side * 98, -90, 0)],
        taper(6, 0.5),
        shift(colour, { light: 0.5 }),
        0.5,
      ) +
      sheet.path(line(rim), { stroke: shift(colour, { light: 0.55 }), width: 7 }) +
      sheet.path(line([P(side * 12, -141, -20), P(side * 14, -152, -20)]), {
        stroke: shift(colour, { light: 0.7 }),
        width: 4,
      }),
  };
};

/** A knitted cap. */
export const beanie: WornMaker = (view) => {
  const { sheet, P, light } = view.head;
  const colour = view.cloth;
  const rim = ring(view, -56, 83, 92, -12);
  const fold = ring(view, -84, 84, 93, -12);
  const dome = edges(
    [...fold.front],
    [P(80, -112, -14), P(46, -140, -14), P(0, -150, -14), P(-46, -140, -14), P(-80, -112, -14), fold.front[0] as Point],
  );
  const cuff = edges([...fold.front], [...rim.front].reverse());
  const ribs = (from: Point[], to: Point[]) =>
    from
      .map((point, index) =>
        sheet.path(line([point, to[index] as Point]), {
          stroke: shift(colour, { light: 0.5 }),
          width: 1.6,
          opacity: 0.4,
        }),
      )
      .join('');
  const crown = fold.front.map((): Point => P(0, -152, -14));
  return {
    'over hair':
      cloth(view, dome, colour, P(light * 70, -140, 0), P(-light * 70, -70, 0)) +
      ribs(fold.front, crown) +
      cloth(view, cuff, shift(colour, { light: 1.1 }), P(light * 80, -90, 0), P(-light * 80, -50, 0)) +
      ribs(fold.front, rim.front),
  };
};

/** A peaked cap of a captain, with its badge. */
export const captainHat: WornMaker = (view) => {
  const { sheet, P, light } = view.head;
  const white = mix('#f2f0ea', view.cloth, 0.06);
  const low = ring(view, -62, 82, 91, -6);
  const mid = ring(view, -86, 84, 93, -6);
  const band = edges([...mid.front], [...low.front].reverse());
  const top = blob([
    mid.front[0] as Point,
    P(-100, -112, -14),
    P(-70, -136, -20),
    P(0, -148, 0),
    P(70, -136, -20),
    P(100, -112, -14),
    mid.front.at(-1) as Point,
    ...[...mid.front].reverse().slice(1, -1),
  ]);
  const peak = blob([P(-60, -60, 66), P(0, -56, 84), P(60, -60, 66), P(44, -46, 92), P(0, -40, 104), P(-44, -46, 92)]);
  const [x, y] = P(0, -78, 84);
  return {
    'over hair':
      cloth(view, top, white, P(light * 80, -140, 0), P(-light * 80, -70, 0)) +
      sheet.path(band, { fill: '#191c2a' }) +
      sheet.path(peak, { fill: '#000000', opacity: 0.35, blur: 5, transform: 'translate(0 8)' }) +
      cloth(view, peak, '#1b1c26', P(light * 50, -60, 80), P(-light * 50, -40, 90)) +
      sheet.path(line([P(-62, -64, 64), P(0, -62, 82), P(62, -64, 64)]), { stroke: view.metal, width: 3 }) +
      bead(sheet, x, y, 7, view.metal, light) +
      sheet.path(
        line([
          [x - 14, y + 4],
          [x, y + 9],
          [x + 14, y + 4],
        ]),
        { stroke: view.metal, width: 2 },
      ),
  };
};

/** A hat with its brim turned up on three sides. */
export const tricorn: WornMaker = (view) => {
  const { sheet, P, light } = view.head;
  const colour = view.cloth;
  const body = blob(
    [
      P(-118, -70, -10),
      P(-60, -66, 50),
      P(0, -62, 78),
      P(60, -66, 50),
      P(118, -70, -10),
      P(92, -104, -10),
      P(50, -126, 20),
      P(0, -106, 60),
      P(-50, -126, 20),
      P(-92, -104, -10),
    ],
    0.9,
  );
  const crown = blob([P(-70, -90, -10), P(-50, -136, -20), P(0, -150, -20), P(50, -136, -20), P(70, -90, -10)]);
  const feather = ribbon(
    [P(light * 60, -104, 30), P(light * 96, -140, 10), P(light * 104, -176, -10), P(light * 84, -196, -20)],
    taper(12, 0.5, 0.2),
  );
  return {
    'over hair':
      cloth(view, crown, colour, P(light * 50, -150, 0), P(-light * 50, -80, 0)) +
      sheet.path(feather, { fill: view.accent, stroke: shift(view.accent, { light: 0.6 }), width: 1 }) +
      cloth(view, body, colour, P(light * 90, -120, 0), P(-light * 90, -60, 0)) +
      sheet.path(
        line([
          P(-118, -71, -10),
          P(-92, -104, -10),
          P(-50, -126, 20),
          P(0, -106, 60),
          P(50, -126, 20),
          P(92, -104, -10),
          P(118, -71, -10),
        ]),
        { stroke: view.metal, width: 2.6 },
      ),
  };
};
