import { mix, shift } from '../drawing/colour.ts';
import { n, type Point, ribbon, taper } from '../drawing/shape.ts';
import { WIDTH } from '../finish/raster.ts';
import { candle } from './rooms.ts';
import { backdrop, bokeh, glow, mist, motes, type SceneMaker, stars, towards } from './scene.ts';

const arch = (x: number, top: number, wide: number): string =>
  `M${n(x - wide)} 780V${n(top + wide)}Q${n(x - wide)} ${n(top)} ${n(x)} ${n(top - wide * 0.4)}Q${n(x + wide)} ${n(top)} ${n(x + wide)} ${n(top + wide)}V780Z`;

/** The hall of a castle: arches, banners, candles. */
export const castleHall: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const stone = chance.pick(['#6d6472', '#7a6c5c', '#5c6474'] as const);
  const banner = chance.pick(['#8a2438', '#24487a', '#2f6a4a', '#6a2f7a'] as const);
  const windowX = towards(view, 0.62);
  const flag = (x: number) =>
    sheet.path(`M${n(x - 24)} 150h48v170l-24 34l-24 -34Z`, { fill: banner }) +
    sheet.path(`M${n(x)} 190l14 26l-14 26l-14 -26Z`, { fill: '#e0bd6a' });
  return {
    back:
      backdrop(view, [
        [0, shift(stone, { light: 0.5 })],
        [0.6, shift(stone, { light: 0.86 })],
        [1, shift(stone, { light: 0.3 })],
      ]) +
      sheet.group(
        [70, 256, 442].map((x) => sheet.path(arch(x, 150, 74), { fill: shift(stone, { light: 0.58 }) })).join('') +
          sheet.path(arch(windowX, 190, 50), {
            fill: sheet.linear(
              [0, 160],
              [0, 620],
              [
                [0, '#fff3cf'],
                [0.6, '#ffd9a0'],
                [1, shift(stone, { light: 0.5 })],
              ],
            ),
          }) +
          sheet.path(`M${n(windowX)} 160V600M${n(windowX - 50)} 330h100M${n(windowX - 50)} 450h100`, {
            stroke: shift(stone, { light: 0.4 }),
            width: 5,
          }) +
          [163, 349].map((x) => sheet.path(`M${x - 20} 780V120h40V780Z`, { fill: stone })).join('') +
          flag(WIDTH / 2 - view.side * 186) +
          flag(WIDTH / 2 - view.side * 60),
        { blur: 2.8 },
      ) +
      glow(sheet, windowX, 260, 360, '#ffe6b4', 0.7) +
      candle(sheet, WIDTH / 2 - view.side * 214, 470, 13) +
      candle(sheet, WIDTH / 2 - view.side * 184, 486, 10),
    front: motes(veil, chance, '#fff0cc', 30, [0.7, 2.2], 0.6) + mist(veil, shift(stone, { light: 0.2 }), 630, 0.5),
    light: {
      side: view.side,
      height: 0.45,
      rim: '#ffe2ac',
      rimStrength: 1,
      ambient: '#d8c8b8',
      ambientShare: 0.22,
      shadows: '#2a2440',
      highlights: '#fff0d0',
      tone: 0.6,
      vignette: 0.8,
      bloom: 0.5,
    },
  };
};

