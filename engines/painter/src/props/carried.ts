import { mix, shift } from '../drawing/colour.ts';
import { blob, edges, line, n, type Point, ribbon, taper } from '../drawing/shape.ts';
import type { WornMaker, WornView } from '../worn/worn.ts';

/** The hilt of a sword over the shoulder. */
export const sword: WornMaker = ({ body, metal, accent }) => {
  const { sheet, B, shape, light } = body;
  const side = -light;
  const from = B(side * 30, 330);
  const at = (along: number, across: number): Point => {
    const [x, y] = B(side * (shape.shoulder - 44), 150);
    const [dx, dy] = [side * 0.5, -0.86];
    return [x + dx * along - dy * across, y + dy * along + dx * across];
  };
  const guard = edges([at(0, -40), at(6, 0), at(0, 40)], [at(12, 40), at(16, 0), at(12, -40)]);
  return {
    backmost:
      sheet.path(`M${from.map(n).join(' ')}L${at(0, 0).map(n).join(' ')}`, { stroke: '#3a2a20', width: 22 }) +
      sheet.path(
        ribbon([at(10, 0), at(40, 0), at(74, 0)], () => 6.4),
        { fill: '#4a2f22' },
      ) +
      [22, 36, 50, 64]
        .map((along) => sheet.path(line([at(along, -6), at(along + 6, 6)]), { stroke: accent, width: 2 }))
        .join('') +
      sheet.path(guard, { fill: metal, stroke: shift(metal, { light: 0.5 }), width: 1 }) +
      sheet.dot(...at(82, 0), 11, { fill: metal, stroke: shift(metal, { light: 0.5 }), width: 1 }) +
      sheet.dot(...at(82, 0), 5, { fill: accent }),
  };
};

/** A tall staff with a stone at its head. */
export const staff: WornMaker = ({ body, accent, frame }) => {
  const { sheet, B, shape, light } = body;
  const side = -light;
  const x = side * Math.min(shape.shoulder + 34, frame.reach - 26);
  const top = B(x, -120);
  const spine = [B(x - side * 6, 900), B(x + side * 3, 420), B(x - side * 2, 120), top];
  const hook = [top, B(x + side * 22, -150), B(x + side * 30, -186), B(x + side * 4, -206), B(x - side * 20, -184)];
  const [gx, gy] = B(x + side * 4, -172);
  return {
    foremost:
      sheet.path(
        ribbon(spine, () => 8),
        { fill: '#4a3020', stroke: '#22140c', width: 1.2 },
      ) +
      sheet.path(ribbon(hook, taper(8, 0.1, 1, 0.2)), { fill: '#4a3020', stroke: '#22140c', width: 1.2 }) +
      sheet.soft(gx, gy, 80, 80, accent, 0.7) +
      sheet.path(
        blob(
          [
            [gx, gy - 20],
            [gx + 12, gy],
            [gx, gy + 20],
            [gx - 12, gy],
          ],
          0.6,
        ),
        { fill: mix(accent, '#ffffff', 0.45), stroke: shift(accent, { light: 0.6 }), width: 1 },
      ),
  };
};

/** A bow across the back. */
export const bow: WornMaker = ({ body }) => {
  const { sheet, B, shape, light } = body;
  const side = -light;
  const arc = [
    B(side * (shape.shoulder - 60), -60),
    B(side * (shape.shoulder + 22), 20),
    B(side * (shape.shoulder + 50), 160),
    B(side * (shape.shoulder + 44), 420),
  ];
  return {
    backmost:
      sheet.path(ribbon(arc, taper(8, 0.6, 0.3, 0.8)), { fill: '#6d4426', stroke: '#2a180c', width: 1.2 }) +
      sheet.path(line([arc[0] as Point, B(side * (shape.shoulder + 10), 180), arc[3] as Point], 0.3), {
        stroke: '#efe6d2',
        width: 1.4,
      }),
  };
};

/** An open umbrella or parasol behind the head. */
export const umbrella: WornMaker = ({ body, cloth, frame }) => {
  const { sheet, light } = body;
  const side = -light;
  const reach = Math.min(250, frame.reach + 30);
  const [cx, cy]: Point = [side * 34, -60];
  const tips = Array.from({ length: 9 }, (_, index): Point => {
    const angle = Math.PI + (index / 8) * Math.PI;
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.78];
  });
  const panels = tips.slice(0, -1).map(([x, y], index) => {
    const [nx, ny] = tips[index + 1] as Point;
    const [mx, my] = [(x + nx) / 2, (y + ny) / 2];
    const tone = shift(cloth, {
      light: 0.7 + 0.5 * Math.abs(Math.cos((index / 7) * Math.PI * 0.9 + (light > 0 ? 0 : 3.14))),
    });
    return sheet.path(
      `M${n(cx)} ${n(cy)}L${n(x)} ${n(y)}Q${n(cx + (mx - cx) * 0.94)} ${n(cy + (my - cy) * 0.94)} ${n(nx)} ${n(ny)}Z`,
      { fill: tone, stroke: shift(cloth, { light: 0.5 }), width: 1 },
    );
  });
  return {
    backmost:
      sheet.path(`M${n(cx)} ${n(cy)}L${n(cx + side * 60)} 420`, { stroke: '#3a2a22', width: 6 }) + panels.join(''),
  };
};

