import { mix } from '../drawing/colour.ts';
import { n } from '../drawing/shape.ts';
import { WIDTH } from '../finish/raster.ts';
import { backdrop, bokeh, glow, mist, motes, peaks, ridge, type SceneMaker, stars, towards } from './scene.ts';
import { clouds } from './sea.ts';
import { foliage } from './wild.ts';

/** High mountains under snow. */
export const snow: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.4, 0.8));
  const far = peaks(chance, 470, 250, 4);
  const near = peaks(chance, 590, 210, 3);
  const dusky = chance.is(0.5);
  const sky = dusky ? ['#5a6aa8', '#c9a3c4', '#ffd9c2'] : ['#6f9fd0', '#b7d6ec', '#eef6fa'];
  return {
    back:
      backdrop(view, [
        [0, sky[0] as string],
        [0.4, sky[1] as string],
        [0.64, sky[2] as string],
        [1, '#c3d2e4'],
      ]) +
      glow(sheet, x, 200, 300, '#fff6e6', 0.8) +
      clouds(view, '#ffffff', 120, 360, 8, 0.4) +
      sheet.group(sheet.path(far.d, { fill: mix(sky[1] as string, '#8aa0c4', 0.6) }), { blur: 2.4 }) +
      sheet.group(
        sheet.path(near.d, { fill: '#7a90b6' }) +
          near.tops
            .map(([px, py]) =>
              sheet.path(
                `M${n(px)} ${n(py)}L${n(px - 46)} ${n(py + 90)}L${n(px - 18)} ${n(py + 70)}L${n(px)} ${n(py + 110)}L${n(px + 22)} ${n(py + 64)}L${n(px + 40)} ${n(py + 84)}Z`,
                { fill: '#f3f7fc' },
              ),
            )
            .join(''),
        { blur: 1.6 },
      ) +
      sheet.group(
        sheet.path(ridge(chance, 640, 40, 1.5), { fill: '#dfe9f4' }) +
          foliage(sheet, chance, ['#3c5670', '#54708a'], 8, [-20, 600, WIDTH, 690], [14, 34]),
        { blur: 3 },
      ),
    front: motes(veil, chance, '#ffffff', 90, [0.8, 3.4], 0.85) + mist(veil, '#dce8f4', 640, 0.35),
    light: {
      side: view.side,
      height: 0.5,
      rim: '#fff4e2',
      rimStrength: 0.85,
      ambient: '#c9daf0',
      ambientShare: 0.24,
      shadows: '#2c4470',
      highlights: '#fffaf0',
      tone: 0.6,
      vignette: 0.6,
      bloom: 0.32,
    },
  };
};

/** Dunes in the evening. */
export const desert: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.4, 0.75));
  const y = chance.range(200, 300);
  return {
    back:
      backdrop(view, [
        [0, '#3d5d8f'],
        [0.3, '#d9a98c'],
        [0.5, '#ffdca0'],
        [1, '#b3683a'],
      ]) +
      glow(sheet, x, y, 320, '#fff0c4', 0.9) +
      sheet.dot(x, y, 44, { fill: '#fff4d6' }) +
      sheet.group(sheet.path(ridge(chance, 430, 46, 0.9), { fill: '#d89a66' }), { blur: 3 }) +
      sheet.group(
        sheet.path(ridge(chance, 510, 70, 0.7), {
          fill: sheet.linear(
            [0, 450],
            [0, 640],
            [
              [0, '#e8ad6a'],
              [1, '#a85f34'],
            ],
          ),
        }),
        { blur: 1.8 },
      ) +
      sheet.group(
        sheet.path(ridge(chance, 620, 80, 0.7), {
          fill: sheet.linear(
            [0, 550],
            [0, 760],
            [
              [0, '#c67c42'],
              [1, '#6e3a22'],
            ],
          ),
        }),
        { blur: 1.2 },
      ),
    front: motes(veil, chance, '#ffe6b8', 36, [0.6, 1.9], 0.6) + mist(veil, '#5a2c1a', 640, 0.45),
    light: {
      side: view.side,
      height: 0.35,
      rim: '#ffdda0',
      rimStrength: 1.05,
      ambient: '#f2c79c',
      ambientShare: 0.24,
      shadows: '#4a2a3a',
      highlights: '#fff0cc',
      tone: 0.65,
      vignette: 0.65,
      bloom: 0.5,
    },
  };
};

