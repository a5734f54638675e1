import { mix } from '../drawing/colour.ts';
import { blob, edges, line, type Point } from '../drawing/shape.ts';
import { chestForm, fullCut, necklineOf, necklinePath, sleeveFolds } from './cut.ts';
import { fold, type Garment, type GarmentView, piece, seam } from './garment.ts';
import { buttons, collarBehind, drapes, half, shirtCollar } from './parts.ts';

const band = (view: GarmentView, kind: Parameters<typeof necklineOf>[1], width: number): string => {
  const d = necklinePath(necklineOf(view, kind), kind);
  return (
    view.sheet.path(d, { stroke: view.cloth.dark, width: width + 1.5 }) +
    view.sheet.path(d, { stroke: mix(view.cloth.base, view.cloth.light, 0.4), width: width - 1 })
  );
};

/** A plain top with a round neck. */
export function tee(view: GarmentView): Garment {
  const kind = view.chance.is(0.5) ? 'crew' : 'v';
  return {
    behind: '',
    front:
      piece(view, fullCut(view, kind, 3), (inside) => sleeveFolds(inside, 0.45) + chestForm(inside)) +
      band(view, kind, 6),
    over: '',
  };
}

/** A fine jumper with a rolled neck. */
export function turtleneck(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const n = shape.neck;
  const roll = edges(
    [B(-n - 4, 108), B(-n * 0.5, 119), B(0, 123), B(n * 0.5, 119), B(n + 4, 108)],
    [B(n + 7, 132), B(n + 13, 160)],
    [B(n + 13, 160), B(n * 0.5, 172), B(0, 175), B(-n * 0.5, 172), B(-n - 13, 160)],
    [B(-n - 13, 160), B(-n - 7, 132), B(-n - 4, 108)],
  );
  const ribs = Array.from({ length: 11 }, (_, index) => {
    const x = (index - 5) / 5;
    return sheet.path(line([B(x * (n + 2), 118), B(x * (n + 4), 140), B(x * (n + 10), 168)]), {
      stroke: cloth.deep,
      width: 1.3,
      opacity: 0.3,
    });
  }).join('');
  return {
    behind: '',
    front:
      piece(
        view,
        fullCut(view, 'high', 4),
        (inside) => sleeveFolds(inside, 0.5) + chestForm(inside, 0.5) + drapes(inside, [-40, 34], 330, 0.25),
      ) +
      sheet.path(roll, { fill: cloth.deep, opacity: 0.55, blur: 4, transform: 'translate(0 6)' }) +
      piece(view, roll, (inside) => ribs + fold(inside, [B(-n, 150), B(0, 160), B(n + 4, 148)], 4, 0.5)),
    over: '',
  };
}

/** A knitted jumper: stitches, a ribbed neck. */
export function jumper(view: GarmentView): Garment {
  const { sheet, cloth } = view;
  const stitch = sheet.weave(
    9,
    8,
    `<path d="M0 1L4.5 6L9 1" fill="none" stroke="${cloth.deep}" stroke-width="1.5" opacity=".32"/><path d="M0 -.6L4.5 4.4L9 -.6" fill="none" stroke="${cloth.light}" stroke-width="1" opacity=".3"/>`,
  );
  const cut = fullCut(view, 'crew', 9);
  return {
    behind: '',
    front:
      piece(
        view,
        cut,
        (inside) => inside.sheet.path(cut, { fill: stitch }) + sleeveFolds(inside, 0.6) + chestForm(inside, 0.5),
      ) + band(view, 'crew', 13),
    over: '',
  };
}

