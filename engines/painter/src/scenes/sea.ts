import { mix, shift } from '../drawing/colour.ts';
import { line, n, type Point, ribbon, taper } from '../drawing/shape.ts';
import { WIDTH } from '../finish/raster.ts';
import { backdrop, bokeh, glow, mist, motes, ridge, type SceneMaker, type SceneView, stars, towards } from './scene.ts';

/** Clouds as long soft brush strokes. */
export function clouds(
  { sheet, chance }: SceneView,
  colour: string,
  from: number,
  to: number,
  count: number,
  strength: number,
): string {
  const strokes = Array.from({ length: count }, () => {
    const [x, y] = [chance.range(-80, WIDTH), chance.range(from, to)];
    const long = chance.range(120, 340);
    const points: Point[] = Array.from({ length: 6 }, (_, index) => [
      x + (long * index) / 5,
      y + Math.sin(index * 1.3 + x) * 5,
    ]);
    return sheet.path(ribbon(points, taper(chance.range(5, 17), 0.4)), {
      fill: colour,
      opacity: strength * chance.range(0.4, 1),
    });
  }).join('');
  return sheet.group(strokes, { blur: 7 });
}

/** Water with a path of light on it. */
function water(
  { sheet, chance }: SceneView,
  horizon: number,
  far: string,
  near: string,
  gleam: string,
  lightX: number,
  strength: number,
): string {
  const body = sheet.path(`M0 ${n(horizon)}H${WIDTH}V768H0Z`, {
    fill: sheet.linear(
      [0, horizon],
      [0, 768],
      [
        [0, far],
        [1, near],
      ],
    ),
  });
  const strokes = Array.from({ length: 120 }, () => {
    const part = chance.next() ** 1.5;
    const y = horizon + 3 + part * (770 - horizon);
    const spread = 14 + part * 120;
    const inPath = chance.is(0.6);
    const x = inPath ? lightX + chance.lean() * spread : chance.range(0, WIDTH);
    const long = (8 + part * 60) * chance.range(0.5, 1.3);
    return sheet.path(
      ribbon(
        [
          [x - long, y],
          [x, y - 1 - part * 2],
          [x + long, y],
        ],
        taper(0.6 + part * 3, 0.5),
      ),
      { fill: inPath ? gleam : mix(far, gleam, 0.35), opacity: (inPath ? strength : 0.16) * chance.range(0.35, 1) },
    );
  }).join('');
  return body + strokes;
}

/** The sea by night under a moon. */
export const moonlitSea: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.48, 0.7));
  const y = chance.range(96, 170);
  const r = chance.range(34, 50);
  const horizon = chance.range(430, 480);
  const turn = chance.range(-14, 14);
  const [high, low] = [shift('#0a1230', { turn }), shift('#3a5f94', { turn })];
  return {
    back:
      backdrop(view, [
        [0, high],
        [0.35, shift('#152a5c', { turn })],
        [0.62, low],
        [1, high],
      ]) +
      stars(sheet, chance, 90, 380) +
      glow(sheet, x, y, 300, '#b9d2ff', 0.6) +
      sheet.dot(x, y, r, {
        fill: sheet.radial([x - r * 0.3, y - r * 0.3], r * 1.6, [
          [0, '#fffdf2'],
          [0.6, '#e8ecf8'],
          [1, '#b4c4e4'],
        ]),
      }) +
      sheet.dot(x + r * 0.25, y - r * 0.2, r * 0.2, { fill: '#b9c6e2', opacity: 0.5, blur: 2 }) +
      sheet.dot(x - r * 0.3, y + r * 0.3, r * 0.28, { fill: '#bac7e4', opacity: 0.45, blur: 3 }) +
      clouds(view, '#8fb0de', 150, 400, 9, 0.2) +
      sheet.group(sheet.path(ridge(chance, horizon - 12, 30, 1), { fill: mix(low, high, 0.4) }), { blur: 2.5 }) +
      sheet.group(water(view, horizon, mix(low, high, 0.25), high, '#dfe9ff', x, 0.6), { blur: 0.8 }),
    front: motes(veil, chance, '#dce9ff', 22, [0.7, 2], 0.5) + mist(veil, shift('#0a1230', { turn }), 600, 0.5),
    light: {
      side: view.side,
      height: 0.45,
      rim: '#a9c8ff',
      rimStrength: 0.95,
      ambient: '#8fa6dc',
      ambientShare: 0.34,
      shadows: '#1a2a66',
      highlights: '#dfe8ff',
      tone: 0.8,
      vignette: 0.8,
      bloom: 0.5,
    },
  };
};

