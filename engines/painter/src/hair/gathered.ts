import type { Chance } from '../drawing/chance.ts';
import { type Fall, letFall } from './falling.ts';
import type { Lock } from './lock.ts';
import { alongSkull, type Bearing, hairlineAt, heading, onSkull, type Vec } from './skull.ts';

/** Hair combed from the hairline to one place at the back of the head. */
export function combedLocks(to: Bearing, volume: number, chance: Chance, parting = 0): Lock[] {
  const count = 44;
  return Array.from({ length: count }, (_, index) => {
    const around = -124 + (248 * index) / (count - 1) + chance.range(-1.5, 1.5);
    const low = hairlineAt(around);
    const high = to[1] > 30;
    // Hair goes round the side to a low knot, and over the top to a high one.
    const over: Bearing = high
      ? [around * 0.92 + parting * 0.2, low + (to[1] - low) * 0.45 + 8]
      : [
          around + Math.sign(around - parting) * (34 - Math.abs(around) * 0.16),
          low + 16 - Math.abs(around) * 0.14 + (Math.abs(around) < 40 ? 12 : 0),
        ];
    const near: Bearing = high
      ? [around * 0.75, to[1] - 4]
      : [Math.sign(around - parting || 1) * (120 + Math.abs(around) * 0.3), to[1] + 12];
    return {
      places: alongSkull(
        [
          [[around, low - 1], 1.5],
          [over, 4 + volume],
          [near, 4 + volume * 0.6],
          [to, 3],
        ],
        6,
      ),
      width: chance.range(5.5, 8.5),
      layer: 'front' as const,
      tone: chance.lean(),
      root: 0.5,
      hugs: Infinity,
    };
  });
}

/** A knot of hair: strands wound round a ball. */
export function knotLocks(
  centre: Vec,
  radius: number,
  chance: Chance,
  loose = 0.1,
  layer: Lock['layer'] = 'front',
): Lock[] {
  const count = 17;
  // A dark heart, so that nothing shows through between the strands.
  const [x0, y0, z0] = centre;
  const heart: Lock = {
    places: [-0.5, 0, 0.5].map((step): Vec => [x0 + step * radius, y0, z0]),
    width: radius * 0.8,
    layer,
    tone: -2.4,
    order: 1.9,
    root: 1,
    blunt: 0.9,
    fine: true,
  };
  const strands = Array.from({ length: count }, (_, index) => {
    const tilt = (index / count) * Math.PI + chance.range(-0.2, 0.2);
    const from = chance.range(0, 6.28);
    const ring = radius * (0.5 + (0.5 * ((index * 7) % count)) / count) * (1 + chance.lean() * loose);
    const places = Array.from({ length: 11 }, (_, step): Vec => {
      const a = from + (step / 10) * chance.range(3.4, 3.6);
      const [x, y] = [Math.cos(a) * ring, Math.sin(a) * ring * (0.55 + 0.4 * Math.abs(Math.cos(tilt)))];
      return [
        centre[0] + x * Math.cos(tilt) - y * Math.sin(tilt),
        centre[1] + x * Math.sin(tilt) + y * Math.cos(tilt),
        centre[2] + radius * 0.7 - ring * 0.6 + Math.sin(a * 2) * 3,
      ];
    });
    return {
      places,
      width: radius * chance.range(0.2, 0.3),
      layer,
      tone: chance.lean() - (index < 5 ? 0.8 : 0),
      order: 2 + index / count,
    };
  });
  return [heart, ...strands];
}

/** A tail of hair that hangs from a place at the back and comes forward over one shoulder, or stays behind. */
export function tailLocks(from: Bearing, fall: Fall, side: -1 | 1, chance: Chance, forward: boolean): Lock[] {
  const beat = chance.range(0, 6.28);
  const root = onSkull(heading(from), 6);
  return Array.from({ length: 17 }, (_, index) => {
    const spread = (index / 16 - 0.5) * 2;
    const high = from[1] > 20;
    const rise = high ? 26 : 4;
    const away = forward ? 74 : 62;
    const places: Vec[] = [
      root,
      [root[0] + side * (16 + spread * 5), root[1] - rise, root[2] - 4],
      [root[0] + side * (44 + spread * 9), root[1] - rise * 0.5 + 10, root[2] + 4],
      [side * (68 + spread * 10), root[1] + (high ? 34 : 16), -58],
      [side * (away + 10 + spread * 13), root[1] + (high ? 62 : 36), forward ? -24 : -50],
      [side * (away + 13 + spread * 17), root[1] + (high ? 96 : 60), forward ? 14 : -40],
      [side * (away + 13 + spread * 19), root[1] + (high ? 130 : 88), forward ? 34 : -30],
    ];
    return {
      places: letFall(
        places,
        fall,
        side,
        beat + spread * 0.9,
        fall.to + chance.range(-1, 1) * fall.ragged - Math.abs(spread) * 14,
        spread * 0.6,
      ),
      width: chance.range(6, 10),
      layer: forward ? ('front' as const) : ('back' as const),
      tone: chance.lean(),
      order: forward ? 1.5 : 0,
      ...(forward && { hugs: Infinity }),
    };
  });
}

/** Single strands that have come loose and frame the face. */
export function looseStrands(chance: Chance, to: number, wave: number, count = 2): Lock[] {
  return ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: count }, (_, index) => {
      const path = alongSkull(
        [
          [[side * (26 + index * 12), 33 - index * 4], 2],
          [[side * (40 + index * 10), 24], 9],
          [[side * (57 + index * 6), 0], 9],
        ],
        5,
      );
      const fall = { to, wave, waveLength: 58, curl: 0.2, volume: 0, flare: 2, blunt: 0, ragged: 0 };
      return {
        places: letFall(path, fall, side, chance.range(0, 6), to * chance.range(0.75, 1.05)),
        width: chance.range(2, 3.6),
        layer: 'front' as const,
        tone: chance.lean(),
        order: 1,
      };
    }),
  );
}
