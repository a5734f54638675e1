import type { Chance } from '../drawing/chance.ts';
import { mix, shift } from '../drawing/colour.ts';
import { line, n } from '../drawing/shape.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { WIDTH } from '../finish/raster.ts';
import { backdrop, bokeh, glow, mist, motes, type SceneMaker, stars, towards } from './scene.ts';
import { clouds } from './sea.ts';

/** A row of houses with lit windows. */
function skyline(
  sheet: Sheet,
  chance: Chance,
  base: number,
  tall: readonly [number, number],
  wide: readonly [number, number],
  colour: string,
  lamps: readonly string[],
  share: number,
): string {
  let out = '';
  for (let x = -30; x < WIDTH + 20; ) {
    const w = chance.range(wide[0], wide[1]);
    const top = base - chance.range(tall[0], tall[1]);
    out += sheet.path(`M${n(x)} 780V${n(top)}H${n(x + w)}V780Z`, {
      fill: shift(colour, { light: chance.range(0.88, 1.14) }),
    });
    const [stepX, stepY] = [w / Math.max(2, Math.round(w / 14)), 17];
    for (let px = x + 5; px < x + w - 7; px += stepX) {
      for (let py = top + 10; py < base + 60; py += stepY) {
        if (chance.is(share))
          out += sheet.path(`M${n(px)} ${n(py)}h${n(stepX * 0.5)}v9h${n(-stepX * 0.5)}Z`, {
            fill: chance.pick(lamps),
            opacity: chance.range(0.4, 0.95),
          });
      }
    }
    x += w + chance.range(0, 8);
  }
  return out;
}

/** A city by night, its lights out of focus. */
export const cityNight: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const neon = chance.pick([
    ['#ff5fa2', '#5fd6ff'],
    ['#ffb35c', '#5f8bff'],
    ['#9a6bff', '#5fffd6'],
  ] as const);
  const sign = towards(view, chance.range(0.6, 0.8));
  return {
    back:
      backdrop(view, [
        [0, '#0a0c22'],
        [0.5, '#1d2450'],
        [0.75, mix('#3a2a5c', neon[0], 0.25)],
        [1, '#0a0a1a'],
      ]) +
      sheet.group(skyline(sheet, chance, 520, [140, 330], [34, 76], '#232a56', ['#ffd98a', '#9cc4ff'], 0.3), {
        blur: 3,
      }) +
      sheet.group(skyline(sheet, chance, 600, [90, 250], [56, 110], '#141836', ['#ffcf7a', '#ffe9c0', neon[1]], 0.26), {
        blur: 2.2,
      }) +
      glow(sheet, sign, 300, 260, neon[0], 0.55) +
      bokeh(sheet, chance, [neon[0], neon[1], '#ffd28a', '#ffffff'], 46, [0, 330, WIDTH, 700], [7, 30], 0.5),
    front:
      bokeh(veil, chance, [neon[0], neon[1]], 5, [0, 640, WIDTH, 780], [22, 42], 0.24) +
      mist(veil, '#07071a', 620, 0.5),
    light: {
      side: view.side,
      height: 0.3,
      rim: mix(neon[0], '#ffffff', 0.3),
      rimStrength: 1.05,
      ambient: mix('#9aa4d8', neon[1], 0.2),
      ambientShare: 0.3,
      shadows: '#1a1f5c',
      highlights: '#ffe8f0',
      tone: 0.75,
      vignette: 0.8,
      bloom: 0.6,
    },
  };
};

/** Roofs in the evening sun. */
export const rooftops: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.4, 0.75));
  return {
    back:
      backdrop(view, [
        [0, '#3f5a94'],
        [0.3, '#c98f9a'],
        [0.5, '#ffc98f'],
        [1, '#6d3a4a'],
      ]) +
      clouds(view, '#ffd9b4', 80, 320, 12, 0.45) +
      glow(sheet, x, 360, 300, '#fff0c4', 0.9) +
      sheet.dot(x, 372, 38, { fill: '#fff5da' }) +
      sheet.group(skyline(sheet, chance, 540, [60, 170], [28, 64], '#9a6478', ['#ffe6b0'], 0.12), { blur: 3 }) +
      sheet.group(skyline(sheet, chance, 640, [60, 150], [50, 110], '#5a3650', ['#ffd690'], 0.16), { blur: 1.8 }),
    front: motes(veil, chance, '#ffe6bc', 20, [0.8, 2], 0.5) + mist(veil, '#2c1524', 630, 0.5),
    light: {
      side: view.side,
      height: 0.3,
      rim: '#ffd296',
      rimStrength: 1.05,
      ambient: '#f0c2a8',
      ambientShare: 0.24,
      shadows: '#3a2458',
      highlights: '#ffecc8',
      tone: 0.65,
      vignette: 0.7,
      bloom: 0.55,
    },
  };
};

