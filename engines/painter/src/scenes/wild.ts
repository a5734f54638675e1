import type { Chance } from '../drawing/chance.ts';
import { shift } from '../drawing/colour.ts';
import { blob, n, oval, type Point, ribbon, taper } from '../drawing/shape.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { WIDTH } from '../finish/raster.ts';
import { backdrop, glow, mist, motes, ridge, type SceneMaker, towards } from './scene.ts';

/** Bare trunks with a few boughs, from the ground to beyond the top. */
function trunks(
  sheet: Sheet,
  chance: Chance,
  count: number,
  colour: string,
  width: readonly [number, number],
  gap: readonly [number, number],
): string {
  return Array.from({ length: count }, (_, index) => {
    const spot = chance.range(-20, WIDTH + 20);
    const x = spot > gap[0] && spot < gap[1] && index % 2 ? spot + 160 : spot;
    const wide = chance.range(width[0], width[1]);
    const lean = chance.range(-24, 24);
    const spine: Point[] = [
      [x, 800],
      [x + lean * 0.3, 520],
      [x + lean * 0.7, 260],
      [x + lean, -30],
    ];
    const boughs = Array.from({ length: 3 }, () => {
      const y = chance.range(60, 360);
      const way = chance.is(0.5) ? 1 : -1;
      return sheet.path(
        ribbon(
          [
            [x + lean * 0.6, y],
            [x + way * wide * 3, y - 34],
            [x + way * wide * 6, y - 46],
          ],
          taper(wide * 0.3, 0.1, 0.8),
        ),
        { fill: colour },
      );
    }).join('');
    return (
      sheet.path(
        ribbon(spine, (place) => wide * (1 - place * 0.45)),
        { fill: colour },
      ) + boughs
    );
  }).join('');
}

/** Round masses of leaves. */
export function foliage(
  sheet: Sheet,
  chance: Chance,
  colours: readonly string[],
  count: number,
  area: readonly [number, number, number, number],
  size: readonly [number, number],
): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [chance.range(area[0], area[2]), chance.range(area[1], area[3])];
    const r = chance.range(size[0], size[1]);
    const points = oval(x, y, r, r * 0.8, 9).map(
      ([px, py]): Point => [px + chance.lean() * r * 0.24, py + chance.lean() * r * 0.24],
    );
    return sheet.path(blob(points), { fill: chance.pick(colours), opacity: chance.range(0.55, 0.95) });
  }).join('');
}

const shafts = (sheet: Sheet, chance: Chance, x: number, colour: string, count: number, strength: number): string =>
  sheet.group(
    Array.from({ length: count }, () => {
      const top = x + chance.range(-110, 110);
      const foot = WIDTH - top + chance.range(-160, 160);
      const wide = chance.range(8, 30);
      return sheet.path(
        `M${n(top - wide)} -20L${n(top + wide)} -20L${n(foot + wide * 2.4)} 700L${n(foot - wide * 2.4)} 700Z`,
        {
          fill: sheet.linear(
            [0, 0],
            [0, 680],
            [
              [0, colour, strength],
              [1, colour, 0],
            ],
          ),
        },
      );
    }).join(''),
    { blur: 6 },
  );

/** An old wood, the light falling through it. */
export const forest: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.3, 0.7));
  const turn = chance.range(-18, 18);
  const hue = (colour: string) => shift(colour, { turn });
  return {
    back:
      backdrop(view, [
        [0, hue('#cfe0a8')],
        [0.3, hue('#7fa56a')],
        [0.7, hue('#2c5238')],
        [1, hue('#0c1d14')],
      ]) +
      glow(sheet, x, 90, 330, '#fbffd2', 0.85) +
      sheet.group(trunks(sheet, chance, 9, hue('#6d9468'), [6, 13], [180, 330]), { blur: 4 }) +
      sheet.group(
        foliage(
          sheet,
          chance,
          [hue('#6f9a58'), hue('#4d7d4a'), hue('#8db565')],
          26,
          [-20, -20, WIDTH + 20, 210],
          [30, 66],
        ),
        { blur: 5 },
      ) +
      shafts(sheet, chance, x, '#fbffcf', 6, 0.3) +
      sheet.group(
        trunks(sheet, chance, 6, hue('#20402c'), [14, 30], [120, 390]) +
          foliage(sheet, chance, [hue('#1d3d28'), hue('#2c5635')], 18, [-30, 560, WIDTH + 30, 740], [36, 84]),
        { blur: 2.6 },
      ),
    front: motes(veil, chance, '#f7ffc4', 30, [0.8, 2.6], 0.65) + mist(veil, hue('#081710'), 600, 0.55),
    light: {
      side: view.side,
      height: 0.7,
      rim: '#f2ffc2',
      rimStrength: 0.95,
      ambient: '#c2dba0',
      ambientShare: 0.26,
      shadows: '#123524',
      highlights: '#fbffe0',
      tone: 0.7,
      vignette: 0.8,
      bloom: 0.5,
    },
  };
};

