import { mix, shift } from '../drawing/colour.ts';
import { edges, line } from '../drawing/shape.ts';
import { chestForm, fullCut, necklineOf, necklinePath, sleeveFolds } from './cut.ts';
import { fold, type Garment, type GarmentView, piece, seam } from './garment.ts';
import { collarBehind, drapes, half, underCloth } from './parts.ts';

export const SIDES = [-1, 1] as const;

/** A wide robe with a bordered front and a broad collar. */
export function robe(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const n = shape.neck;
  const border = (side: -1 | 1) =>
    edges(
      half(view, side, [
        [n + 6, 122],
        [n + 2, 170],
        [18, 240],
        [4, 330],
        [2, 900],
      ]),
      half(view, side, [
        [26, 900],
        [28, 340],
        [42, 250],
        [n + 24, 180],
        [n + 22, 138],
      ]),
    );
  const under = underCloth(view, cloth.second);
  const trim = underCloth(view, mix(cloth.trim, cloth.metal, 0.5));
  return {
    behind: collarBehind(view, cloth, 10, 20),
    front:
      piece({ ...view, pattern: undefined }, fullCut(view, 'crew', 2), undefined, under) +
      piece(
        {
          ...view,
          sheet: sheet.clippedTo(
            SIDES.map((side) =>
              edges(
                half(view, side, [
                  [n + 6, 110],
                  [n + 2, 170],
                  [18, 240],
                  [4, 330],
                  [2, 900],
                ]),
                [B(side * 330, 900), B(side * 330, 90)],
              ),
            ).join(''),
          ),
        },
        fullCut(view, 'high', 14),
        (inside) => sleeveFolds(inside, 0.6) + drapes(inside, [-96, -58, 56, 98], 260, 0.5),
      ) +
      SIDES.map((side) => {
        const d = border(side);
        return (
          sheet.path(d, { fill: '#000000', opacity: 0.35, blur: 4, transform: 'translate(0 4)' }) +
          piece(
            view,
            d,
            (inside) =>
              seam(
                inside,
                half(view, side, [
                  [n + 14, 140],
                  [n + 12, 178],
                  [30, 246],
                  [16, 340],
                  [14, 900],
                ]),
                1.4,
                0.5,
              ),
            trim,
          )
        );
      }).join(''),
    over: '',
  };
}

/** Crossed fronts and a sash, wide sleeves. */
export function kimono(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const n = shape.neck;
  const inner = underCloth(view, mix('#f4efe6', cloth.second, 0.12));
  const trim = underCloth(view, cloth.trim);
  /** A collar band from one side of the neck down to the other side of the waist, or only to where they cross. */
  const band = (side: -1 | 1, out: number, wide: number, whole: boolean) => {
    const foot: [number, number][] = whole
      ? [
          [-30, 330],
          [-74, 440],
        ]
      : [[2, 272]];
    const inside: [number, number][] = [[n + 3 + out, 120], [n - 2 + out, 168], [20 + out, 226], [-2, 262], ...foot];
    return edges(
      half(view, side, inside),
      half(view, side, inside.map(([x, y]): [number, number] => [x + wide, y + wide * 0.55]).reverse()),
    );
  };
  const sash = edges(
    [B(-shape.waist - 16, 420), B(0, 428), B(shape.waist + 16, 420)],
    [B(shape.waist + 20, 520), B(0, 530), B(-shape.waist - 20, 520)],
  );
  const shade = (d: string) => sheet.path(d, { fill: '#000000', opacity: 0.3, blur: 3, transform: 'translate(2 4)' });
  return {
    behind: collarBehind(view, inner, 2, 10),
    front:
      piece({ ...view, pattern: undefined }, fullCut(view, 'v', 2), undefined, inner) +
      piece(
        view,
        fullCut(view, 'deep v', 12),
        (inside) => sleeveFolds(inside, 0.55) + drapes(inside, [-84, 80], 260, 0.4),
      ) +
      piece(view, band(1, -5, 9, false), undefined, inner) +
      piece(view, band(1, 3, 17, false), undefined, trim) +
      piece(view, band(-1, -5, 9, true), undefined, inner) +
      shade(band(-1, 3, 17, true)) +
      piece(view, band(-1, 3, 17, true), undefined, trim) +
      piece(
        view,
        sash,
        (inside) =>
          fold(inside, [B(-90, 462), B(0, 470), B(90, 462)], 5, 0.5) +
          inside.sheet.path(line([B(-110, 478), B(0, 486), B(110, 478)]), { stroke: cloth.metal, width: 5 }),
        underCloth(view, cloth.second),
      ),
    over: '',
  };
}