/** Coloured windows of a great church. */
export const cathedral: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const tones = ['#c43a4e', '#2f5fb4', '#e0a83a', '#3a8a6a', '#7a3fa0', '#5fb4d6'] as const;
  const pane = (cx: number, wide: number, top: number) => {
    const cut = sheet.clippedTo(arch(cx, top, wide));
    let out = sheet.path(arch(cx, top, wide), { fill: '#141018' });
    for (let y = top - 30; y < 640; y += 34) {
      for (let x = cx - wide; x < cx + wide; x += 26) {
        out += cut.path(
          `M${n(x + 1.5)} ${n(y + 17)}L${n(x + 13)} ${n(y + 1.5)}L${n(x + 24.5)} ${n(y + 17)}L${n(x + 13)} ${n(y + 32.5)}Z`,
          { fill: shift(chance.pick(tones), { light: chance.range(0.9, 1.4) }), opacity: 0.92 },
        );
      }
    }
    return out;
  };
  const x = towards(view, 0.5);
  return {
    back:
      backdrop(view, [
        [0, '#16121e'],
        [0.6, '#2a2030'],
        [1, '#0c0810'],
      ]) +
      pane(x, 82, 130) +
      pane(WIDTH / 2 - view.side * 170, 52, 210) +
      glow(sheet, x, 320, 400, '#ffd9b0', 0.5) +
      sheet.path(`M${n(WIDTH / 2 - view.side * 70 - 22)} 780V0h44V780Z`, { fill: '#1e1824' }),
    front:
      bokeh(veil, chance, tones, 9, [0, 120, WIDTH, 740], [5, 18], 0.2) +
      motes(veil, chance, '#ffe9cf', 30, [0.7, 2], 0.6) +
      mist(veil, '#0a060e', 620, 0.5),
    light: {
      side: view.side,
      height: 0.5,
      rim: '#ffd2b4',
      rimStrength: 1,
      ambient: '#c8b0c4',
      ambientShare: 0.24,
      shadows: '#2a1848',
      highlights: '#ffecd8',
      tone: 0.7,
      vignette: 0.8,
      bloom: 0.5,
    },
  };
};

/** A stage with lights from above. */
export const stage: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const tones = chance.pick([
    ['#ff6fa8', '#6f8bff', '#ffd28a'],
    ['#ff8f6b', '#b46bff', '#5fd6c8'],
    ['#ffc45c', '#ff5f6f', '#7ab4ff'],
  ] as const);
  const beams = Array.from({ length: 6 }, (_, index) => {
    const top = 30 + index * 92;
    const foot = WIDTH - top + chance.range(-120, 120);
    const tone = tones[index % 3] as string;
    return sheet.path(`M${n(top - 5)} 30L${n(top + 5)} 30L${n(foot + 84)} 760L${n(foot - 84)} 760Z`, {
      fill: sheet.linear(
        [0, 30],
        [0, 720],
        [
          [0, tone, 0.62],
          [1, tone, 0],
        ],
      ),
    });
  }).join('');
  const curtain = [-1, 1]
    .map((side) =>
      Array.from({ length: 4 }, (_, index) => {
        const x = WIDTH / 2 + side * (270 - index * 24);
        const spine: Point[] = [
          [x, -20],
          [x - side * 5, 380],
          [x + side * 10, 790],
        ];
        return sheet.path(ribbon(spine, taper(17, 0.5, 0.9, 0.9)), { fill: index % 2 ? '#4a1020' : '#6d1a2e' });
      }).join(''),
    )
    .join('');
  return {
    back:
      backdrop(view, [
        [0, '#0c0a18'],
        [0.6, '#1d1430'],
        [1, '#080610'],
      ]) +
      sheet.group(beams, { blur: 4 }) +
      sheet.group(curtain, { blur: 2 }) +
      Array.from(
        { length: 6 },
        (_, index) =>
          sheet.dot(30 + index * 92, 30, 9, { fill: '#fff6e0' }) +
          glow(sheet, 30 + index * 92, 30, 60, tones[index % 3] as string, 0.8),
      ).join('') +
      bokeh(sheet, chance, tones, 26, [0, 500, WIDTH, 700], [4, 18], 0.36),
    front: motes(veil, chance, '#fff0e0', 34, [0.7, 2.2], 0.6) + mist(veil, '#07050e', 630, 0.5),
    light: {
      side: view.side,
      height: 0.75,
      rim: mix(tones[0], '#ffffff', 0.35),
      rimStrength: 1.1,
      ambient: mix('#b4a8d0', tones[1], 0.2),
      ambientShare: 0.26,
      shadows: '#1f1450',
      highlights: '#fff0e6',
      tone: 0.7,
      vignette: 0.85,
      bloom: 0.6,
    },
  };
};

