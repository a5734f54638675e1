import { mix, shift } from '../drawing/colour.ts';
import { n, type Point, ribbon, taper } from '../drawing/shape.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { WIDTH } from '../finish/raster.ts';
import { blossom } from '../worn/flowers.ts';
import { backdrop, bokeh, glow, mist, motes, ridge, type SceneMaker, stars, towards } from './scene.ts';
import { foliage } from './wild.ts';

/** A walled garden full of roses. */
export const roseGarden: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.4, 0.7));
  const bloom = chance.pick(['#e07a8c', '#f2b8b0', '#c4344e', '#f4e4d4'] as const);
  const roses = (
    target: Sheet,
    count: number,
    area: readonly [number, number, number, number],
    size: readonly [number, number],
  ) =>
    Array.from({ length: count }, () => {
      const side = chance.is(0.5);
      const px = side ? chance.range(area[0], area[0] + 140) : chance.range(area[2] - 140, area[2]);
      return blossom(
        target,
        px,
        chance.range(area[1], area[3]),
        chance.range(size[0], size[1]),
        shift(bloom, { light: chance.range(0.8, 1.12), turn: chance.range(-10, 10) }),
        chance.range(0, 6),
      );
    }).join('');
  return {
    back:
      backdrop(view, [
        [0, '#f6d9cf'],
        [0.4, '#d99aa0'],
        [0.75, '#6d4a56'],
        [1, '#25181f'],
      ]) +
      glow(sheet, x, 140, 320, '#fff2e0', 0.85) +
      sheet.group(
        foliage(sheet, chance, ['#7f9068', '#5f7a5a', '#9aa878'], 36, [-20, 180, WIDTH + 20, 640], [26, 60]),
        { blur: 6 },
      ) +
      sheet.group(roses(sheet, 20, [-10, 120, WIDTH + 10, 560], [12, 22]), { blur: 2.6 }) +
      sheet.group(
        foliage(sheet, chance, ['#34503c', '#27402f'], 22, [-30, 560, WIDTH + 30, 760], [34, 72]) +
          roses(sheet, 14, [-10, 540, WIDTH + 10, 740], [20, 34]),
        { blur: 2 },
      ),
    front:
      roses(veil, 4, [-20, 660, WIDTH + 20, 760], [26, 38]) +
      motes(veil, chance, '#ffeede', 26, [0.8, 2.4], 0.6) +
      mist(veil, '#1d1117', 660, 0.4),
    light: {
      side: view.side,
      height: 0.55,
      rim: '#ffe6d2',
      rimStrength: 0.9,
      ambient: '#f0cfc8',
      ambientShare: 0.22,
      shadows: '#40202f',
      highlights: '#fff2e6',
      tone: 0.6,
      vignette: 0.7,
      bloom: 0.45,
    },
  };
};

/** Cherry trees in flower. */
export const blossomTime: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.4, 0.8));
  const side = -view.side;
  const boughs = Array.from({ length: 5 }, (_, index) => {
    const y = 40 + index * 70 + chance.range(-20, 20);
    const start: Point = [WIDTH / 2 + side * 280, y];
    const end: Point = [WIDTH / 2 + side * chance.range(-120, 60), y + chance.range(-10, 70)];
    return sheet.path(ribbon([start, [(start[0] + end[0]) / 2, y + 26], end], taper(7, 0.05, 0.9)), {
      fill: '#4a3038',
    });
  }).join('');
  const petal = () => chance.pick(['#fbdce4', '#f4b8c8', '#fff0f2', '#e99ab2']);
  const clumps = Array.from({ length: 90 }, () => {
    const q = chance.next() ** 0.7;
    return sheet.dot(
      WIDTH / 2 + side * (280 - q * 380) + chance.lean() * 50,
      chance.range(-10, 420) + q * 20,
      chance.range(7, 22),
      { fill: petal(), opacity: chance.range(0.5, 0.9) },
    );
  }).join('');
  const falling = Array.from({ length: 30 }, () => {
    const [px, py, size] = [chance.range(0, WIDTH), chance.range(0, 768), chance.range(2.4, 6)];
    const angle = chance.range(0, 6.28);
    return veil.path(
      ribbon(
        [
          [px, py],
          [px + Math.cos(angle) * size, py + Math.sin(angle) * size],
          [px + Math.cos(angle) * size * 2, py + Math.sin(angle) * size * 1.7],
        ],
        taper(size * 0.6, 0.6),
      ),
      { fill: petal(), opacity: chance.range(0.6, 0.95) },
    );
  }).join('');
  return {
    back:
      backdrop(view, [
        [0, '#a9c6e8'],
        [0.45, '#f3dbe2'],
        [0.75, '#d9a6b8'],
        [1, '#6d4a66'],
      ]) +
      glow(sheet, x, 170, 320, '#fff6ee', 0.8) +
      sheet.group(
        sheet.path(ridge(chance, 520, 60, 1), { fill: '#b59ab8' }) +
          sheet.path(ridge(chance, 600, 50, 1.2), { fill: '#8a6c8e' }),
        { blur: 4 },
      ) +
      sheet.group(boughs + clumps, { blur: 2.4 }),
    front: falling + mist(veil, '#3a2438', 640, 0.4),
    light: {
      side: view.side,
      height: 0.55,
      rim: '#fff0ea',
      rimStrength: 0.85,
      ambient: '#f2dae2',
      ambientShare: 0.22,
      shadows: '#4a3260',
      highlights: '#fff4f0',
      tone: 0.55,
      vignette: 0.6,
      bloom: 0.4,
    },
  };
};