/** A field of flowers on a bright day. */
export const meadow: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.4, 0.8));
  const petals = chance.pick([
    ['#f7f2e6', '#f2d35a'],
    ['#d85a6a', '#f4b2a8'],
    ['#9a7fd0', '#e0d2f4'],
  ] as const);
  const blooms = (from: number, to: number, size: number, count: number) =>
    Array.from({ length: count }, () =>
      sheet.dot(chance.range(0, WIDTH), chance.range(from, to), size * chance.range(0.6, 1.3), {
        fill: chance.pick(petals),
        opacity: 0.9,
      }),
    ).join('');
  return {
    back:
      backdrop(view, [
        [0, '#6fa8dc'],
        [0.34, '#b9dcf2'],
        [0.54, '#fdf3d6'],
        [0.56, '#a9c46c'],
        [1, '#3f6a35'],
      ]) +
      glow(sheet, x, 150, 320, '#fffbe0', 0.85) +
      clouds(view, '#ffffff', 60, 320, 12, 0.75) +
      sheet.group(
        sheet.path(ridge(chance, 420, 50, 1), { fill: '#86a878' }) +
          sheet.path(ridge(chance, 470, 40, 1), { fill: '#9cba62' }),
        { blur: 3 },
      ) +
      sheet.group(sheet.path(ridge(chance, 540, 30, 1), { fill: '#7ea24c' }) + blooms(500, 620, 4, 90), { blur: 2 }) +
      sheet.group(sheet.path(ridge(chance, 650, 30, 1.4), { fill: '#54803c' }) + blooms(620, 768, 9, 60), { blur: 4 }),
    front:
      bokeh(veil, chance, petals, 7, [0, 650, WIDTH, 790], [16, 34], 0.6) +
      motes(veil, chance, '#fff8d6', 24, [0.8, 2.2], 0.6),
    light: {
      side: view.side,
      height: 0.6,
      rim: '#fff6cf',
      rimStrength: 0.9,
      ambient: '#e2ecc8',
      ambientShare: 0.18,
      shadows: '#27402f',
      highlights: '#fff8dc',
      tone: 0.5,
      vignette: 0.55,
      bloom: 0.4,
    },
  };
};

/** The northern lights over a frozen land. */
export const aurora: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const tones = chance.pick([
    ['#5ff2b4', '#4fb6f0'],
    ['#8df06a', '#36d6c0'],
    ['#c28bff', '#5fe0d0'],
  ] as const);
  const bands = Array.from({ length: 3 }, (_, band) => {
    const base = 210 + band * 60;
    const phase = chance.range(0, 6);
    return Array.from({ length: 46 }, (_, index) => {
      const px = -10 + index * 12;
      const foot = base + Math.sin(px / 74 + phase) * 44 + Math.sin(px / 23 + phase * 2) * 9;
      const tall = 120 + Math.sin(px / 37 + phase) * 70;
      return sheet.path(
        `M${n(px)} ${n(foot)}L${n(px + 15)} ${n(foot + 3)}L${n(px + 25)} ${n(foot - tall)}L${n(px + 8)} ${n(foot - tall)}Z`,
        {
          fill: sheet.linear(
            [0, foot],
            [0, foot - tall],
            [
              [0, tones[band % 2] as string, 0.5],
              [0.3, tones[band % 2] as string, 0.3],
              [1, tones[1], 0],
            ],
          ),
        },
      );
    }).join('');
  }).join('');
  return {
    back:
      backdrop(view, [
        [0, '#050a1f'],
        [0.5, '#10294a'],
        [0.66, '#2c5a72'],
        [1, '#0a1526'],
      ]) +
      stars(sheet, chance, 110, 430) +
      sheet.group(bands, { blur: 4 }) +
      sheet.group(sheet.path(peaks(chance, 520, 130, 5).d, { fill: '#14304a' }), { blur: 2 }) +
      sheet.group(
        sheet.path(ridge(chance, 580, 40, 1.2), { fill: '#22496a' }) +
          sheet.path(ridge(chance, 660, 40, 1.4), { fill: '#10263e' }),
        { blur: 2 },
      ),
    front: motes(veil, chance, '#e8fff8', 40, [0.6, 2], 0.6) + mist(veil, '#060d1c', 620, 0.5),
    light: {
      side: view.side,
      height: 0.65,
      rim: mix(tones[0], '#ffffff', 0.35),
      rimStrength: 0.95,
      ambient: '#8fc2d0',
      ambientShare: 0.3,
      shadows: '#0c2448',
      highlights: '#e4fff4',
      tone: 0.75,
      vignette: 0.8,
      bloom: 0.5,
    },
  };
};