/** The window of a ship among the stars. */
export const starship: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.4, 0.62));
  const y = chance.range(220, 300);
  const r = chance.range(96, 140);
  const world = chance.pick([
    ['#5fb4d6', '#1f4a7a'],
    ['#e0a06a', '#6a3020'],
    ['#a88ae0', '#3a2468'],
    ['#7ac49a', '#1f4a4a'],
  ] as const);
  const frame = [-10, WIDTH / 2 - 150, WIDTH / 2 + 150, WIDTH + 10]
    .map((px) =>
      sheet.path(`M${n(px - 13)} 0L${n(px + 13)} 0L${n(px + 20)} 640L${n(px - 20)} 640Z`, { fill: '#20283a' }),
    )
    .join('');
  return {
    back:
      backdrop(view, [
        [0, '#04050f'],
        [0.5, '#0f1232'],
        [1, '#060814'],
      ]) +
      glow(sheet, WIDTH - x, 180, 300, chance.pick(['#7a3fa0', '#2f5fb4', '#a03f6a']), 0.4) +
      stars(sheet, chance, 190, 640) +
      glow(sheet, x, y, r * 2.1, world[0], 0.5) +
      sheet.dot(x, y, r, {
        fill: sheet.radial([x + view.side * r * 0.5, y - r * 0.5], r * 1.7, [
          [0, mix(world[0], '#ffffff', 0.5)],
          [0.35, world[0]],
          [0.8, world[1]],
          [1, '#060814'],
        ]),
      }) +
      sheet.group(frame + sheet.path(`M0 610H${WIDTH}v170H0Z`, { fill: '#1a2132' }), { blur: 1.6 }) +
      Array.from({ length: 26 }, () =>
        sheet.dot(chance.range(0, WIDTH), chance.range(636, 750), 2.4, {
          fill: chance.pick(['#5fd6c8', '#ffb38a', '#7ab4ff', '#ff6f6f']),
          opacity: 0.8,
        }),
      ).join(''),
    front: mist(veil, '#05070f', 620, 0.5) + motes(veil, chance, '#dfe9ff', 10, [0.6, 1.6], 0.5),
    light: {
      side: view.side,
      height: 0.4,
      rim: mix(world[0], '#ffffff', 0.45),
      rimStrength: 1.05,
      ambient: '#9aaad8',
      ambientShare: 0.28,
      shadows: '#141a4a',
      highlights: '#eef2ff',
      tone: 0.7,
      vignette: 0.8,
      bloom: 0.5,
    },
  };
};

/** No place at all: broad shapes of colour. */
export const abstract: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const set = chance.pick([
    ['#16204a', '#ff8f6b', '#5fd6c8'],
    ['#3a1838', '#ffb38a', '#d8486a'],
    ['#10343a', '#f2c46a', '#4fa89a'],
    ['#241a4a', '#9a7fe0', '#ff9ab0'],
    ['#3a2a1c', '#e8a860', '#8a4a3a'],
  ] as const);
  const [ground, warm, cool] = set;
  const x = towards(view, 0.3);
  const sweeps = Array.from({ length: 6 }, (_, index) => {
    const y = 60 + index * 120;
    const points: Point[] = Array.from({ length: 6 }, (_, step) => [
      -60 + step * 130,
      y + Math.sin(step * 0.9 + index + chance.range(0, 1)) * 70,
    ]);
    return sheet.path(ribbon(points, taper(chance.range(24, 64), 0.5, 0.3, 0.3)), {
      fill: index % 2 ? warm : cool,
      opacity: chance.range(0.14, 0.36),
    });
  }).join('');
  return {
    back:
      backdrop(view, [
        [0, shift(ground, { light: 1.4 })],
        [0.6, ground],
        [1, shift(ground, { light: 0.5 })],
      ]) +
      sheet.group(sweeps, { blur: 16 }) +
      sheet.dot(x, 300, 196, {
        fill: sheet.linear(
          [x - 190, 110],
          [x + 190, 490],
          [
            [0, warm, 0.85],
            [1, cool, 0.25],
          ],
        ),
      }) +
      sheet.dot(x, 300, 196, { stroke: mix(warm, '#ffffff', 0.5), width: 1.6, opacity: 0.6 }),
    front:
      motes(veil, chance, mix(warm, '#ffffff', 0.5), 20, [0.7, 2], 0.5) +
      mist(veil, shift(ground, { light: 0.4 }), 620, 0.5),
    light: {
      side: view.side,
      height: 0.45,
      rim: mix(warm, '#ffffff', 0.35),
      rimStrength: 1,
      ambient: mix('#d8d0d8', cool, 0.3),
      ambientShare: 0.22,
      shadows: ground,
      highlights: '#fff2e4',
      tone: 0.6,
      vignette: 0.75,
      bloom: 0.45,
    },
  };
};
