import { mix, shift } from '../drawing/colour.ts';
import { blob, edges, line, type Point, ribbon, taper } from '../drawing/shape.ts';
import type { WornMaker, WornView } from '../worn/worn.ts';

/** Wings behind the shoulders. */
function wings(kind: 'feather' | 'bat' | 'fairy'): WornMaker {
  return (view: WornView) => {
    const { body, accent, chance } = view;
    const { sheet } = body;
    const plume =
      kind === 'feather'
        ? chance.is(0.6)
          ? '#e9e6ec'
          : '#2a2833'
        : kind === 'bat'
          ? '#352430'
          : mix(accent, '#ffffff', 0.5);
    const one = (side: -1 | 1) => {
      const at = (x: number, y: number) => body.B(side * x, y);
      if (kind === 'fairy') {
        const upper = blob([at(40, 220), at(120, 60), at(230, -60), at(262, 30), at(200, 170)]);
        const lower = blob([at(50, 250), at(170, 250), at(226, 350), at(160, 390), at(80, 320)]);
        const veins = [
          [230, -40],
          [246, 30],
          [200, 140],
          [190, 360],
        ]
          .map(([x = 0, y = 0]) =>
            sheet.path(line([at(50, 236), at(x * 0.6, (y + 236) * 0.52), at(x, y)]), {
              stroke: '#ffffff',
              width: 1.2,
              opacity: 0.6,
            }),
          )
          .join('');
        return (
          [upper, lower]
            .map((d) =>
              sheet.path(d, {
                fill: sheet.linear(at(40, 300), at(260, -40), [
                  [0, accent, 0.55],
                  [1, '#ffffff', 0.4],
                ]),
                stroke: '#ffffff',
                width: 1.4,
              }),
            )
            .join('') + veins
        );
      }
      if (kind === 'bat') {
        const d = edges(
          [at(50, 230), at(130, 70), at(222, -50)],
          [at(222, -50), at(262, 60), at(270, 190)],
          [at(270, 190), at(226, 176), at(206, 270)],
          [at(206, 270), at(164, 246), at(130, 330)],
          [at(130, 330), at(90, 300), at(50, 330)],
        );
        const bones = [
          [222, -50],
          [268, 188],
          [206, 268],
          [130, 328],
        ]
          .map(([x = 0, y = 0]) =>
            sheet.path(ribbon([at(60, 220), at((60 + x) / 2, (200 + y) / 2 - 26), at(x, y)], taper(4, 0.3, 0.5)), {
              fill: shift(plume, { light: 0.7 }),
            }),
          )
          .join('');
        return (
          sheet.path(d, {
            fill: sheet.linear(at(60, 300), at(220, -40), [
              [0, shift(plume, { light: 0.6 })],
              [1, shift(plume, { light: 1.35 })],
            ]),
            stroke: shift(plume, { light: 0.5 }),
            width: 1.2,
          }) + bones
        );
      }
      return (
        [0, 1, 2]
          .map((row) =>
            Array.from({ length: 11 - row }, (_, index) => {
              const q = index / (10 - row);
              const root = at(66 + q * (128 - row * 30), 200 - q * (210 - row * 50) + row * 10);
              const tip = at(150 + q * 96 - row * 30, 470 - q * 360 - row * 96);
              const tone = mix(shift(plume, { light: 0.7 }), plume, 0.3 + row * 0.3);
              return sheet.path(
                ribbon(
                  [root, [(root[0] + tip[0]) / 2 + side * 22, (root[1] + tip[1]) / 2 - 12], tip],
                  taper(13 - row * 2, 0.6, 0.4, 0.15),
                ),
                { fill: tone, stroke: shift(plume, { light: 0.58 }), width: 0.9 },
              );
            }).join(''),
          )
          .join('') +
        sheet.path(ribbon([at(50, 240), at(90, 110), at(150, 20), at(206, -12)], taper(20, 0.4, 0.6)), { fill: plume })
      );
    };
    return { backmost: one(-1) + one(1) };
  };
}

export const featherWings = wings('feather');
export const batWings = wings('bat');
export const fairyWings = wings('fairy');

/** A tail that rises behind one shoulder. */
function tail(kind: 'fox' | 'devil' | 'fish'): WornMaker {
  return ({ body, hair, accent, head }) => {
    const { sheet, B } = body;
    const side = -head.light;
    const spine = [B(side * 120, 520), B(side * 206, 400), B(side * 214, 280), B(side * 176, 196), B(side * 196, 120)];
    if (kind === 'devil') {
      const tip = spine.at(-1) as Point;
      return {
        backmost:
          sheet.path(ribbon(spine, taper(6, 0.2, 0.8, 0.5)), { fill: '#5a1f28' }) +
          sheet.path(
            blob(
              [
                [tip[0], tip[1] - 26],
                [tip[0] + 14, tip[1] + 6],
                [tip[0], tip[1]],
                [tip[0] - 14, tip[1] + 6],
              ],
              0.6,
            ),
            { fill: '#6e2630' },
          ),
      };
    }
    if (kind === 'fish') {
      const tip = B(side * 200, 150);
      const fin = (way: number) =>
        blob(
          [tip, [tip[0] + way * 26, tip[1] - 40], [tip[0] + way * 66, tip[1] - 74], [tip[0] + way * 44, tip[1] - 20]],
          0.9,
        );
      return {
        backmost:
          sheet.path(
            ribbon([B(side * 100, 560), B(side * 196, 440), B(side * 218, 300), tip], taper(40, 0.2, 0.9, 0.22)),
            {
              fill: sheet.linear(B(side * 200, 560), tip, [
                [0, shift(accent, { light: 0.5 })],
                [1, accent],
              ]),
            },
          ) +
          [1, -1]
            .map((way) =>
              sheet.path(fin(way), {
                fill: mix(accent, '#ffffff', 0.25),
                opacity: 0.9,
                stroke: shift(accent, { light: 0.7 }),
                width: 1,
              }),
            )
            .join(''),
      };
    }
    return {
      backmost:
        sheet.path(ribbon(spine, taper(40, 0.55, 0.4, 0.05)), { fill: hair.base, stroke: hair.deep, width: 1.4 }) +
        sheet.path(ribbon(spine.slice(2), taper(26, 0.4, 0.2, 0.05)), { fill: hair.light, opacity: 0.8 }),
    };
  };
}

export const foxTail = tail('fox');
export const devilTail = tail('devil');
export const fishTail = tail('fish');
