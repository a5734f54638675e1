import { mix } from '../drawing/colour.ts';
import { edges, line, type Point } from '../drawing/shape.ts';
import { chestForm, fullCut, necklineOf, necklinePath, sleeveFolds } from './cut.ts';
import { fold, type Garment, type GarmentView, piece, seam } from './garment.ts';
import { buttons, collarBehind, half, underCloth } from './parts.ts';
import { SIDES } from './period.ts';

/** A uniform coat: high collar, two rows of buttons, cords on the shoulders. */
export function uniform(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const n = shape.neck;
  const s = shape.shoulder;
  const collar = (side: -1 | 1) =>
    edges(
      half(view, side, [
        [n + 3, 114],
        [n * 0.5, 132],
        [3, 138],
      ]),
      half(view, side, [
        [3, 138],
        [6, 172],
      ]),
      half(view, side, [
        [6, 172],
        [n, 164],
        [n + 14, 148],
      ]),
      half(view, side, [
        [n + 14, 148],
        [n + 3, 114],
      ]),
    );
  const shoulder = (side: -1 | 1) => {
    const d = edges(
      half(view, side, [
        [s - 42, 190],
        [s - 16, 184],
        [s + 10, 196],
      ]),
      half(view, side, [
        [s + 10, 196],
        [s + 14, 212],
        [s - 8, 218],
        [s - 40, 206],
      ]),
    );
    const fringe = Array.from({ length: 9 }, (_, index) =>
      sheet.path(line([B(side * (s - 10 + index * 3), 210), B(side * (s - 8 + index * 3.2), 232)]), {
        stroke: cloth.metal,
        width: 2.6,
      }),
    ).join('');
    return fringe + piece(view, d, undefined, underCloth(view, cloth.metal));
  };
  return {
    behind: collarBehind(view, cloth, 2, 8),
    front:
      piece(view, fullCut(view, 'high', 5), (inside) => sleeveFolds(inside, 0.5) + chestForm(inside, 0.35)) +
      seam(view, [B(0, 176), B(2, 300), B(0, 900)], 1.6, 0.6) +
      SIDES.map((side) =>
        sheet.path(
          line(
            half(view, side, [
              [54, 196],
              [44, 300],
              [34, 420],
              [30, 620],
            ]),
          ),
          { stroke: cloth.metal, width: 2, opacity: 0.8 },
        ),
      ).join('') +
      buttons(view, cloth.metal, 222, 56, 7, -32, 5) +
      buttons(view, cloth.metal, 222, 56, 7, 32, 5) +
      SIDES.map(
        (side) =>
          piece(view, collar(side), undefined, underCloth(view, cloth.second)) +
          sheet.path(collar(side), { stroke: cloth.metal, width: 2 }),
      ).join('') +
      SIDES.map(shoulder).join(''),
    over: '',
  };
}

/** A long cloth wound over one shoulder, on a fitted blouse. */
export function sari(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const blouse = underCloth(view, cloth.second);
  const s = shape.shoulder;
  const way = view.light;
  const drape = edges(
    [B(way * (s - 6), 196), B(way * (s * 0.5), 178), B(way * 46, 182)],
    [B(way * 46, 182), B(0, 250), B(-way * 70, 330), B(-way * (shape.waist + 10), 470), B(-way * (shape.hip + 6), 900)],
    [B(way * (shape.hip + 6), 900), B(way * (shape.waist + 8), 500), B(way * shape.chest, 330), B(way * (s - 6), 196)],
  );
  const edge: Point[] = [B(way * 46, 182), B(0, 250), B(-way * 70, 330), B(-way * (shape.waist + 10), 470)];
  return {
    behind: '',
    front:
      piece(
        { ...view, pattern: undefined },
        fullCut(view, 'scoop', 2),
        (inside) => chestForm(inside, 0.45) + sleeveFolds(inside, 0.3),
        blouse,
      ) +
      sheet.path(necklinePath(necklineOf(view, 'scoop'), 'scoop'), { stroke: cloth.metal, width: 3 }) +
      sheet.path(drape, { fill: '#000000', opacity: 0.35, blur: 5, transform: 'translate(0 5)' }) +
      piece(view, drape, (inside) =>
        [0, 1, 2, 3, 4]
          .map((index) =>
            fold(
              inside,
              [
                B(way * (s - 24 - index * 18), 190 + index * 2),
                B(way * (90 - index * 34), 300 + index * 6),
                B(way * (60 - index * 40), 470),
              ],
              6,
              0.5,
            ),
          )
          .join(''),
      ) +
      sheet.path(line(edge), { stroke: cloth.metal, width: 9 }) +
      sheet.path(line(edge), { stroke: cloth.second, width: 3, dash: '3 5' }),
    over: '',
  };
}

/** A buttoned waistcoat over shirt sleeves. */
export function waistcoat(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const linen = underCloth(view, mix('#efe9dd', cloth.second, 0.08));
  const c = shape.chest;
  const vest = edges(
    [B(-shape.neck - 22, 164), B(-30, 226), B(0, 292)],
    [B(0, 292), B(30, 226), B(shape.neck + 22, 164)],
    [
      B(shape.neck + 22, 164),
      B(c - 6, 190),
      B(c + 2, 250),
      B(c + 4, 310),
      B(shape.waist + 8, 460),
      B(shape.waist + 8, 900),
    ],
    [
      B(-shape.waist - 8, 900),
      B(-shape.waist - 8, 460),
      B(-c - 4, 310),
      B(-c - 2, 250),
      B(-c + 6, 190),
      B(-shape.neck - 22, 164),
    ],
  );
  const plain = { ...view, cloth: linen, pattern: undefined };
  const collar = SIDES.map((side) => {
    const n = shape.neck;
    const d = edges(
      half(view, side, [
        [n + 1, 122],
        [n + 2, 140],
        [18, 168],
        [8, 184],
      ]),
      half(view, side, [
        [8, 184],
        [24, 200],
        [42, 214],
      ]),
      half(view, side, [
        [42, 214],
        [n + 18, 176],
        [n + 16, 150],
        [n + 1, 122],
      ]),
    );
    return (
      sheet.path(d, { fill: '#000000', opacity: 0.3, blur: 3, transform: 'translate(0 4)' }) +
      piece(view, d, undefined, linen)
    );
  }).join('');
  const tie = view.chance.is(0.4)
    ? sheet.path(edges([B(-22, 184), B(0, 192), B(22, 184)], [B(20, 206), B(0, 198), B(-20, 206)]), {
        fill: cloth.second,
        stroke: cloth.deep,
        width: 1,
      })
    : '';
  return {
    behind: collarBehind(view, linen, 0, 10),
    front:
      piece(plain, fullCut(view, 'v', 8), (inside) => sleeveFolds(inside, 0.5), linen) +
      sheet.path(vest, { fill: '#000000', opacity: 0.35, blur: 4, transform: 'translate(0 4)' }) +
      piece(
        view,
        vest,
        (inside) => chestForm(inside, 0.4) + seam(inside, [B(0, 292), B(1, 400), B(0, 900)], 1.4, 0.6),
      ) +
      buttons(view, cloth.metal, 312, 44, 6, 0, 4) +
      collar +
      tie,
    over: '',
  };
}