/** A bird on the shoulder. */
function bird(kind: 'raven' | 'owl' | 'parrot'): WornMaker {
  return (view: WornView) => {
    const { body, accent } = view;
    const { sheet, B, shape, light } = body;
    const side = -light;
    const [x, y] = B(side * (shape.shoulder - 26), 186);
    const coat = { raven: '#1c1c24', owl: '#8a6a48', parrot: mix(accent, '#c4342c', 0.5) }[kind];
    const at = (dx: number, dy: number): Point => [x + side * dx, y + dy];
    const tail = ribbon([at(14, -30), at(26, 10), at(30, 52)], taper(12, 0.5, 0.6, 0.7));
    const trunk = blob([
      at(-14, -104),
      at(8, -112),
      at(26, -92),
      at(34, -56),
      at(26, -12),
      at(4, 0),
      at(-16, -18),
      at(-22, -62),
    ]);
    const wing = blob([at(12, -84), at(34, -64), at(38, -20), at(30, 14), at(14, -14), at(4, -52)]);
    const eye = at(kind === 'owl' ? -6 : -4, -92);
    const beak =
      kind === 'owl'
        ? blob([at(-18, -86), at(-12, -92), at(-12, -78)], 0.5)
        : kind === 'parrot'
          ? blob([at(-18, -98), at(-32, -90), at(-28, -76), at(-18, -84)], 0.7)
          : blob([at(-16, -96), at(-44, -86), at(-18, -82)], 0.4);
    const feathers = [0, 1, 2, 3]
      .map((row) =>
        sheet.path(line([at(12 + row * 3, -66 + row * 18), at(24 + row * 2, -58 + row * 18), at(34, -60 + row * 18)]), {
          stroke: shift(coat, { light: 0.6 }),
          width: 1.6,
          opacity: 0.8,
        }),
      )
      .join('');
    return {
      foremost:
        sheet.path(tail, { fill: shift(coat, { light: 0.8 }) }) +
        sheet.path(trunk, {
          fill: sheet.linear(at(-20, -100), at(34, 0), [
            [0, shift(coat, { light: 1.5 })],
            [0.5, coat],
            [1, shift(coat, { light: 0.6 })],
          ]),
        }) +
        sheet.path(wing, {
          fill: kind === 'parrot' ? '#2f7a5c' : shift(coat, { light: 0.82 }),
          stroke: shift(coat, { light: 0.5 }),
          width: 1,
        }) +
        feathers +
        sheet.path(beak, { fill: kind === 'raven' ? '#3a3a42' : '#d8a24a' }) +
        (kind === 'owl' ? sheet.dot(...eye, 11, { fill: '#d8c0a0' }) : '') +
        sheet.dot(...eye, kind === 'owl' ? 6.4 : 4, { fill: kind === 'raven' ? '#e8e4da' : '#f2c04a' }) +
        sheet.dot(...eye, kind === 'owl' ? 3.6 : 2.2, { fill: '#0c0a0c' }) +
        [0, 9]
          .map((dx) => sheet.path(line([at(-4 + dx, -4), at(-4 + dx, 10)]), { stroke: '#5a4a3a', width: 3 }))
          .join(''),
    };
  };
}

export const raven = bird('raven');
export const owl = bird('owl');
export const parrot = bird('parrot');

/** A warm scarf round the neck. */
export const scarf: WornMaker = ({ body, cloth }) => {
  const { sheet, B, shape } = body;
  const s = shape.neck;
  const dark = shift(cloth, { light: 0.5 });
  const wrap = edges(
    [B(-s - 16, 112), B(-s * 0.6, 132), B(0, 142), B(s * 0.6, 132), B(s + 16, 112)],
    [B(s + 28, 150), B(s + 8, 190), B(0, 202), B(-s - 8, 190), B(-s - 28, 150)],
  );
  const end = edges(
    [B(s * 0.2, 180), B(s + 2, 176)],
    [B(s + 16, 280), B(s + 20, 380)],
    [B(s - 26, 384), B(s - 16, 280), B(s * 0.2, 180)],
  );
  const fill = sheet.linear(B(body.light * 50, 120), B(-body.light * 50, 210), [
    [0, shift(cloth, { light: 1.2 })],
    [0.5, cloth],
    [1, shift(cloth, { light: 0.65 })],
  ]);
  const folds = [124, 146, 168]
    .map((y) =>
      sheet.path(line([B(-s - 16, y), B(0, y + 24), B(s + 18, y - 2)]), { stroke: dark, width: 3, opacity: 0.35 }),
    )
    .join('');
  return {
    'over body':
      sheet.path(wrap, { fill: '#000000', opacity: 0.4, blur: 5, transform: 'translate(0 7)' }) +
      sheet.path(end, { fill, stroke: dark, width: 1 }) +
      sheet.path(wrap, { fill, stroke: dark, width: 1 }) +
      folds,
  };
};
