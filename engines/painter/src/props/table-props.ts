import { mix, shift } from '../drawing/colour.ts';
import { blob, edges, exact, line, n, ribbon, taper } from '../drawing/shape.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { blossom } from '../worn/flowers.ts';
import type { WornMaker, WornView } from '../worn/worn.ts';

/** Sets something at the foot of the picture, on the side away from the light; 0 0 is where it stands. */
export function stands(draw: (sheet: Sheet, view: WornView) => string, out = 0.62): WornMaker {
  return (view) => {
    const { sheet, light } = view.head;
    const { floor, reach, scale } = view.frame;
    const x = -light * reach * out;
    const place = `translate(${n(x)} ${n(floor)}) scale(${exact(1 / scale)})`;
    return { foremost: sheet.group(draw(sheet, view), { transform: place }) };
  };
}

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`;
export const round = (sheet: Sheet, colour: string, x0: number, x1: number) =>
  sheet.linear(
    [x0, 0],
    [x1, 0],
    [
      [0, shift(colour, { light: 0.6 })],
      [0.4, colour],
      [0.62, mix(colour, '#ffffff', 0.3)],
      [1, shift(colour, { light: 0.55 })],
    ],
  );
export const glowAt = (sheet: Sheet, y: number, size: number, colour: string) =>
  sheet.soft(0, y, size, size, colour, 0.75);

/** A pile of books, one lying open on it. */
export const book = stands((sheet, { accent }) => {
  const tones = [accent, '#6d3a2a', '#2f4a5a'];
  const pile = tones
    .map((tone, index) => {
      const y = -28 - index * 22;
      const x = -66 + index * 7;
      return (
        sheet.path(box(x, y, 128, 21), { fill: round(sheet, tone, x, x + 128) }) +
        sheet.path(box(x + 124, y + 3, 6, 15), { fill: '#efe3cc' }) +
        sheet.path(`M${x + 12} ${y}v21M${x + 22} ${y}v21`, { stroke: '#e0bd6a', width: 2, opacity: 0.8 })
      );
    })
    .join('');
  const page = (side: -1 | 1) =>
    edges(
      [
        [0, -92],
        [side * 30, -108],
        [side * 72, -98],
      ],
      [
        [side * 76, -84],
        [side * 32, -94],
        [0, -78],
      ],
    );
  return (
    pile +
    [-1, 1].map((side) => sheet.path(page(side as -1 | 1), { fill: '#f4ead4', stroke: '#b59a70', width: 1 })).join('')
  );
});

/** A cup of something warm. */
export const cup = stands((sheet, { accent, chance }) => {
  const glaze = mix(accent, '#f2ece2', 0.55);
  const steam = [-10, 4, 16]
    .map((x) =>
      sheet.path(
        ribbon(
          [
            [x, -84],
            [x + 8, -108],
            [x - 6, -134],
            [x + 6, -160 - chance.range(0, 16)],
          ],
          taper(5, 0.5),
        ),
        { fill: '#ffffff', opacity: 0.22 },
      ),
    )
    .join('');
  return (
    steam +
    sheet.path(`M38 -62q30 -4 26 18q-4 20 -32 18`, { stroke: glaze, width: 8 }) +
    sheet.path(
      blob(
        [
          [-42, -76],
          [-40, -30],
          [-24, -4],
          [24, -4],
          [40, -30],
          [42, -76],
        ],
        0.7,
      ),
      { fill: round(sheet, glaze, -42, 42) },
    ) +
    sheet.path(
      blob([
        [-42, -76],
        [0, -84],
        [42, -76],
        [0, -68],
      ]),
      { fill: '#4a2c1c' },
    ) +
    sheet.path(
      blob([
        [-64, -4],
        [0, -12],
        [64, -4],
        [40, 8],
        [-40, 8],
      ]),
      { fill: shift(glaze, { light: 0.86 }) },
    )
  );
});

/** A glass of wine. */
export const wine = stands(
  (sheet) =>
    sheet.path(
      blob(
        [
          [-38, -168],
          [-40, -122],
          [-20, -92],
          [20, -92],
          [40, -122],
          [38, -168],
        ],
        0.8,
      ),
      { fill: '#eef4ff', opacity: 0.26, stroke: '#ffffff', width: 1.4 },
    ) +
    sheet.path(
      blob(
        [
          [-38, -138],
          [0, -144],
          [38, -138],
          [34, -112],
          [0, -94],
          [-34, -112],
        ],
        0.9,
      ),
      {
        fill: sheet.linear(
          [-38, 0],
          [38, 0],
          [
            [0, '#4a0f1e'],
            [0.5, '#8a1f34'],
            [1, '#4a0f1e'],
          ],
        ),
      },
    ) +
    sheet.path(box(-3, -94, 6, 84), { fill: '#eef4ff', opacity: 0.6 }) +
    sheet.path(
      blob([
        [-34, -6],
        [0, -14],
        [34, -6],
        [0, 2],
      ]),
      { fill: '#eef4ff', opacity: 0.55 },
    ) +
    sheet.path(
      line([
        [-26, -160],
        [-30, -128],
      ]),
      { stroke: '#ffffff', width: 4, opacity: 0.7 },
    ),
);

/** Roses or other flowers, close to the eye. */
export const bouquet = stands((sheet, { accent, chance }) => {
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const angle = -2.9 + index * 0.32;
    return sheet.path(
      ribbon(
        [
          [0, -20],
          [Math.cos(angle) * 60, -30 + Math.sin(angle) * 60],
          [Math.cos(angle) * 104, -34 + Math.sin(angle) * 100],
        ],
        taper(15, 0.55),
      ),
      { fill: index % 2 ? '#3f6a48' : '#54805a' },
    );
  }).join('');
  const heads = [
    [-56, -62],
    [50, -66],
    [-10, -108],
    [-34, -22],
    [30, -24],
    [4, -60],
  ]
    .map(([x = 0, y = 0], index) =>
      blossom(
        sheet,
        x,
        y,
        34 - (index % 3) * 4,
        shift(accent, { light: chance.range(0.85, 1.15), turn: chance.range(-12, 12) }),
        index,
      ),
    )
    .join('');
  return leaves + heads;
});
