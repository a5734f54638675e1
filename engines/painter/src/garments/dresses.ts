import { mix, shift } from '../drawing/colour.ts';
import { blob, edges, line, type Point, ribbon, taper } from '../drawing/shape.ts';
import { chestForm, fullCut, necklineOf, necklinePath, trunkCut } from './cut.ts';
import { fold, type Garment, type GarmentView, piece, seam } from './garment.ts';
import { collarBehind, drapes, half, underCloth } from './parts.ts';

const SIDES = [-1, 1] as const;

function bodiceSeams(view: GarmentView): string {
  const { B, shape } = view;
  return SIDES.map((side) =>
    seam(
      view,
      [
        B(side * shape.chest * 0.52, 262),
        B(side * shape.chest * 0.42, 350),
        B(side * shape.waist * 0.45, 470),
        B(side * shape.waist * 0.5, 700),
      ],
      1.2,
      0.45,
    ),
  ).join('');
}

/** A gown that leaves the shoulders free, with a draped edge. */
export function gown(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const s = shape.shoulder;
  const edge = necklineOf(view, 'off shoulder');
  const sleeve = (side: -1 | 1) =>
    edges(
      half(view, side, [
        [s * 0.7, 236],
        [s - 6, 234],
        [s + 13, 248],
      ]),
      half(view, side, [
        [s + 13, 248],
        [s + 18, 300],
        [s + 15, 352],
      ]),
      half(view, side, [
        [s + 15, 352],
        [s - 20, 362],
        [s - shape.arm * 2 + 6, 350],
      ]),
      half(view, side, [
        [s - shape.arm * 2 + 6, 350],
        [s - shape.arm * 2, 300],
        [s * 0.7, 236],
      ]),
    );
  const lower = edge.map(([x, y], index): Point => [x, y + 26 + Math.sin((index / (edge.length - 1)) * Math.PI) * 8]);
  const cuff = edges(edge, [...lower].reverse());
  return {
    behind: '',
    front:
      piece(
        view,
        trunkCut(view, 'off shoulder', 2),
        (inside) => chestForm(inside, 0.55) + bodiceSeams(inside) + drapes(inside, [-46, 0, 44], 420, 0.4),
      ) +
      SIDES.map((side) =>
        piece(view, sleeve(side), (inside) =>
          fold(
            inside,
            half(view, side, [
              [s - 20, 262],
              [s - 10, 300],
              [s - 16, 350],
            ]),
            6,
            0.5,
          ),
        ),
      ).join('') +
      sheet.path(cuff, { fill: cloth.deep, opacity: 0.5, blur: 4, transform: 'translate(0 6)' }) +
      piece(
        view,
        cuff,
        (inside) =>
          fold(inside, [B(-s + 10, 254), B(-s * 0.4, 252), B(0, 262)], 4, 0.5) +
          fold(inside, [B(s - 10, 256), B(s * 0.4, 254), B(0, 264)], 4, 0.5),
      ) +
      sheet.path(line(edge), { stroke: cloth.light, width: 1.6, opacity: 0.8 }),
    over: '',
  };
}

/** An evening dress with straps and a shawl over the arms. */
export function eveningDress(view: GarmentView): Garment {
  const { sheet, shape, cloth } = view;
  const s = shape.shoulder;
  const shawl = underCloth(view, mix(cloth.second, cloth.base, 0.25));
  const edge = necklineOf(view, 'sweetheart');
  const wrap = (side: -1 | 1) => {
    const d = edges(
      half(view, side, [
        [s - 34, 226],
        [s - 4, 232],
        [s + 17, 262],
      ]),
      half(view, side, [
        [s + 17, 262],
        [s + 24, 400],
        [s + 26, 900],
      ]),
      half(view, side, [
        [s - 40, 900],
        [s - 56, 480],
        [s - 66, 360],
        [s - 52, 280],
        [s - 34, 226],
      ]),
    );
    return (
      sheet.path(d, { fill: cloth.deep, opacity: 0.5, blur: 5, transform: `translate(${-side * 4} 5)` }) +
      piece(
        { ...view, cloth: shawl },
        d,
        (inside) =>
          [0, 1, 2, 3]
            .map((index) =>
              fold(
                { ...inside, cloth: shawl },
                half(view, side, [
                  [s - 30 + index * 8, 236 + index * 4],
                  [s - 44 + index * 16, 330],
                  [s - 40 + index * 18, 470],
                ]),
                5,
                0.5,
              ),
            )
            .join(''),
        shawl,
      )
    );
  };
  return {
    behind: '',
    front:
      piece(
        view,
        trunkCut(view, 'sweetheart', 1, 4),
        (inside) => chestForm(inside, 0.55) + bodiceSeams(inside) + drapes(inside, [-40, 4, 42], 400, 0.4),
      ) +
      sheet.path(necklinePath(edge, 'sweetheart'), { stroke: cloth.light, width: 1.6, opacity: 0.85 }) +
      wrap(-1) +
      wrap(1),
    over: '',
  };
}

/** A simple dress with straps wide enough to stay. */
export function slipDress(view: GarmentView): Garment {
  const { sheet, cloth, chance } = view;
  const kind = chance.pick(['square', 'scoop', 'sweetheart'] as const);
  const edge = necklineOf(view, kind);
  return {
    behind: '',
    front:
      piece(
        view,
        trunkCut(view, kind, 3, 10),
        (inside) => chestForm(inside, 0.5) + drapes(inside, [-60, -20, 22, 60], 380, 0.45),
      ) +
      sheet.path(necklinePath(edge, kind), { stroke: cloth.trim, width: 4 }) +
      sheet.path(necklinePath(edge, kind), { stroke: cloth.light, width: 1.2, opacity: 0.7 }),
    over: '',
  };
}

