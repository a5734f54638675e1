import { mix, shift } from '../drawing/colour.ts';
import { blob, edges, line, type Point, taper } from '../drawing/shape.ts';
import { softStroke } from '../drawing/stroke.ts';
import type { WornMaker } from './worn.ts';

/** A scarf round the hair, knotted at the nape, or drawn close under the chin. */
function scarfOver(close: boolean): WornMaker {
  return (view) => {
    const { sheet, P, light } = view.head;
    const colour = view.cloth;
    const top = blob(
      [
        P(-66, -58, 34),
        P(-34, -76, 60),
        P(0, -80, 66),
        P(34, -76, 60),
        P(66, -58, 34),
        P(80, -20, 4),
        ...(close ? [P(80, 40, 4)] : []),
        P(92, -60, -30),
        P(70, -118, -30),
        P(0, -140, -20),
        P(-70, -118, -30),
        P(-92, -60, -30),
        ...(close ? [P(-80, 40, 4)] : []),
        P(-80, -20, 4),
      ],
      0.9,
    );
    const dark = shift(colour, { light: 0.5 });
    const folds = [-1, 0.2, 1]
      .map((x) =>
        softStroke(sheet, [P(x * 50, -76, 50), P(x * 70, -100, 10), P(x * 60, -124, -30)], taper(6, 0.4), dark, 0.45),
      )
      .join('');
    const fill = sheet.linear(P(light * 80, -130, 0), P(-light * 80, 40, 0), [
      [0, shift(colour, { light: 1.2 })],
      [0.4, colour],
      [1, shift(colour, { light: 0.6 })],
    ]);
    if (!close) {
      return {
        'over hair':
          sheet.path(top, { fill, stroke: dark, width: 1 }) +
          folds +
          sheet.path(line([P(-66, -58, 34), P(-34, -76, 60), P(0, -80, 66), P(34, -76, 60), P(66, -58, 34)]), {
            stroke: view.accent,
            width: 3.4,
          }),
      };
    }
    const frame = edges(
      [P(-58, -52, 44), P(-34, -70, 60), P(0, -74, 66), P(34, -70, 60), P(58, -52, 44)],
      [P(58, -52, 44), P(69, -6, 26), P(64, 50, 26), P(42, 92, 42), P(0, 116, 62)],
      [P(0, 116, 62), P(-42, 92, 42), P(-64, 50, 26), P(-69, -6, 26), P(-58, -52, 44)],
    );
    const outer = edges(
      [
        P(-96, 130, 0),
        P(-100, 40, -20),
        P(-96, -60, -26),
        P(-66, -120, -24),
        P(0, -140, -10),
        P(66, -120, -24),
        P(96, -60, -26),
        P(100, 40, -20),
        P(96, 130, 0),
      ],
      [P(110, 190, 20), P(60, 230, 50), P(0, 244, 60), P(-60, 230, 50), P(-110, 190, 20)],
    );
    const drape = [-1, 1]
      .map(
        (side) =>
          softStroke(
            sheet,
            [P(side * 66, 40, 26), P(side * 52, 110, 44), P(side * -10, 180, 60)],
            taper(8, 0.5),
            dark,
            0.5,
          ) +
          softStroke(
            sheet,
            [P(side * 84, 20, 0), P(side * 76, 120, 20), P(side * 40, 214, 50)],
            taper(9, 0.5),
            dark,
            0.4,
          ),
      )
      .join('');
    return {
      // Between face and cloth its inside shows, not the air behind.
      'behind head': sheet.path(frame, { fill: dark, stroke: dark, width: 16 }),
      'over hair': `<path d="${outer}${frame}" fill="${fill}" fill-rule="evenodd" stroke="${dark}" stroke-width="1"/>${folds}${drape}${sheet.path(frame, { stroke: view.accent, width: 2.4, opacity: 0.8 })}`,
    };
  };
}

export const headscarf = scarfOver(false);
export const hijab = scarfOver(true);

/** A raised hood: its dark inside behind the head, its edge before the hair. */
export const hood: WornMaker = (view) => {
  const { sheet, P, light } = view.head;
  const colour = view.cloth;
  const dark = shift(colour, { light: 0.42 });
  const inside = blob([
    P(-104, 150, -30),
    P(-110, 20, -40),
    P(-96, -80, -40),
    P(0, -146, -40),
    P(96, -80, -40),
    P(110, 20, -40),
    P(104, 150, -30),
  ]);
  const edge: Point[] = [
    P(-74, 168, 40),
    P(-90, 90, 20),
    P(-94, 0, 14),
    P(-82, -70, 24),
    P(-42, -118, 34),
    P(0, -130, 40),
    P(42, -118, 34),
    P(82, -70, 24),
    P(94, 0, 14),
    P(90, 90, 20),
    P(74, 168, 40),
  ];
  const outer: Point[] = [
    P(116, 190, 0),
    P(124, 80, -20),
    P(122, -20, -20),
    P(104, -100, -20),
    P(54, -150, -10),
    P(0, -164, -6),
    P(-54, -150, -10),
    P(-104, -100, -20),
    P(-122, -20, -20),
    P(-124, 80, -20),
    P(-116, 190, 0),
  ];
  const d = edges(edge, outer);
  return {
    'behind head': sheet.path(inside, { fill: shift(colour, { light: 0.3 }) }),
    'over hair':
      sheet.path(d, {
        fill: sheet.linear(P(light * 110, -100, 0), P(-light * 110, 120, 0), [
          [0, shift(colour, { light: 1.24 })],
          [0.45, colour],
          [1, shift(colour, { light: 0.58 })],
        ]),
        stroke: dark,
        width: 1,
      }) +
      softStroke(
        sheet.clippedTo(d),
        [P(-100, 150, 0), P(-108, 20, -10), P(-84, -96, 0), P(0, -150, 10)],
        taper(7, 0.5),
        dark,
        0.5,
      ) +
      softStroke(
        sheet.clippedTo(d),
        [P(100, 150, 0), P(108, 20, -10), P(84, -96, 0), P(0, -150, 10)],
        taper(7, 0.5),
        dark,
        0.5,
      ) +
      sheet.path(line(edge), { stroke: view.metal, width: 2.2, opacity: 0.75 }),
  };
};

/** A bridal or mourning veil of fine cloth. */
export const veil: WornMaker = (view) => {
  const { sheet, P } = view.head;
  const white = mix('#f4f1ec', view.cloth, 0.25);
  const sideOf = (side: -1 | 1) =>
    edges(
      [
        P(side * 8, -124, 10),
        P(side * 70, -100, -10),
        P(side * 104, 0, -20),
        P(side * 118, 140, -10),
        P(side * 120, 300, 0),
      ],
      [P(side * 76, 300, 20), P(side * 84, 140, 10), P(side * 78, 0, 4), P(side * 54, -80, 30), P(side * 8, -124, 10)],
    );
  return {
    'over hair': ([-1, 1] as const)
      .map((side) => sheet.path(sideOf(side), { fill: white, opacity: 0.5, stroke: '#ffffff', width: 1 }))
      .join(''),
  };
};