/** A light blouse with a tie or a ruffle at the neck. */
export function blouse(view: GarmentView): Garment {
  const { sheet, B, cloth, chance, shape } = view;
  const kind = chance.is(0.5) ? 'v' : 'scoop';
  const edge = necklineOf(view, kind);
  const ruffle = edge.flatMap(([x, y], index): Point[] => {
    const next = edge[index + 1];
    if (!next) return [[x, y]];
    return [0, 1, 2, 3].map((step) => {
      const t = step / 4;
      const out = step % 2 ? 9 : 3;
      const [cx] = B(0, 200);
      const px = x + (next[0] - x) * t;
      return [px + Math.sign(px - cx) * out * 0.7, y + (next[1] - y) * t + out];
    });
  });
  const frill = blob([...edge, ...ruffle.reverse()], 0.9);
  return {
    behind: '',
    front:
      piece(
        view,
        fullCut(view, kind, 7),
        (inside) => sleeveFolds(inside, 0.5) + chestForm(inside, 0.45) + drapes(inside, [-58, -22, 20, 55], 265, 0.4),
      ) +
      sheet.path(frill, { fill: cloth.deep, opacity: 0.4, blur: 3, transform: 'translate(0 4)' }) +
      piece(view, frill) +
      sheet.path(line(ruffle), { stroke: cloth.dark, width: 1, opacity: 0.7 }) +
      (kind === 'scoop' ? '' : seam(view, [B(0, 240), B(1, 330), B(0, 700)])),
    over: '',
    ...(shape.bust < 0 && { over: '' }),
  };
}

/** A shirt with a collar, one button open. */
export function shirt(view: GarmentView): Garment {
  const { B, cloth, sheet } = view;
  const placket = edges([B(-9, 232), B(-9, 400), B(-9, 900)], [B(9, 900), B(9, 400), B(9, 232)]);
  return {
    behind: collarBehind(view, cloth),
    front:
      piece(
        view,
        fullCut(view, 'v', 5),
        (inside) => sleeveFolds(inside, 0.5) + chestForm(inside, 0.4) + drapes(inside, [-64, 60], 280, 0.35),
      ) +
      sheet.path(placket, { fill: cloth.dark, opacity: 0.35 }) +
      seam(view, [B(9, 230), B(9, 400), B(9, 800)]) +
      buttons(view, cloth.second, 256, 52, 8, 0, 3.4) +
      shirtCollar(view, cloth, 12),
    over: '',
  };
}

/** A soft hooded top with its strings. */
export function hoodie(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const n = shape.neck;
  const back = blob(
    [
      B(-n - 46, 172),
      B(-n - 38, 128),
      B(-n - 8, 96),
      B(0, 88),
      B(n + 8, 96),
      B(n + 38, 128),
      B(n + 46, 172),
      B(0, 214),
    ],
    1,
  );
  const hood = (side: -1 | 1) =>
    edges(
      half(view, side, [
        [n + 6, 112],
        [n + 4, 150],
        [n * 0.5, 190],
        [-2, 216],
      ]),
      half(view, side, [
        [-2, 216],
        [30, 226],
        [n + 44, 206],
        [n + 56, 176],
      ]),
      half(view, side, [
        [n + 56, 176],
        [n + 46, 138],
        [n + 20, 112],
        [n + 6, 112],
      ]),
    );
  return {
    behind: sheet.path(back, { fill: mix(cloth.dark, cloth.deep, 0.7) }),
    front:
      piece(
        view,
        fullCut(view, 'crew', 10),
        (inside) => sleeveFolds(inside, 0.6) + chestForm(inside, 0.45) + drapes(inside, [-36, 40], 330, 0.3),
      ) +
      ([-1, 1] as const)
        .map((side) => {
          const d = hood(side);
          return (
            sheet.path(d, { fill: cloth.deep, opacity: 0.55, blur: 5, transform: 'translate(0 6)' }) +
            piece(view, d, (inside) =>
              fold(
                inside,
                half(view, side, [
                  [n + 34, 130],
                  [n + 26, 172],
                  [20, 214],
                ]),
                6,
                0.55,
              ),
            ) +
            sheet.path(
              line(
                half(view, side, [
                  [17, 212],
                  [19 + side * 2, 260],
                  [16, 322 + side * 14],
                ]),
              ),
              { stroke: cloth.second, width: 3 },
            ) +
            sheet.path(
              line(
                half(view, side, [
                  [16, 318 + side * 14],
                  [16, 332 + side * 14],
                ]),
              ),
              { stroke: cloth.metal, width: 4.5 },
            )
          );
        })
        .join(''),
    over: '',
  };
}