/** A fitted dress with a standing collar that closes at the side. */
export function qipao(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const n = shape.neck;
  const collar = edges(
    [B(-n - 2, 124), B(-n * 0.4, 140), B(-3, 144)],
    [B(-3, 144), B(-7, 168)],
    [B(-7, 168), B(-n, 160), B(-n - 12, 148)],
    [B(-n - 12, 148), B(-n - 2, 124)],
  );
  const other = edges(
    [B(n + 2, 124), B(n * 0.4, 140), B(3, 144)],
    [B(3, 144), B(7, 168)],
    [B(7, 168), B(n, 160), B(n + 12, 148)],
    [B(n + 12, 148), B(n + 2, 124)],
  );
  const close: Point[] = [B(0, 164), B(14, 196), B(52, 214), B(shape.chest - 4, 262)];
  const knots = [0.12, 0.5, 0.92].map((part) => {
    const index = part * (close.length - 1);
    const [a, b] = [close[Math.floor(index)] as Point, close[Math.ceil(index)] as Point];
    const [x, y] = [a[0] + (b[0] - a[0]) * (index % 1), a[1] + (b[1] - a[1]) * (index % 1)];
    return (
      sheet.path(
        ribbon(
          [
            [x - 9, y - 4],
            [x, y],
            [x + 9, y + 4],
          ],
          taper(2.6, 0.5, 0.4, 0.4),
        ),
        { fill: cloth.trim },
      ) + sheet.dot(x, y, 3, { fill: cloth.metal })
    );
  });
  return {
    behind: collarBehind(view, cloth, -6, 2),
    front:
      piece(view, fullCut(view, 'high', 2), (inside) => chestForm(inside, 0.5) + bodiceSeams(inside)) +
      sheet.path(line(close), { stroke: cloth.trim, width: 4 }) +
      knots.join('') +
      piece(view, collar) +
      piece(view, other) +
      sheet.path(collar, { stroke: cloth.trim, width: 2.2 }) +
      sheet.path(other, { stroke: cloth.trim, width: 2.2 }),
    over: '',
  };
}

/** A laced bodice over a wide-sleeved shirt. */
export function corset(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const linen = underCloth(view, mix('#f1e9da', cloth.second, 0.15));
  const c = shape.chest;
  const bodice = edges(
    [B(-c - 3, 318), B(-c * 0.6, 296), B(-c * 0.25, 302), B(0, 320), B(c * 0.25, 302), B(c * 0.6, 296), B(c + 3, 318)],
    [
      B(c + 3, 318),
      B(c - 6, 390),
      B(shape.waist + 2, 500),
      B(shape.waist + 8, 560),
      B(shape.hip, 640),
      B(shape.hip + 8, 900),
    ],
    [
      B(-shape.hip - 8, 900),
      B(-shape.hip, 640),
      B(-shape.waist - 8, 560),
      B(-shape.waist - 2, 500),
      B(-c + 6, 390),
      B(-c - 3, 318),
    ],
  );
  const strap = (side: -1 | 1) =>
    edges(
      half(view, side, [
        [c * 0.62, 300],
        [c * 0.72, 240],
        [shape.neck + 34, 172],
      ]),
      half(view, side, [
        [shape.neck + 52, 178],
        [c * 0.9, 240],
        [c * 0.84, 304],
      ]),
    );
  const laces = Array.from({ length: 7 }, (_, index) => {
    const y = 340 + index * 26;
    return sheet.path(
      `M${B(-9, y).join(' ')}L${B(9, y + 20).join(' ')}M${B(9, y).join(' ')}L${B(-9, y + 20).join(' ')}`,
      { stroke: cloth.trim, width: 2.4 },
    );
  }).join('');
  const sheer = { ...view, cloth: linen, pattern: undefined };
  return {
    behind: '',
    front:
      piece(
        sheer,
        fullCut(view, 'scoop', 9),
        (inside) =>
          SIDES.map(
            (side) =>
              fold(
                inside,
                half(view, side, [
                  [shape.shoulder - 20, 260],
                  [shape.shoulder - 4, 330],
                  [shape.shoulder - 8, 420],
                ]),
                8,
                0.5,
              ) +
              fold(
                inside,
                half(view, side, [
                  [shape.shoulder - 44, 290],
                  [shape.shoulder - 28, 360],
                  [shape.shoulder - 30, 440],
                ]),
                7,
                0.5,
              ),
          ).join('') + drapes(inside, [-52, -24, 26, 54], 240, 0.45),
        linen,
      ) +
      sheet.path(necklinePath(necklineOf(view, 'scoop'), 'scoop'), { stroke: linen.dark, width: 2.4, dash: '5 3' }) +
      SIDES.map((side) => piece(view, strap(side))).join('') +
      sheet.path(bodice, { fill: '#000000', opacity: 0.4, blur: 4, transform: 'translate(0 -3)' }) +
      piece(
        view,
        bodice,
        (inside) =>
          chestForm(inside, 0.5) +
          bodiceSeams(inside) +
          inside.sheet.path(blob([B(-10, 322), B(0, 330), B(10, 322), B(10, 640), B(-10, 640)], 0.6), {
            fill: shift(cloth.deep, { light: 0.8 }),
          }) +
          laces,
      ) +
      sheet.path(
        line([
          B(-c - 3, 318),
          B(-c * 0.6, 296),
          B(-c * 0.25, 302),
          B(0, 320),
          B(c * 0.25, 302),
          B(c * 0.6, 296),
          B(c + 3, 318),
        ]),
        { stroke: cloth.trim, width: 3 },
      ),
    over: '',
  };
}
