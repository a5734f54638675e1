import type { Chance } from '../drawing/chance.ts';
import { mix, shift } from '../drawing/colour.ts';
import { blob, n, type Point } from '../drawing/shape.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { WIDTH } from '../finish/raster.ts';
import { backdrop, bokeh, glow, mist, motes, type SceneMaker, towards } from './scene.ts';

/** A candle with its light. */
export function candle(sheet: Sheet, x: number, y: number, size: number): string {
  const flame = blob([
    [x, y - size * 1.5],
    [x + size * 0.34, y - size * 0.6],
    [x, y - size * 0.1],
    [x - size * 0.34, y - size * 0.6],
  ]);
  return (
    sheet.path(`M${n(x - size * 0.36)} ${n(y)}h${n(size * 0.72)}v${n(size * 2.6)}h${n(-size * 0.72)}Z`, {
      fill: sheet.linear(
        [0, y],
        [0, y + size * 2.6],
        [
          [0, '#fff0cf'],
          [1, '#b98a56'],
        ],
      ),
    }) +
    glow(sheet, x, y - size * 0.7, size * 7, '#ffbe63', 0.75) +
    sheet.path(flame, { fill: '#ffd27a' }) +
    sheet.dot(x, y - size * 0.45, size * 0.16, { fill: '#fffbe8' })
  );
}

/** Shelves of books over the whole wall. */
function shelves(sheet: Sheet, chance: Chance, wood: string, spines: readonly string[], rows: number): string {
  let out = '';
  const high = 700 / rows;
  for (let row = 0; row < rows; row++) {
    const floor = (row + 1) * high;
    for (let x = -10; x < WIDTH + 10; ) {
      const w = chance.range(9, 24);
      const h = high * chance.range(0.55, 0.84);
      const colour = shift(chance.pick(spines), { light: chance.range(0.7, 1.15) });
      if (chance.is(0.93)) {
        out += sheet.path(`M${n(x)} ${n(floor - h)}h${n(w - 1.5)}v${n(h)}h${n(1.5 - w)}Z`, { fill: colour });
        out += sheet.path(`M${n(x)} ${n(floor - h * 0.8)}h${n(w - 1.5)}M${n(x)} ${n(floor - h * 0.22)}h${n(w - 1.5)}`, {
          stroke: '#d9b25a',
          width: 1.4,
          opacity: 0.5,
        });
      }
      x += w;
    }
    out += sheet.path(`M-10 ${n(floor)}H${WIDTH + 10}v11H-10Z`, { fill: wood });
  }
  return out;
}

/** A library by candlelight. */
export const library: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.66, 0.84));
  return {
    back:
      backdrop(view, [
        [0, '#2c1a12'],
        [0.6, '#3c2416'],
        [1, '#170d08'],
      ]) +
      sheet.group(
        shelves(sheet, chance, '#3a2213', ['#7a2e26', '#2f4a5a', '#3f5a3a', '#6d4a22', '#4a2f4e', '#a88a54'], 5),
        { blur: 2.6 },
      ) +
      glow(sheet, x, 380, 420, '#ffb45c', 0.7) +
      candle(sheet, x, 420, 17) +
      candle(sheet, x + view.side * 40, 452, 13),
    front: motes(veil, chance, '#ffdf9e', 30, [0.7, 2.2], 0.6) + mist(veil, '#120905', 620, 0.5),
    light: {
      side: view.side,
      height: 0.2,
      rim: '#ffc06e',
      rimStrength: 1.1,
      ambient: '#e8b888',
      ambientShare: 0.28,
      shadows: '#3a1c16',
      highlights: '#ffe6b4',
      tone: 0.7,
      vignette: 0.85,
      bloom: 0.6,
    },
  };
};

