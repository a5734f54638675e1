import { mix, shift } from '../drawing/colour.ts';
import { edges, line, type Point } from '../drawing/shape.ts';
import { chestForm, fullCut, sleeveFolds } from './cut.ts';
import { fold, type Garment, type GarmentView, piece, seam } from './garment.ts';
import { buttons, collarBehind, half, lapels, shirtCollar, underCloth } from './parts.ts';

const SIDES = [-1, 1] as const;

function innerPanel(view: GarmentView, top: 'crew' | 'v' | 'high', colour: string): string {
  const cloth = underCloth(view, colour);
  return piece(
    { ...view, cloth, pattern: undefined },
    fullCut(view, top, 1),
    (inside) => chestForm({ ...inside, cloth }, 0.4),
    cloth,
  );
}

/** The two fronts of a jacket, from the neck down to where they close. */
function fronts(view: GarmentView, loose: number, close: number, content: (inside: GarmentView) => string): string {
  const { B, shape } = view;
  const n = shape.neck;
  const opening = SIDES.map((side) => {
    const parts: Point[][] = [
      half(view, side, [
        [n + 4, 100],
        [n + 2, 150],
        [n - 8, 190],
        [16, 250],
        [-4, close],
      ]),
      [B(side * -4, close), B(side * -4, 900)],
      [B(side * 320, 900), B(side * 320, 80)],
    ];
    // Both halves have the same winding order, so that the fill rule does not cancel them where they overlap.
    return side === 1 ? edges(...parts) : edges(...parts.map((part) => part.reverse()).reverse());
  }).join('');
  return piece({ ...view, sheet: view.sheet.clippedTo(opening) }, fullCut(view, 'high', loose), content);
}

/** A leather jacket with zip and slanted collar. */
export function leatherJacket(view: GarmentView): Garment {
  const { sheet, B, cloth, shape, chance } = view;
  const n = shape.neck;
  const shine = (inside: GarmentView) =>
    ([-1, 1] as const)
      .map((side) => {
        const s = shape.shoulder;
        return (
          inside.sheet.path(
            line(
              half(view, side, [
                [n + 50, 188],
                [s - 30, 204],
                [s - 4, 236],
              ]),
            ),
            { stroke: cloth.light, width: 10, opacity: 0.5, blur: 4 },
          ) +
          inside.sheet.path(
            line(
              half(view, side, [
                [s - 8, 260],
                [s + 2, 320],
                [s - 4, 390],
              ]),
            ),
            { stroke: cloth.light, width: 7, opacity: 0.4, blur: 3 },
          ) +
          seam(
            inside,
            half(view, side, [
              [s - 44, 204],
              [s - 40, 250],
              [s - 52, 300],
            ]),
            1.6,
            0.7,
          )
        );
      })
      .join('');
  const collar = (side: -1 | 1) =>
    edges(
      half(view, side, [
        [n + 3, 116],
        [n - 2, 160],
        [20, 226],
        [4, 268],
      ]),
      half(view, side, [
        [4, 268],
        [40, 262],
        [n + 50, 232],
        [n + 58, 212],
      ]),
      half(view, side, [
        [n + 58, 212],
        [n + 40, 176],
        [n + 22, 140],
        [n + 3, 116],
      ]),
    );
  return {
    behind: collarBehind(view, cloth, 4, 16),
    front:
      innerPanel(view, chance.is(0.5) ? 'crew' : 'v', cloth.second) +
      fronts(view, 7, 420, (inside) => sleeveFolds(inside, 0.65) + shine(inside)) +
      ([-1, 1] as const)
        .map((side) => {
          const d = collar(side);
          const zip = half(view, side, [
            [4, 268],
            [2, 330],
            [-2, 420],
          ]);
          return (
            sheet.path(d, { fill: '#000000', opacity: 0.45, blur: 5, transform: 'translate(0 6)' }) +
            piece(view, d, (inside) =>
              fold(
                inside,
                half(view, side, [
                  [n + 20, 150],
                  [n + 30, 196],
                  [n + 20, 230],
                ]),
                5,
                0.4,
              ),
            ) +
            sheet.path(d, { stroke: cloth.light, width: 1.1, opacity: 0.5 }) +
            sheet.path(line(zip), { stroke: cloth.metal, width: 3, dash: '1.6 2.4' }) +
            sheet.dot(...B(side * (n + 44), 213), 3, { fill: cloth.metal })
          );
        })
        .join(''),
    over: '',
  };
}

