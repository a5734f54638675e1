import { n } from '../drawing/shape.ts';
import { WIDTH } from '../finish/raster.ts';
import { backdrop, bokeh, glow, mist, motes, type SceneMaker, towards } from './scene.ts';

/** A workshop: tools on the wall, a work lamp, sparks. */
export const workshop: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const x = towards(view, 0.7);
  const tools = Array.from({ length: 11 }, (_, index) => {
    const px = 30 + index * 46 + chance.range(-8, 8);
    const py = chance.range(120, 190);
    const long = chance.range(70, 130);
    const head = chance.pick([
      `M${n(px - 18)} ${n(py)}h36v16h-36Z`,
      `M${n(px - 12)} ${n(py)}a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z`,
      `M${n(px - 10)} ${n(py + 12)}L${n(px)} ${n(py - 14)}L${n(px + 10)} ${n(py + 12)}Z`,
    ]);
    return (
      sheet.path(`M${n(px - 3)} ${n(py)}h6v${n(long)}h-6Z`, { fill: '#6d4a2c' }) + sheet.path(head, { fill: '#8a939c' })
    );
  }).join('');
  const gears = [
    [90, 400, 44],
    [150, 452, 30],
    [420, 380, 38],
  ]
    .map(
      ([px = 0, py = 0, r = 0]) =>
        sheet.dot(px, py, r, { stroke: '#8a6a3a', width: r * 0.34 }) +
        Array.from({ length: 10 }, (_, index) =>
          sheet.dot(px + Math.cos(index * 0.628) * r * 1.2, py + Math.sin(index * 0.628) * r * 1.2, r * 0.13, {
            fill: '#8a6a3a',
          }),
        ).join(''),
    )
    .join('');
  return {
    back:
      backdrop(view, [
        [0, '#1d2428'],
        [0.55, '#3a3f3e'],
        [1, '#14120f'],
      ]) +
      sheet.group(
        sheet.path(`M0 96H${WIDTH}v10H0Z`, { fill: '#4a3826' }) +
          tools +
          gears +
          sheet.path(`M0 560H${WIDTH}v40H0Z`, { fill: '#54391f' }) +
          sheet.path(`M0 600H${WIDTH}v180H0Z`, { fill: '#2a1c10' }),
        { blur: 3 },
      ) +
      glow(sheet, x, 150, 360, '#ffd69a', 0.75) +
      sheet.path(`M${n(x - 40)} 150Q${n(x)} 70 ${n(x + 40)} 150Z`, { fill: '#3f6a5c' }) +
      sheet.dot(x, 152, 14, { fill: '#fff3d2' }) +
      bokeh(sheet, chance, ['#ffb45c', '#ffe0a0'], 20, [0, 460, WIDTH, 580], [2, 12], 0.5),
    front: motes(veil, chance, '#ffb45c', 26, [0.7, 2.2], 0.8) + mist(veil, '#0e0a07', 640, 0.5),
    light: {
      side: view.side,
      height: 0.55,
      rim: '#ffd08c',
      rimStrength: 1,
      ambient: '#d2c4a8',
      ambientShare: 0.24,
      shadows: '#1f2c34',
      highlights: '#ffecc4',
      tone: 0.6,
      vignette: 0.75,
      bloom: 0.5,
    },
  };
};

/** A laboratory in cool light. */
export const laboratory: SceneMaker = (view) => {
  const { sheet, veil, chance } = view;
  const glass = Array.from({ length: 9 }, (_, index) => {
    const px = 36 + index * 56 + chance.range(-10, 10);
    const colour = chance.pick(['#5fd6c8', '#7ab4ff', '#f2a65c', '#b98aff', '#8fe07a']);
    const base = index % 2 ? 330 : 500;
    return (
      sheet.path(`M${n(px - 8)} ${n(base - 80)}h16v34L${n(px + 24)} ${n(base)}h-48L${n(px - 8)} ${n(base - 46)}Z`, {
        fill: '#dff2ff',
        opacity: 0.3,
      }) +
      sheet.path(`M${n(px - 15)} ${n(base - 24)}h30l9 24h-48Z`, { fill: colour, opacity: 0.85 }) +
      glow(sheet, px, base - 10, 46, colour, 0.5)
    );
  }).join('');
  return {
    back:
      backdrop(view, [
        [0, '#10233a'],
        [0.5, '#28506c'],
        [1, '#0c1826'],
      ]) +
      sheet.group(
        [120, 340, 510].map((y) => sheet.path(`M0 ${y}H${WIDTH}v8H0Z`, { fill: '#6f93a8' })).join('') +
          glass +
          Array.from({ length: 5 }, (_, index) =>
            sheet.path(`M${20 + index * 100} 20h70v80h-70Z`, { fill: '#163a54', stroke: '#5fb4d6', width: 2 }),
          ).join(''),
        { blur: 2.8 },
      ) +
      glow(sheet, towards(view, 0.7), 120, 340, '#d6f2ff', 0.6),
    front: motes(veil, chance, '#dff6ff', 14, [0.7, 1.8], 0.5) + mist(veil, '#08121e', 640, 0.45),
    light: {
      side: view.side,
      height: 0.5,
      rim: '#d2f0ff',
      rimStrength: 0.95,
      ambient: '#b4d4e4',
      ambientShare: 0.24,
      shadows: '#12335c',
      highlights: '#f0fbff',
      tone: 0.65,
      vignette: 0.7,
      bloom: 0.45,
    },
  };
};