/** A shore at dusk, the sun just down. */
export const dusk: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.45, 0.75));
  const horizon = chance.range(420, 470);
  const turn = chance.range(-10, 12);
  const hue = (colour: string) => shift(colour, { turn });
  return {
    back:
      backdrop(view, [
        [0, hue('#2a1f4e')],
        [0.28, hue('#7c3a6b')],
        [0.48, hue('#e0736a')],
        [0.58, hue('#ffc387')],
        [1, hue('#5a2f55')],
      ]) +
      stars(sheet, chance, 26, 170) +
      clouds(view, hue('#ffb08a'), 90, 380, 12, 0.42) +
      clouds(view, hue('#5d2c5c'), 60, 260, 8, 0.35) +
      glow(sheet, x, horizon - 24, 280, '#ffd9a0', 0.85) +
      sheet.dot(x, horizon - 18, 34, { fill: '#fff1cf' }) +
      sheet.group(sheet.path(ridge(chance, horizon - 6, 46, 1.2), { fill: hue('#8b4a70'), opacity: 0.85 }), {
        blur: 2,
      }) +
      sheet.group(water(view, horizon, hue('#e88a72'), hue('#35224f'), '#ffe3b4', x, 0.7), { blur: 0.8 }),
    front: motes(veil, chance, '#ffdfae', 18, [0.8, 2.2], 0.5) + mist(veil, hue('#2a1838'), 590, 0.55),
    light: {
      side: view.side,
      height: 0.22,
      rim: '#ffc083',
      rimStrength: 1.05,
      ambient: '#f2b8a4',
      ambientShare: 0.26,
      shadows: '#3d1f5c',
      highlights: '#ffe2b8',
      tone: 0.75,
      vignette: 0.7,
      bloom: 0.6,
    },
  };
};

/** Under water, with the light coming down in shafts. */
export const lagoon: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const turn = chance.range(-16, 16);
  const hue = (colour: string) => shift(colour, { turn });
  const x = towards(view, chance.range(0.2, 0.5));
  const shafts = Array.from({ length: 7 }, () => {
    const top = x + chance.range(-130, 130);
    const foot = top + (top - WIDTH / 2) * 0.9 + chance.range(-60, 60);
    const wide = chance.range(12, 44);
    return sheet.path(
      `M${n(top - wide * 0.3)} -10L${n(top + wide * 0.3)} -10L${n(foot + wide * 1.6)} 640L${n(foot - wide * 1.6)} 640Z`,
      {
        fill: sheet.linear(
          [0, 0],
          [0, 640],
          [
            [0, '#eafff2', 0.34],
            [1, '#bff5e0', 0],
          ],
        ),
        opacity: chance.range(0.35, 0.9),
      },
    );
  }).join('');
  const weeds = Array.from({ length: 13 }, (_, index) => {
    const foot = index % 2 ? chance.range(-20, 150) : chance.range(360, 530);
    const high = chance.range(140, 380);
    const points: Point[] = Array.from({ length: 8 }, (_, step) => [
      foot + Math.sin(step * 0.9 + index) * (8 + step * 2),
      790 - (high * step) / 7,
    ]);
    return sheet.path(ribbon(points, taper(chance.range(5, 12), 0.3, 0.6)), {
      fill: mix(hue('#08393f'), hue('#147a70'), chance.next()),
      opacity: 0.9,
    });
  }).join('');
  return {
    back:
      backdrop(view, [
        [0, hue('#9fe8d2')],
        [0.2, hue('#3fb4a8')],
        [0.55, hue('#0f6f78')],
        [1, hue('#04262f')],
      ]) +
      glow(sheet, x, -20, 360, '#f4fff4', 0.9) +
      sheet.group(shafts, { blur: 7 }) +
      sheet.group(sheet.path(ridge(chance, 600, 120, 1.4), { fill: hue('#0a525c'), opacity: 0.8 }), { blur: 8 }) +
      sheet.group(weeds, { blur: 3 }) +
      bokeh(sheet, chance, ['#d8fff0', '#9cf0dc'], 20, [0, 60, WIDTH, 640], [3, 16], 0.4),
    front:
      bokeh(veil, chance, ['#eafff6'], 12, [0, 100, WIDTH, 760], [2, 7], 0.55) + mist(veil, hue('#03222b'), 600, 0.6),
    light: {
      side: view.side,
      height: 0.8,
      rim: '#c6ffe9',
      rimStrength: 0.9,
      ambient: '#8adcc8',
      ambientShare: 0.36,
      shadows: '#06454f',
      highlights: '#e4fff2',
      tone: 0.8,
      vignette: 0.85,
      bloom: 0.45,
    },
  };
};

