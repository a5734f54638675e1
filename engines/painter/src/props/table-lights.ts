import { mix, shift } from '../drawing/colour.ts';
import { blob } from '../drawing/shape.ts';
import { box, glowAt, round, stands } from './table-props.ts';

/** A lantern, lit. */
export const lantern = stands((sheet, { metal }) => {
  const iron = mix(metal, '#2a2420', 0.65);
  return (
    glowAt(sheet, -80, 190, '#ffb95c') +
    sheet.path('M-22 -146Q0 -196 22 -146', { stroke: iron, width: 5 }) +
    sheet.path(
      blob(
        [
          [-40, -126],
          [0, -158],
          [40, -126],
        ],
        0.4,
      ),
      { fill: iron },
    ) +
    sheet.path(box(-34, -126, 68, 104), {
      fill: sheet.radial([0, -66], 70, [
        [0, '#fff3c4'],
        [0.4, '#ffc463'],
        [1, '#8a4a1c'],
      ]),
    }) +
    [-34, -2, 30].map((x) => sheet.path(box(x, -126, 5, 104), { fill: iron })).join('') +
    sheet.path(box(-44, -24, 88, 20), { fill: iron })
  );
});

/** Candles on a dish. */
export const candles = stands(
  (sheet) =>
    [
      [-34, 64],
      [2, 96],
      [36, 48],
    ]
      .map(
        ([x = 0, tall = 0]) =>
          sheet.soft(x, -tall - 20, 110, 110, '#ffb95c', 0.5) +
          sheet.path(box(x - 11, -tall, 22, tall), { fill: round(sheet, '#ead6b0', x - 11, x + 11) }) +
          sheet.path(
            blob([
              [x, -tall - 40],
              [x + 8, -tall - 18],
              [x, -tall - 2],
              [x - 8, -tall - 18],
            ]),
            { fill: '#ffd98a' },
          ) +
          sheet.dot(x, -tall - 13, 4, { fill: '#fffbe8' }),
      )
      .join('') +
    sheet.path(
      blob([
        [-70, -4],
        [0, -12],
        [70, -4],
        [40, 10],
        [-40, 10],
      ]),
      { fill: '#5a4632' },
    ),
);

/** A flask of something that glows. */
export const potion = stands(
  (sheet, { accent }) =>
    glowAt(sheet, -50, 130, accent) +
    sheet.path(
      blob(
        [
          [-12, -140],
          [-12, -104],
          [-50, -60],
          [-44, -8],
          [44, -8],
          [50, -60],
          [12, -104],
          [12, -140],
        ],
        0.7,
      ),
      { fill: '#e8f4ff', opacity: 0.28, stroke: '#ffffff', width: 1.6 },
    ) +
    sheet.path(
      blob(
        [
          [-46, -58],
          [0, -64],
          [46, -58],
          [42, -12],
          [-42, -12],
        ],
        0.8,
      ),
      {
        fill: sheet.radial([0, -36], 60, [
          [0, mix(accent, '#ffffff', 0.6)],
          [0.6, accent],
          [1, shift(accent, { light: 0.55 })],
        ]),
      },
    ) +
    sheet.path(box(-15, -158, 30, 22), { fill: '#8a6a44' }) +
    sheet.dot(-16, -40, 5, { fill: '#ffffff', opacity: 0.5 }) +
    sheet.dot(10, -28, 3, { fill: '#ffffff', opacity: 0.5 }),
);

/** A ball of crystal in its ring. */
export const orb = stands(
  (sheet, { accent, metal, chance }) =>
    glowAt(sheet, -66, 150, accent) +
    sheet.dot(0, -66, 56, {
      fill: sheet.radial([-14, -84], 80, [
        [0, '#ffffff'],
        [0.25, mix(accent, '#ffffff', 0.5)],
        [0.7, accent],
        [1, shift(accent, { light: 0.4 })],
      ]),
    }) +
    Array.from({ length: 9 }, () =>
      sheet.dot(chance.range(-34, 34), -66 + chance.range(-34, 34), chance.range(1, 3), {
        fill: '#ffffff',
        opacity: 0.8,
      }),
    ).join('') +
    sheet.path(
      blob(
        [
          [-46, -22],
          [0, -10],
          [46, -22],
          [36, 6],
          [-36, 6],
        ],
        0.8,
      ),
      { fill: shift(metal, { light: 0.7 }) },
    ),
);