/** A long coat over a high-necked top. */
export function coat(view: GarmentView): Garment {
  const { cloth, chance } = view;
  const inner = chance.is(0.6) ? 'high' : 'crew';
  return {
    behind: collarBehind(view, cloth, 8, 20),
    front:
      innerPanel(view, inner, cloth.second) +
      fronts(view, 10, 390, (inside) => sleeveFolds(inside, 0.55) + chestForm(inside, 0.35)) +
      lapels(view, cloth, 392, 1.25) +
      buttons(view, mix(cloth.deep, cloth.metal, 0.4), 420, 62, 5, 16, 6),
    over: '',
  };
}

/** A suit with shirt and tie, or worn without one. */
export function suit(view: GarmentView): Garment {
  const { sheet, B, cloth, chance, shape } = view;
  const linen = underCloth(view, chance.is(0.7) ? '#eef0f4' : shift(cloth.second, { light: 1.1 }));
  const tie = underCloth(view, cloth.second);
  const withTie = shape.bust < 0.4 || chance.is(0.35);
  const knot = edges(
    [B(-9, 182), B(0, 180), B(9, 182)],
    [B(9, 182), B(6, 202)],
    [B(6, 202), B(-6, 202)],
    [B(-6, 202), B(-9, 182)],
  );
  const blade = edges([B(-6, 202), B(-14, 280), B(-17, 400)], [B(17, 400), B(14, 280), B(6, 202)]);
  return {
    behind: collarBehind(view, linen, 0, 8),
    front:
      innerPanel(view, 'v', linen.base) +
      (withTie
        ? piece(view, blade, (inside) => fold(inside, [B(-3, 204), B(-4, 250), B(-7, 330)], 3, 0.4), tie) +
          piece(view, knot, undefined, tie)
        : buttons(view, linen.dark, 236, 40, 3, 0, 3)) +
      shirtCollar(view, linen, withTie ? 7 : 13, 0.9) +
      fronts(view, 6, 372, (inside) => sleeveFolds(inside, 0.45) + chestForm(inside, 0.3)) +
      lapels(view, cloth, 374, 1) +
      sheet.path(
        edges([B(view.light * 78, 286), B(view.light * 112, 280)], [B(view.light * 112, 284), B(view.light * 78, 291)]),
        { fill: linen.base, opacity: 0.9 },
      ) +
      buttons(view, cloth.deep, 386, 48, 3, 0, 5),
    over: '',
  };
}

/** A white coat of a doctor or a researcher, in any colour. */
export function labCoat(view: GarmentView): Garment {
  const { sheet, B, cloth } = view;
  const shirtCloth = underCloth(view, cloth.second);
  const x = -view.light * 84;
  const pen = (offset: number, colour: string) =>
    sheet.path(line([B(x + offset, 304), B(x + offset + 1, 282)]), { stroke: colour, width: 3.2 });
  return {
    behind: collarBehind(view, shirtCloth, 0, 8),
    front:
      innerPanel(view, 'v', shirtCloth.base) +
      shirtCollar(view, shirtCloth, 10, 0.85) +
      fronts(view, 8, 400, (inside) => sleeveFolds(inside, 0.45) + chestForm(inside, 0.3)) +
      lapels(view, cloth, 402, 1.05) +
      pen(-6, '#31517e') +
      pen(2, '#a83c3c') +
      piece(view, edges([B(x - 22, 298), B(x + 22, 296)], [B(x + 20, 350), B(x - 20, 352)]), (inside) =>
        seam(inside, [B(x - 22, 302), B(x + 22, 300)], 1.2, 0.5),
      ) +
      buttons(view, cloth.dark, 424, 56, 4, 4, 4.6),
    over: '',
  };
}

/** An open cardigan or a short jacket in denim, over a top. */
export function openJacket(view: GarmentView): Garment {
  const { cloth, chance, B, shape } = view;
  const s = shape.shoulder;
  return {
    behind: collarBehind(view, cloth, 2, 12),
    front:
      innerPanel(view, chance.pick(['crew', 'v', 'high'] as const), cloth.second) +
      fronts(
        view,
        7,
        560,
        (inside) =>
          sleeveFolds(inside, 0.55) +
          ([-1, 1] as const)
            .map(
              (side) =>
                seam(inside, [B(side * 30, 262), B(side * (s - 70), 262), B(side * (s - 40), 258)], 1.4, 0.6) +
                seam(inside, [B(side * (s - 40), 200), B(side * (s - 38), 250), B(side * (s - 50), 300)], 1.4, 0.6),
            )
            .join(''),
      ) +
      shirtCollar(view, cloth, 34, 1.25),
    over: '',
  };
}