/** A storm over the water, with the last light under the clouds. */
export const storm: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, chance.range(0.4, 0.8));
  const horizon = chance.range(440, 490);
  const bolt: Point[] = [];
  let bx = x;
  for (let y = 60; y < horizon; y += 26) {
    bolt.push([bx, y]);
    bx += chance.range(-22, 22);
  }
  const jagged = `M${bolt.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`;
  const rain = Array.from({ length: 70 }, () => {
    const [rx, ry, long] = [chance.range(-40, WIDTH), chance.range(-20, 760), chance.range(18, 60)];
    return veil.path(
      line([
        [rx, ry],
        [rx - long * 0.2, ry + long * 0.9],
      ]),
      { stroke: '#d7e6f2', width: chance.range(0.5, 1.2), opacity: chance.range(0.08, 0.3) },
    );
  }).join('');
  return {
    back:
      backdrop(view, [
        [0, '#161d2b'],
        [0.3, '#33445a'],
        [0.56, '#8fa5ad'],
        [0.6, '#c9d3c8'],
        [0.62, '#4a5d68'],
        [1, '#10171f'],
      ]) +
      clouds(view, '#0d131d', 20, 330, 24, 0.85) +
      clouds(view, '#6d8496', 160, 400, 12, 0.5) +
      (chance.is(0.7)
        ? glow(sheet, x, 200, 240, '#dcebff', 0.55) +
          sheet.path(jagged, { stroke: '#cfe2ff', width: 7, opacity: 0.5, blur: 4 }) +
          sheet.path(jagged, { stroke: '#ffffff', width: 1.7, opacity: 0.95 })
        : '') +
      sheet.group(
        water(view, horizon, '#5f7680', '#10171f', '#dfe9ee', x, 0.5) +
          sheet.path(ridge(chance, horizon + 70, 26, 2), { fill: '#2c3f4a', opacity: 0.7 }) +
          sheet.path(ridge(chance, horizon + 150, 36, 2), { fill: '#1a2832', opacity: 0.8 }),
        { blur: 1.6 },
      ),
    front: rain + mist(veil, '#0d141c', 600, 0.5),
    light: {
      side: view.side,
      height: 0.4,
      rim: '#d5e6f7',
      rimStrength: 0.95,
      ambient: '#a7b8c6',
      ambientShare: 0.34,
      shadows: '#1d2f42',
      highlights: '#eaf2f2',
      tone: 0.8,
      vignette: 0.85,
      bloom: 0.4,
    },
  };
};