/** A table at a café window, rain running down the pane. */
export const cafe: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const lamps = ['#ffcf7a', '#ff9a6a', '#8ab4ff', '#ffe6b8'] as const;
  const drops = Array.from({ length: 70 }, () => {
    const [x, y, r] = [chance.range(0, WIDTH), chance.range(0, 600), chance.range(0.8, 3.2)];
    const run = chance.is(0.25)
      ? sheet.path(
          line([
            [x, y],
            [x + chance.lean() * 4, y + chance.range(20, 90)],
          ]),
          { stroke: '#e4eefc', width: r * 0.7, opacity: 0.28 },
        )
      : '';
    return run + sheet.dot(x, y, r, { fill: '#eaf2ff', opacity: chance.range(0.2, 0.6) });
  }).join('');
  const bar = (x: number) => sheet.path(`M${n(x - 6)} 0H${n(x + 6)}V620H${n(x - 6)}Z`, { fill: '#2a1a16' });
  const hang = towards(view, 0.62);
  return {
    back:
      backdrop(view, [
        [0, '#22304a'],
        [0.5, '#3c4a66'],
        [0.8, '#4a3a3c'],
        [1, '#1c1212'],
      ]) +
      sheet.group(skyline(sheet, chance, 560, [120, 300], [50, 110], '#26304c', ['#ffd28a', '#ffe9c0'], 0.22), {
        blur: 5,
      }) +
      bokeh(sheet, chance, lamps, 40, [0, 240, WIDTH, 600], [8, 32], 0.46) +
      drops +
      bar(40) +
      bar(472) +
      sheet.path(`M0 604H${WIDTH}V640H0Z`, { fill: '#3a231b' }) +
      sheet.path(`M${n(hang)} 0V120`, { stroke: '#1a1210', width: 3 }) +
      glow(sheet, hang, 146, 260, '#ffd48c', 0.8) +
      sheet.path(`M${n(hang - 34)} 150Q${n(hang)} 84 ${n(hang + 34)} 150Z`, { fill: '#8a4a2c' }) +
      sheet.dot(hang, 150, 13, { fill: '#fff1cc' }),
    front: motes(veil, chance, '#ffe2b0', 16, [0.7, 1.8], 0.5) + mist(veil, '#140b0a', 640, 0.5),
    light: {
      side: view.side,
      height: 0.5,
      rim: '#ffd396',
      rimStrength: 1,
      ambient: '#e4c0a0',
      ambientShare: 0.24,
      shadows: '#1f2a4a',
      highlights: '#ffecc8',
      tone: 0.7,
      vignette: 0.75,
      bloom: 0.55,
    },
  };
};

/** A balcony over the sea after dark, lamps along the rail. */
export const balcony: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const lampX = towards(view, 0.78);
  const rail = Array.from({ length: 15 }, (_, index) => {
    const x = index * 38 - 8;
    return sheet.path(
      `M${n(x - 3)} 768V${n(622)}Q${n(x - 9)} ${n(596)} ${n(x)} ${n(574)}Q${n(x + 9)} ${n(596)} ${n(x + 3)} ${n(622)}V768Z`,
      { fill: '#2a3556' },
    );
  }).join('');
  return {
    back:
      backdrop(view, [
        [0, '#0a1230'],
        [0.4, '#1b2f62'],
        [0.62, '#48628f'],
        [0.64, '#1d335c'],
        [1, '#0a1226'],
      ]) +
      stars(sheet, chance, 90, 420) +
      bokeh(sheet, chance, ['#ffcf8a', '#ffe6b8', '#9cc4ff'], 34, [0, 440, WIDTH, 500], [2, 9], 0.75) +
      bokeh(sheet, chance, ['#ffcf8a', '#8fb4e8'], 22, [0, 500, WIDTH, 570], [2, 7], 0.3) +
      sheet.group(rail + sheet.path(`M-10 556H${WIDTH + 10}V578H-10Z`, { fill: '#36446c' }), { blur: 2 }) +
      sheet.path(`M${n(lampX - 4)} 768V250H${n(lampX + 4)}V768Z`, { fill: '#141a30' }) +
      glow(sheet, lampX, 226, 300, '#ffcf8a', 0.85) +
      sheet.dot(lampX, 226, 22, { fill: '#fff1cf' }),
    front: motes(veil, chance, '#ffdfa8', 18, [0.7, 2], 0.55) + mist(veil, '#070c1c', 620, 0.5),
    light: {
      side: view.side,
      height: 0.35,
      rim: '#ffc98a',
      rimStrength: 1.05,
      ambient: '#9fb0d8',
      ambientShare: 0.24,
      shadows: '#16245c',
      highlights: '#ffeccc',
      tone: 0.75,
      vignette: 0.8,
      bloom: 0.6,
    },
  };
};
