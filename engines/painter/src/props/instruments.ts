import { mix } from '../drawing/colour.ts';
import { blob, line, type Point } from '../drawing/shape.ts';
import { box, round, stands } from './table-props.ts';

/** A microphone on its stand. */
export const microphone = stands(
  (sheet) =>
    sheet.path(box(-5, -130, 10, 140), { fill: '#23242c' }) +
    sheet.path(
      blob(
        [
          [-26, -206],
          [26, -206],
          [28, -160],
          [14, -128],
          [-14, -128],
          [-28, -160],
        ],
        0.9,
      ),
      { fill: round(sheet, '#8d929e', -28, 28), stroke: '#3a3d46', width: 2 },
    ) +
    [-190, -176, -162, -148].map((y) => sheet.path(`M-26 ${y}H26`, { stroke: '#4a4e5a', width: 3 })).join('') +
    sheet.path(box(-30, -160, 60, 8), { fill: '#d8b45e' }),
  0.5,
);

/** A large shell. */
export const shell = stands((sheet, { accent }) => {
  const fan = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI + ((index + 0.5) / 9) * Math.PI;
    return [Math.cos(angle) * 74, -6 + Math.sin(angle) * 96] as Point;
  });
  return (
    sheet.path(blob([[-18, -2], ...fan, [18, -2], [0, 8]], 0.9), {
      fill: sheet.radial([0, 0], 100, [
        [0, '#d89a86'],
        [0.6, '#f4dccb'],
        [1, mix('#fbeee2', accent, 0.2)],
      ]),
      stroke: '#a8766a',
      width: 1.4,
    }) +
    fan
      .map(([x, y]) =>
        sheet.path(
          line([
            [x * 0.12, -2],
            [x * 0.6, y * 0.62],
            [x * 0.96, y * 0.96],
          ]),
          { stroke: '#b98474', width: 2, opacity: 0.7 },
        ),
      )
      .join('')
  );
});

/** A camera. */
export const camera = stands(
  (sheet, { metal }) =>
    sheet.path(box(-70, -96, 140, 92), { fill: round(sheet, '#2a2a30', -70, 70) }) +
    sheet.path(box(-70, -96, 140, 22), { fill: round(sheet, mix(metal, '#b8bcc4', 0.7), -70, 70) }) +
    sheet.path(box(-26, -116, 52, 22), { fill: '#9aa0aa' }) +
    sheet.dot(0, -44, 36, { fill: '#16161a', stroke: '#8d929c', width: 5 }) +
    sheet.dot(0, -44, 22, {
      fill: sheet.radial([-6, -52], 26, [
        [0, '#7a8ad0'],
        [0.6, '#2a2f5c'],
        [1, '#0c0d18'],
      ]),
    }) +
    sheet.dot(-9, -54, 5, { fill: '#ffffff', opacity: 0.8 }),
);

/** A chess piece or two. */
export const chess = stands((sheet) =>
  ['#e8dcc4', '#2c2426']
    .map((tone, index) => {
      const x = index * 58 - 30;
      return (
        sheet.path(
          blob(
            [
              [x - 30, 0],
              [x - 26, -16],
              [x - 14, -30],
              [x - 10, -80],
              [x - 20, -92],
              [x, -104],
              [x + 20, -92],
              [x + 10, -80],
              [x + 14, -30],
              [x + 26, -16],
              [x + 30, 0],
            ],
            0.7,
          ),
          { fill: round(sheet, tone, x - 28, x + 28) },
        ) + sheet.dot(x, -118, 17, { fill: round(sheet, tone, x - 17, x + 17) })
      );
    })
    .join(''),
);

/** A violin or a lute, its neck rising before the shoulder. */
export const lute = stands((sheet) => {
  const wood = '#8a4a22';
  return sheet.group(
    sheet.path(box(-9, -330, 18, 230), { fill: round(sheet, '#3a2216', -9, 9) }) +
      sheet.path(
        blob(
          [
            [-16, -330],
            [0, -372],
            [16, -330],
          ],
          0.7,
        ),
        { fill: '#4a2a18' },
      ) +
      [-352, -342].map((y) => sheet.path(`M-22 ${y}H22`, { stroke: '#d8c09a', width: 4 })).join('') +
      sheet.path(
        blob([
          [-30, -120],
          [-66, -84],
          [-46, -40],
          [-80, 10],
          [0, 50],
          [80, 10],
          [46, -40],
          [66, -84],
          [30, -120],
        ]),
        { fill: round(sheet, wood, -80, 80), stroke: '#4a2410', width: 3 },
      ) +
      sheet.dot(0, -40, 19, { fill: '#2a140a' }) +
      [-5, -1.6, 1.6, 5]
        .map((x) => sheet.path(`M${x} -340V10`, { stroke: '#f0e4cc', width: 0.9, opacity: 0.85 }))
        .join(''),
    { transform: 'rotate(-14)' },
  );
}, 0.66);
