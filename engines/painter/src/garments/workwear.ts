import { mix, shift } from '../drawing/colour.ts';
import { blob, edges, line } from '../drawing/shape.ts';
import { chestForm, fullCut, sleeveFolds, trunkCut } from './cut.ts';
import { fold, type Garment, type GarmentView, piece, seam } from './garment.ts';
import { SIDES } from './gear.ts';
import { buttons, half, underCloth } from './parts.ts';

/** Dungarees over a striped or plain top. */
export function dungarees(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const top = underCloth(view, cloth.second);
  const striped = view.chance.is(0.5);
  const bib = edges(
    [B(-66, 270), B(0, 274), B(66, 270)],
    [B(70, 400), B(shape.waist + 10, 520), B(shape.hip + 4, 900)],
    [B(-shape.hip - 4, 900), B(-shape.waist - 10, 520), B(-70, 400), B(-66, 270)],
  );
  const strap = (side: -1 | 1) =>
    edges(
      half(view, side, [
        [46, 278],
        [62, 220],
        [shape.neck + 30, 160],
      ]),
      half(view, side, [
        [shape.neck + 50, 166],
        [86, 226],
        [66, 278],
      ]),
    );
  const stripes = sheet.weave(40, 26, `<rect width="40" height="9" fill="${top.deep}" opacity=".55"/>`);
  const shirt = fullCut(view, 'crew', 6);
  return {
    behind: '',
    front:
      piece(
        { ...view, pattern: undefined },
        shirt,
        (inside) =>
          (striped ? inside.sheet.path(shirt, { fill: stripes }) : '') +
          sleeveFolds(inside, 0.5) +
          chestForm(inside, 0.4),
        top,
      ) +
      SIDES.map((side) =>
        piece(view, strap(side), (inside) =>
          seam(
            inside,
            half(view, side, [
              [50, 278],
              [66, 220],
              [shape.neck + 34, 160],
            ]),
            1,
            0.5,
          ),
        ),
      ).join('') +
      sheet.path(bib, { fill: '#000000', opacity: 0.35, blur: 4, transform: 'translate(0 4)' }) +
      piece(
        view,
        bib,
        (inside) =>
          chestForm(inside, 0.3) +
          seam(inside, [B(-60, 280), B(0, 284), B(60, 280)], 1.2, 0.6) +
          seam(inside, [B(-36, 322), B(0, 326), B(36, 322)], 1.4, 0.7) +
          seam(inside, [B(-36, 322), B(-32, 380), B(0, 390), B(32, 380), B(36, 322)], 1.2, 0.6),
      ) +
      SIDES.map((side) => {
        const [x, y] = B(side * 56, 288);
        return sheet.dot(x, y + 1, 8, { fill: '#000000', opacity: 0.3 }) + sheet.dot(x, y, 7, { fill: cloth.metal });
      }).join(''),
    over: '',
  };
}

/** A sailor's top with its square collar and knotted scarf. */
export function sailor(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const n = shape.neck;
  const second = underCloth(view, cloth.second);
  const flap = (side: -1 | 1) =>
    edges(
      half(view, side, [
        [n + 2, 134],
        [n - 6, 176],
        [8, 246],
      ]),
      half(view, side, [
        [8, 246],
        [34, 250],
        [n + 60, 214],
        [n + 74, 184],
      ]),
      half(view, side, [
        [n + 74, 184],
        [n + 40, 158],
        [n + 2, 134],
      ]),
    );
  const knot = blob([B(-10, 246), B(0, 240), B(10, 246), B(8, 264), B(-8, 264)]);
  const tail = (side: -1 | 1) =>
    blob(
      half(view, side, [
        [2, 260],
        [14, 290],
        [22, 330],
        [6, 320],
        [-2, 280],
      ]),
    );
  return {
    behind: '',
    front:
      piece(view, fullCut(view, 'v', 6), (inside) => sleeveFolds(inside, 0.5) + chestForm(inside, 0.4)) +
      SIDES.map((side) => {
        const d = flap(side);
        return (
          sheet.path(d, { fill: '#000000', opacity: 0.3, blur: 4, transform: 'translate(0 5)' }) +
          piece(view, d, undefined, second) +
          [6, 13]
            .map((gap) =>
              sheet.path(
                line(
                  half(view, side, [
                    [16 + gap * 0.2, 246 - gap],
                    [36, 242 - gap * 0.6],
                    [n + 56 - gap, 208 - gap * 0.4],
                  ]),
                ),
                { stroke: '#f4f1ea', width: 2 },
              ),
            )
            .join('')
        );
      }).join('') +
      [tail(-1), tail(1), knot]
        .map((d) => piece(view, d, undefined, underCloth(view, shift(cloth.metal, { light: 0.9, turn: -30 }))))
        .join(''),
    over: '',
  };
}