/** A cloak with a clasp over a tunic. */
export function cloak(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const n = shape.neck;
  const s = shape.shoulder;
  const tunicCloth = underCloth(view, cloth.second);
  const side = (way: -1 | 1) =>
    edges(
      half(view, way, [
        [n + 2, 132],
        [20, 176],
        [6, 200],
      ]),
      half(view, way, [
        [6, 200],
        [40, 260],
        [70, 400],
        [92, 900],
      ]),
      half(view, way, [
        [s + 60, 900],
        [s + 44, 460],
        [s + 30, 300],
        [s + 10, 214],
        [s - 40, 172],
        [n + 22, 142],
        [n + 2, 132],
      ]),
    );
  const [cx, cy] = B(0, 200);
  return {
    behind: collarBehind(view, cloth, 14, 22),
    front:
      piece(
        { ...view, pattern: undefined },
        fullCut(view, 'crew', 4),
        (inside) => chestForm(inside, 0.4) + drapes(inside, [-30, 26], 300, 0.35),
        tunicCloth,
      ) +
      SIDES.map((way) => {
        const d = side(way);
        return (
          sheet.path(d, { fill: '#000000', opacity: 0.4, blur: 6, transform: `translate(${-way * 5} 6)` }) +
          piece(view, d, (inside) =>
            [0, 1, 2, 3, 4]
              .map((index) =>
                fold(
                  inside,
                  half(view, way, [
                    [30 + index * 20, 190 + index * 3],
                    [60 + index * 27, 300],
                    [80 + index * 32, 480],
                    [96 + index * 34, 900],
                  ]),
                  8,
                  0.55,
                ),
              )
              .join(''),
          ) +
          sheet.path(
            line(
              half(view, way, [
                [n + 2, 132],
                [20, 176],
                [6, 200],
                [40, 260],
                [70, 400],
                [92, 900],
              ]),
            ),
            { stroke: cloth.metal, width: 2.6, opacity: 0.8 },
          )
        );
      }).join('') +
      sheet.dot(cx, cy + 3, 15, { fill: '#000000', opacity: 0.35 }) +
      sheet.dot(cx, cy, 14, {
        fill: sheet.radial([cx + view.light * 5, cy - 5], 18, [
          [0, mix(cloth.metal, '#ffffff', 0.6)],
          [0.5, cloth.metal],
          [1, shift(cloth.metal, { light: 0.5 })],
        ]),
      }) +
      sheet.dot(cx, cy, 6, { fill: cloth.second }),
    over: '',
  };
}

/** A laced tunic of plain cloth, with a belt. */
export function tunic(view: GarmentView): Garment {
  const { sheet, B, cloth, shape } = view;
  const edge = necklineOf(view, 'v');
  const laces = [0, 1, 2, 3].map((index) => {
    const y = 196 + index * 14;
    const wide = 15 - index * 3.4;
    return sheet.path(
      `M${B(-wide, y).join(' ')}L${B(wide - 2, y + 13).join(' ')}M${B(wide, y).join(' ')}L${B(-wide + 2, y + 13).join(' ')}`,
      { stroke: cloth.second, width: 2.4 },
    );
  });
  return {
    behind: collarBehind(view, cloth, -4, 8),
    front:
      piece(
        view,
        fullCut(view, 'v', 9),
        (inside) => sleeveFolds(inside, 0.6) + chestForm(inside, 0.4) + drapes(inside, [-54, -18, 22, 58], 280, 0.45),
      ) +
      sheet.path(necklinePath(edge, 'v'), { stroke: cloth.trim, width: 8 }) +
      sheet.path(necklinePath(edge, 'v'), { stroke: cloth.metal, width: 1.4, opacity: 0.7, dash: '4 4' }) +
      laces.join('') +
      sheet.path(line([B(-shape.waist - 12, 500), B(0, 510), B(shape.waist + 12, 500)]), {
        stroke: cloth.deep,
        width: 17,
      }),
    over: '',
  };
}