/** The same wood in autumn, leaves coming down. */
export const autumn: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.3, 0.7));
  const leaves = Array.from({ length: 22 }, () => {
    const [lx, ly, size] = [chance.range(0, WIDTH), chance.range(0, 760), chance.range(4, 11)];
    const angle = chance.range(0, 6.28);
    const tip: Point = [lx + Math.cos(angle) * size * 2, ly + Math.sin(angle) * size * 2];
    return veil.path(ribbon([[lx, ly], [(lx + tip[0]) / 2 + 2, (ly + tip[1]) / 2], tip], taper(size * 0.5, 0.45)), {
      fill: chance.pick(['#e8912f', '#cf5a26', '#f2c04a', '#a83c22']),
      opacity: chance.range(0.55, 0.95),
    });
  }).join('');
  return {
    back:
      backdrop(view, [
        [0, '#f9dfa0'],
        [0.35, '#e6a552'],
        [0.7, '#8e4a26'],
        [1, '#2e160e'],
      ]) +
      glow(sheet, x, 120, 330, '#fff3c4', 0.9) +
      sheet.group(trunks(sheet, chance, 8, '#b5763c', [6, 13], [180, 330]), { blur: 4 }) +
      sheet.group(
        foliage(sheet, chance, ['#e59a3c', '#d2702c', '#f3be55', '#b9502a'], 40, [-20, -20, WIDTH + 20, 290], [26, 62]),
        { blur: 5 },
      ) +
      shafts(sheet, chance, x, '#fff1c0', 5, 0.26) +
      sheet.group(
        trunks(sheet, chance, 5, '#4a2716', [14, 28], [110, 400]) +
          foliage(sheet, chance, ['#8a3d1e', '#b25a26', '#6b2e1a'], 20, [-30, 590, WIDTH + 30, 760], [36, 80]),
        { blur: 2.6 },
      ),
    front: leaves + mist(veil, '#24100a', 620, 0.5),
    light: {
      side: view.side,
      height: 0.5,
      rim: '#ffdf9a',
      rimStrength: 1,
      ambient: '#f0c48c',
      ambientShare: 0.24,
      shadows: '#4a2016',
      highlights: '#fff0c8',
      tone: 0.65,
      vignette: 0.75,
      bloom: 0.5,
    },
  };
};

/** Falling water among rocks and ferns. */
export const waterfall: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.45, 0.7));
  const fall = Array.from({ length: 34 }, () => {
    const px = x + chance.lean() * 52;
    return sheet.path(
      ribbon(
        [
          [px, 40],
          [px + chance.lean() * 6, 300],
          [px + chance.lean() * 22, 620],
        ],
        taper(chance.range(2, 7), 0.6, 0.5, 0.5),
      ),
      { fill: '#eafcff', opacity: chance.range(0.2, 0.6) },
    );
  }).join('');
  const rocks = (y: number, colour: string) => sheet.path(ridge(chance, y, 120, 3), { fill: colour });
  return {
    back:
      backdrop(view, [
        [0, '#bfe6df'],
        [0.3, '#5ea79a'],
        [0.7, '#1d564f'],
        [1, '#082522'],
      ]) +
      glow(sheet, x, 40, 320, '#f4fff6', 0.8) +
      sheet.group(foliage(sheet, chance, ['#2f7a5c', '#1f5f4a', '#4b9a6c'], 34, [-20, 0, WIDTH + 20, 330], [30, 70]), {
        blur: 5,
      }) +
      sheet.group(fall, { blur: 2.4 }) +
      glow(sheet, x, 600, 180, '#eafcff', 0.5) +
      sheet.group(
        rocks(560, '#24453f') +
          rocks(650, '#12302c') +
          foliage(sheet, chance, ['#1b5a40', '#2b7550'], 16, [-20, 560, WIDTH + 20, 720], [20, 52]),
        { blur: 2.6 },
      ),
    front: motes(veil, chance, '#eafff8', 46, [0.7, 2.6], 0.6) + mist(veil, '#06201d', 620, 0.5),
    light: {
      side: view.side,
      height: 0.75,
      rim: '#dcfff0',
      rimStrength: 0.9,
      ambient: '#a6d8c8',
      ambientShare: 0.28,
      shadows: '#0b3f3c',
      highlights: '#effff6',
      tone: 0.7,
      vignette: 0.75,
      bloom: 0.45,
    },
  };
};