/** A tavern with beams, barrels and a fire. */
export const tavern: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, 0.74);
  const barrel = (px: number, py: number, r: number) =>
    sheet.dot(px, py, r, { fill: '#5a3820' }) +
    sheet.dot(px, py, r * 0.84, { fill: '#7a4d2c' }) +
    [-0.5, 0, 0.5]
      .map((part) =>
        sheet.path(`M${n(px + part * r)} ${n(py - r * 0.7)}V${n(py + r * 0.7)}`, { stroke: '#4a2c18', width: 2 }),
      )
      .join('') +
    sheet.dot(px, py, r * 0.94, { stroke: '#2a2622', width: r * 0.1 });
  const bottles = Array.from({ length: 12 }, (_, index) => {
    const px = 24 + index * 42 + chance.range(-8, 8);
    const colour = chance.pick(['#3f6a4a', '#7a3a2a', '#2f4a6a', '#a8843a']);
    return (
      sheet.path(`M${n(px - 8)} 300v-46q0 -12 5 -18v-22h6v22q5 6 5 18v46Z`, { fill: colour }) +
      sheet.path(`M${n(px - 5)} 292v-34`, { stroke: '#ffffff', width: 2, opacity: 0.3 })
    );
  }).join('');
  return {
    back:
      backdrop(view, [
        [0, '#2a180f'],
        [0.5, '#4a2c1a'],
        [1, '#160c07'],
      ]) +
      sheet.group(
        [0, 1, 2, 3, 4, 5]
          .map((index) => sheet.path(`M${index * 96 - 20} 0h86v768h-86Z`, { fill: index % 2 ? '#422715' : '#3a2212' }))
          .join('') +
          sheet.path(`M0 300H${WIDTH}v16H0Z`, { fill: '#2a170c' }) +
          bottles +
          sheet.path(`M0 60H${WIDTH}v44H0Z`, { fill: '#25140a' }) +
          barrel(WIDTH / 2 - view.side * 190, 520, 62) +
          barrel(WIDTH / 2 - view.side * 110, 600, 54) +
          barrel(WIDTH / 2 - view.side * 236, 640, 60),
        { blur: 3 },
      ) +
      glow(sheet, x, 470, 400, '#ff9a3c', 0.75) +
      bokeh(sheet, chance, ['#ffb84a', '#ff8a3c', '#ffe0a0'], 26, [x - 90, 380, x + 90, 620], [5, 24], 0.6),
    front: motes(veil, chance, '#ffb866', 28, [0.8, 2.4], 0.75) + mist(veil, '#140904', 620, 0.5),
    light: {
      side: view.side,
      height: 0.1,
      rim: '#ffae5c',
      rimStrength: 1.1,
      ambient: '#e6b088',
      ambientShare: 0.28,
      shadows: '#34180f',
      highlights: '#ffdca4',
      tone: 0.7,
      vignette: 0.85,
      bloom: 0.6,
    },
  };
};

/** A home in the evening: window, plant, lamp. */
export const home: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const wall = chance.pick(['#8a6a5c', '#6d7a6a', '#6a6f8c', '#9a7f62', '#7c5a6a'] as const);
  const lampX = towards(view, 0.72);
  const windowX = WIDTH / 2 - view.side * 150;
  const night = chance.is(0.6);
  const pane = night ? (['#16224a', '#3a4a7c'] as const) : (['#ffd9a8', '#ffb98a'] as const);
  const leaf = (x: number, y: number, angle: number, size: number) => {
    const tip: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
    const [mx, my] = [(x + tip[0]) / 2, (y + tip[1]) / 2];
    const [nx, ny] = [-Math.sin(angle) * size * 0.24, Math.cos(angle) * size * 0.24];
    return sheet.path(blob([[x, y], [mx + nx, my + ny], tip, [mx - nx, my - ny]]), {
      fill: chance.pick(['#3f6a48', '#52805a', '#2f5440']),
    });
  };
  const plant = Array.from({ length: 13 }, (_, index) =>
    leaf(lampX - view.side * -20, 560, -2.7 + index * 0.19, chance.range(60, 120)),
  ).join('');
  return {
    back:
      backdrop(view, [
        [0, shift(wall, { light: 0.66 })],
        [0.6, wall],
        [1, shift(wall, { light: 0.4 })],
      ]) +
      sheet.group(
        sheet.path(`M${n(windowX - 88)} 90h176v330h-176Z`, {
          fill: sheet.linear(
            [0, 90],
            [0, 420],
            [
              [0, pane[0]],
              [1, pane[1]],
            ],
          ),
        }) +
          bokeh(
            sheet,
            chance,
            night ? ['#ffd28a', '#9cc4ff'] : ['#fff2d0'],
            12,
            [windowX - 80, 260, windowX + 80, 410],
            [3, 10],
            0.6,
          ) +
          sheet.path(`M${n(windowX - 88)} 90h176v330h-176ZM${n(windowX)} 90v330M${n(windowX - 88)} 250h176`, {
            stroke: mix('#f0e6d8', wall, 0.25),
            width: 9,
          }) +
          [-1, 1]
            .map((side) =>
              sheet.path(
                blob(
                  [
                    [windowX + side * 84, 70],
                    [windowX + side * 124, 80],
                    [windowX + side * 128, 300],
                    [windowX + side * 116, 470],
                    [windowX + side * 92, 440],
                    [windowX + side * 98, 240],
                  ],
                  0.8,
                ),
                { fill: mix(wall, '#f2e2d0', 0.4) },
              ),
            )
            .join('') +
          plant,
        { blur: 3.4 },
      ) +
      glow(sheet, lampX, 250, 330, '#ffd39a', 0.8) +
      sheet.group(
        sheet.path(`M${n(lampX - 46)} 290L${n(lampX - 28)} 210H${n(lampX + 28)}L${n(lampX + 46)} 290Z`, {
          fill: '#ffe9c4',
        }) + sheet.path(`M${n(lampX - 3)} 290h6v300h-6Z`, { fill: '#3a2a24' }),
        { blur: 1.6 },
      ),
    front: motes(veil, chance, '#ffe8c4', 16, [0.7, 1.8], 0.45) + mist(veil, shift(wall, { light: 0.24 }), 640, 0.45),
    light: {
      side: view.side,
      height: 0.35,
      rim: '#ffdcae',
      rimStrength: 0.95,
      ambient: '#efd2b8',
      ambientShare: 0.2,
      shadows: '#332436',
      highlights: '#fff0d6',
      tone: 0.55,
      vignette: 0.7,
      bloom: 0.45,
    },
  };
};