/** Paper lanterns on a warm night. */
export const lanterns: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const paper = chance.pick(['#ff9a4a', '#ffb35c', '#ff7a5c'] as const);
  const lamp = (target: Sheet, x: number, y: number, size: number) =>
    glow(target, x, y, size * 3.4, paper, 0.6) +
    target.path(
      `M${n(x - size)} ${n(y)}a${n(size)} ${n(size * 1.12)} 0 1 0 ${n(size * 2)} 0a${n(size)} ${n(size * 1.12)} 0 1 0 ${n(-size * 2)} 0Z`,
      {
        fill: target.radial([x, y + size * 0.3], size * 1.3, [
          [0, '#fff2c0'],
          [0.5, paper],
          [1, shift(paper, { light: 0.7 })],
        ]),
      },
    ) +
    target.path(`M${n(x - size * 0.4)} ${n(y - size * 1.1)}H${n(x + size * 0.4)}`, {
      stroke: '#4a2418',
      width: size * 0.14,
    });
  const strings = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 6 }, (_, index) =>
      lamp(
        sheet,
        20 + index * 96 + chance.range(-18, 18),
        70 + row * 92 + Math.sin(index * 1.1 + row) * 26,
        11 + row * 5,
      ),
    ).join(''),
  ).join('');
  const bigX = towards(view, chance.range(0.62, 0.84));
  return {
    back:
      backdrop(view, [
        [0, '#120f26'],
        [0.45, '#3a2344'],
        [0.8, '#5c2c3c'],
        [1, '#1a0d16'],
      ]) +
      stars(sheet, chance, 40, 240) +
      bokeh(sheet, chance, [paper, '#ffd98a', '#ff6f6a'], 44, [0, 300, WIDTH, 620], [6, 24], 0.42) +
      sheet.group(strings, { blur: 1.6 }) +
      lamp(sheet, bigX, chance.range(150, 230), 40),
    front: motes(veil, chance, '#ffd79a', 26, [0.8, 2.4], 0.7) + mist(veil, '#120910', 620, 0.5),
    light: {
      side: view.side,
      height: 0.4,
      rim: '#ffc080',
      rimStrength: 1.05,
      ambient: '#e6a888',
      ambientShare: 0.28,
      shadows: '#2c1640',
      highlights: '#ffe6b8',
      tone: 0.75,
      vignette: 0.8,
      bloom: 0.65,
    },
  };
};

/** Ruins of a temple over the sea, columns against the sky. */
export const ruins: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.4, 0.7));
  const stone = chance.pick(['#d8c3a4', '#c9c2ba', '#d9b59a'] as const);
  const column = (px: number, top: number, wide: number) =>
    sheet.path(
      `M${n(px - wide)} 780L${n(px - wide * 0.86)} ${n(top + 26)}L${n(px + wide * 0.86)} ${n(top + 26)}L${n(px + wide)} 780Z`,
      {
        fill: sheet.linear(
          [px - wide, 0],
          [px + wide, 0],
          [
            [0, view.side < 0 ? stone : shift(stone, { light: 0.55 })],
            [0.5, shift(stone, { light: 0.86 })],
            [1, view.side < 0 ? shift(stone, { light: 0.55 }) : stone],
          ],
        ),
      },
    ) +
    [-0.5, 0, 0.5]
      .map((part) =>
        sheet.path(`M${n(px + part * wide)} 780L${n(px + part * wide * 0.86)} ${n(top + 30)}`, {
          stroke: shift(stone, { light: 0.6 }),
          width: wide * 0.08,
          opacity: 0.6,
        }),
      )
      .join('') +
    sheet.path(
      `M${n(px - wide * 1.3)} ${n(top)}H${n(px + wide * 1.3)}L${n(px + wide * 1.1)} ${n(top + 28)}H${n(px - wide * 1.1)}Z`,
      { fill: shift(stone, { light: 0.92 }) },
    );
  return {
    back:
      backdrop(view, [
        [0, '#5f8ec4'],
        [0.35, '#c6d8dc'],
        [0.55, '#ffe3b8'],
        [0.58, '#6f9fb0'],
        [1, '#35586a'],
      ]) +
      glow(sheet, x, 230, 320, '#fff3cf', 0.85) +
      sheet.group(sheet.path(ridge(chance, 420, 40, 1), { fill: '#9db2bc' }), { blur: 3 }) +
      sheet.group(column(74, 250, 18) + column(436, 240, 18) + column(160, 330, 13) + column(356, 320, 13), {
        blur: 2.6,
      }) +
      sheet.group(
        column(-6, 90, 44) +
          column(520, 120, 44) +
          sheet.path(ridge(chance, 690, 30, 2), { fill: mix('#6d6a50', stone, 0.2) }) +
          foliage(sheet, chance, ['#6d7f52', '#53683f'], 10, [-20, 660, WIDTH, 740], [18, 40]),
        { blur: 1.4 },
      ),
    front: motes(veil, chance, '#fff2d2', 22, [0.7, 2], 0.55) + mist(veil, '#2c3a3c', 660, 0.35),
    light: {
      side: view.side,
      height: 0.45,
      rim: '#ffeec4',
      rimStrength: 0.95,
      ambient: '#e8dcc4',
      ambientShare: 0.2,
      shadows: '#2a4258',
      highlights: '#fff4d6',
      tone: 0.55,
      vignette: 0.6,
      bloom: 0.4,
    },
  };
};
