import { mix } from '../drawing/colour.ts';
import { blob, edges, line, type Point } from '../drawing/shape.ts';
import { chestForm, fullCut, sleeveFolds } from './cut.ts';
import { fold, type Garment, type GarmentView, piece, seam } from './garment.ts';
import { half, underCloth } from './parts.ts';

export const SIDES = [-1, 1] as const;

/** Plate armour with a gorget and shoulder pieces. */
export function armour(view: GarmentView): Garment {
  const { sheet, B, shape, light } = view;
  const steel = underCloth(view, mix(view.cloth.base, '#9aa3ae', 0.72));
  const trim = view.cloth.metal;
  const n = shape.neck;
  const s = shape.shoulder;
  const c = shape.chest;
  const plain = { ...view, cloth: steel, pattern: undefined };
  const shine = (x: number, y: number, rx: number, ry: number, opacity: number) => {
    const [px, py] = B(x, y);
    return (inside: GarmentView) => inside.sheet.soft(px, py, rx, ry, '#ffffff', opacity);
  };
  const gorget = edges(
    [B(-n - 8, 116), B(-n * 0.5, 132), B(0, 138), B(n * 0.5, 132), B(n + 8, 116)],
    [B(n + 30, 172), B(0, 206), B(-n - 30, 172)],
  );
  const breast = edges(
    [B(-c + 4, 214), B(-60, 186), B(0, 200), B(60, 186), B(c - 4, 214)],
    [B(c + 4, 300), B(c - 14, 390), B(0, 440), B(-c + 14, 390), B(-c - 4, 300)],
  );
  const plate = (side: -1 | 1, row: number) =>
    edges(
      half(view, side, [
        [s - 64 + row * 4, 182 + row * 30],
        [s - 26, 166 + row * 34],
        [s + 24, 196 + row * 36],
      ]),
      half(view, side, [
        [s + 28, 236 + row * 36],
        [s - 6, 236 + row * 34],
        [s - 52 + row * 4, 236 + row * 26],
      ]),
    );
  const rivets = (points: Point[]) => points.map(([x, y]) => sheet.dot(x, y, 2.6, { fill: trim })).join('');
  return {
    behind: '',
    front:
      piece(
        { ...view, pattern: undefined },
        fullCut(view, 'crew', 5),
        (inside) => {
          const mail = inside.sheet.weave(
            8,
            6,
            `<path d="M0 3a4 3 0 0 0 8 0" fill="none" stroke="#8d97a3" stroke-width="1.3"/>`,
          );
          return inside.sheet.path(fullCut(view, 'crew', 5), { fill: mail }) + sleeveFolds(inside, 0.4);
        },
        underCloth(view, '#3f4650'),
      ) +
      piece(
        plain,
        breast,
        (inside) =>
          shine(light * 46, 262, 60, 46, 0.75)(inside) +
          shine(-light * 50, 280, 40, 30, 0.28)(inside) +
          fold(inside, [B(0, 204), B(2, 300), B(0, 430)], 5, 0.5) +
          seam(inside, [B(-c + 10, 360), B(0, 392), B(c - 10, 360)], 2, 0.7),
        steel,
      ) +
      sheet.path(line([B(-c + 4, 214), B(-60, 186), B(0, 200), B(60, 186), B(c - 4, 214)]), {
        stroke: trim,
        width: 5,
      }) +
      [2, 1, 0]
        .map((row) =>
          SIDES.map((side) => {
            const d = plate(side, row);
            return (
              sheet.path(d, { fill: '#000000', opacity: 0.4, blur: 4, transform: 'translate(0 5)' }) +
              piece(plain, d, shine(side * (s - 16), 196 + row * 32, 34, 17, side === light ? 0.8 : 0.35), steel) +
              sheet.path(d, { stroke: trim, width: 2.2 })
            );
          }).join(''),
        )
        .join('') +
      piece(plain, gorget, shine(light * 20, 158, 30, 22, 0.7), steel) +
      sheet.path(gorget, { stroke: trim, width: 3 }) +
      rivets([B(-n - 16, 166), B(-n * 0.4, 184), B(n * 0.4, 184), B(n + 16, 166)]),
    over: '',
  };
}

/** A suit for space: ring collar, panels, lights. */
export function spacesuit(view: GarmentView): Garment {
  const { sheet, B, shape, cloth, light } = view;
  const n = shape.neck;
  const ringOuter = blob(
    [
      B(-n - 34, 156),
      B(-n - 14, 180),
      B(0, 194),
      B(n + 14, 180),
      B(n + 34, 156),
      B(n + 20, 132),
      B(0, 152),
      B(-n - 20, 132),
    ],
    0.9,
  );
  const panel = edges([B(-66, 250), B(0, 256), B(66, 250)], [B(62, 340), B(0, 348), B(-62, 340)]);
  const lamps = ['#5fd6c8', '#ffb38a', '#7ab4ff']
    .map((colour, index) => {
      const [x, y] = B(-36 + index * 24, 284);
      return sheet.soft(x, y, 16, 16, colour, 0.7) + sheet.dot(x, y, 5, { fill: mix(colour, '#ffffff', 0.4) });
    })
    .join('');
  return {
    behind: sheet.path(blob([B(-n - 34, 156), B(-n - 10, 112), B(0, 100), B(n + 10, 112), B(n + 34, 156), B(0, 190)]), {
      fill: cloth.deep,
    }),
    front:
      piece(
        view,
        fullCut(view, 'crew', 12),
        (inside) =>
          sleeveFolds(inside, 0.6) +
          chestForm(inside, 0.35) +
          SIDES.map((side) =>
            inside.sheet.path(
              line(
                half(view, side, [
                  [shape.shoulder - 52, 200],
                  [shape.shoulder - 46, 270],
                  [shape.shoulder - 56, 330],
                ]),
              ),
              { stroke: cloth.second, width: 9 },
            ),
          ).join(''),
      ) +
      sheet.path(panel, { fill: '#000000', opacity: 0.35, blur: 4, transform: 'translate(0 4)' }) +
      piece(view, panel, undefined, underCloth(view, '#2b3242')) +
      sheet.path(panel, { stroke: cloth.metal, width: 2 }) +
      lamps +
      sheet.path(line([B(-44, 318), B(44, 318)]), { stroke: '#8fa0b8', width: 4 }) +
      sheet.path(ringOuter, { fill: '#000000', opacity: 0.4, blur: 5, transform: 'translate(0 6)' }) +
      piece(view, ringOuter, undefined, underCloth(view, '#aeb7c4')) +
      sheet.path(line([B(-n - 30, 158), B(-n - 10, 178), B(0, 189), B(n + 10, 178), B(n + 30, 158)]), {
        stroke: '#ffffff',
        width: 2,
        opacity: light ? 0.6 : 0,
      }),
    over: '',
  };
}