/** A zipped sports jacket with stripes on the sleeves. */
export function trackJacket(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const n = shape.neck;
  const s = shape.shoulder;
  const collar = edges(
    [B(-n - 6, 112), B(-n * 0.5, 130), B(0, 138), B(n * 0.5, 130), B(n + 6, 112)],
    [B(n + 16, 158), B(0, 182), B(-n - 16, 158)],
  );
  return {
    behind: '',
    front:
      piece(
        view,
        fullCut(view, 'high', 7),
        (inside) =>
          sleeveFolds(inside, 0.55) +
          chestForm(inside, 0.4) +
          SIDES.map((side) =>
            [0, 1]
              .map((row) =>
                inside.sheet.path(
                  line(
                    half(view, side, [
                      [n + 40 + row * 2, 160 + row * 12],
                      [s - 20, 194 + row * 11],
                      [s + 4 - row * 10, 260],
                      [s + 6 - row * 11, 420],
                    ]),
                  ),
                  { stroke: cloth.second, width: 5 },
                ),
              )
              .join(''),
          ).join(''),
      ) +
      sheet.path(line([B(0, 136), B(0, 300), B(0, 900)]), { stroke: cloth.metal, width: 3.4, dash: '2 2' }) +
      piece(view, collar, (inside) => fold(inside, [B(-n, 148), B(0, 162), B(n, 148)], 4, 0.5)) +
      buttons(view, cloth.metal, 186, 1, 1, 0, 3.4),
    over: '',
  };
}

/** A bodice of shimmering scales, for mermaids. */
export function scaleBodice(view: GarmentView): Garment {
  const { sheet, B, shape, cloth } = view;
  const cut = trunkCut(view, 'sweetheart', 1, 8);
  const mail = sheet.weave(
    18,
    14,
    `<path d="M0 7a9 9 0 0 0 18 0M-9 0a9 9 0 0 0 18 0M9 0a9 9 0 0 0 18 0" fill="${cloth.light}" fill-opacity=".22" stroke="${cloth.deep}" stroke-width="1.4"/>`,
  );
  const fin = (side: -1 | 1) =>
    blob(
      half(view, side, [
        [shape.neck + 34, 176],
        [shape.shoulder - 6, 168],
        [shape.shoulder + 34, 196],
        [shape.shoulder + 12, 214],
        [shape.shoulder + 26, 240],
        [shape.shoulder - 4, 246],
        [shape.chest - 8, 224],
      ]),
      0.8,
    );
  return {
    behind: '',
    front:
      piece(view, cut, (inside) => inside.sheet.path(cut, { fill: mail }) + chestForm(inside, 0.6)) +
      SIDES.map(
        (side) =>
          sheet.path(fin(side), {
            fill: sheet.linear(B(side * 60, 180), B(side * (shape.shoulder + 30), 230), [
              [0, cloth.base],
              [1, mix(cloth.light, '#ffffff', 0.35), 0.85],
            ]),
            stroke: cloth.deep,
            width: 1.2,
          }) +
          [0, 1, 2]
            .map((index) =>
              sheet.path(
                line([
                  B(side * (shape.neck + 46), 190),
                  B(side * (shape.shoulder - 6), 186 + index * 16),
                  B(side * (shape.shoulder + 20 - index * 3), 196 + index * 20),
                ]),
                { stroke: cloth.light, width: 1.6, opacity: 0.7 },
              ),
            )
            .join(''),
      ).join('') +
      Array.from({ length: 9 }, (_, index) => {
        const [x, y] = B(-64 + index * 16, 233 + Math.abs(index - 4) * -1 + (index === 4 ? 9 : 0));
        return sheet.dot(x, y, 4, { fill: '#f2e9df' }) + sheet.dot(x + view.light, y - 1.2, 1.3, { fill: '#ffffff' });
      }).join(''),
    over: '',
  };
}
