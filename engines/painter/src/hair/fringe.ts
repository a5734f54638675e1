import type { Chance } from '../drawing/chance.ts';
import type { Lock } from './lock.ts';
import { alongSkull, type Bearing, type Vec } from './skull.ts';

export type Fringe = 'none' | 'straight' | 'curtain' | 'side' | 'wispy';

const lock = (places: Vec[], width: number, chance: Chance, blunt = 0): Lock => ({
  places,
  width,
  layer: 'front',
  tone: chance.lean(),
  order: 1,
  blunt,
  hugs: Infinity,
});

/** Hair that falls over the forehead. */
export function fringeLocks(kind: Fringe, wave: number, chance: Chance): Lock[] {
  const side = chance.is(0.5) ? 1 : -1;
  const bend = (x: number) => Math.sin(x * 1.7) * wave * 0.35;
  if (kind === 'straight' || kind === 'wispy') {
    const count = kind === 'straight' ? 21 : 15;
    return Array.from({ length: count }, (_, index) => {
      const part = index / (count - 1) - 0.5;
      const around = part * 100 + chance.range(-2, 2);
      const end = -27 + chance.range(-4, 4) + Math.abs(part) * (kind === 'straight' ? 14 : 26);
      const path = alongSkull(
        [
          [[around * 0.5, 68], 8],
          [[around * 0.85, 42], 12],
          [[around, 22], 9],
        ],
        5,
      );
      const [x, y, z] = path.at(-1) as Vec;
      const fall: Vec[] = [1, 2, 3].map((step) => [
        x + bend(index) * step * 0.4 + part * step * 2,
        y + ((end - y) * step) / 3,
        z - step * 0.5,
      ]);
      return lock(
        end > y + 4 ? [...path, ...fall] : path,
        chance.range(5.5, 8.5) * (kind === 'wispy' ? 0.78 : 1),
        chance,
        kind === 'straight' ? 0.35 : 0,
      );
    });
  }
  if (kind === 'curtain') {
    return ([-1, 1] as const).flatMap((way) =>
      Array.from({ length: 8 }, (_, index) => {
        const q = index / 7;
        const path = alongSkull(
          [
            [[way * 3, 44 + q * 16], 8],
            [[way * (14 + q * 8), 30 + q * 10], 17],
            [[way * (38 + q * 8), 8 + q * 8], 15],
            [[way * (58 + q * 8), -14 + q * 4 + chance.range(-5, 5)], 17],
          ],
          5,
        );
        return lock(path, chance.range(4.5, 7), chance);
      }),
    );
  }
  if (kind === 'side') {
    return Array.from({ length: 14 }, (_, index) => {
      const q = index / 13;
      const from: Bearing = [side * -(24 - q * 8), 46 + q * 18];
      const path = alongSkull(
        [
          [from, 7],
          [[side * (2 + q * 6), 36 + q * 10], 15],
          [[side * (30 + q * 6), 17 + q * 10], 14],
          [[side * (54 + q * 8), -4 + q * 6 + chance.range(-4, 4)], 13],
        ],
        5,
      );
      return lock(path, chance.range(5, 7.5), chance);
    });
  }
  return [];
}
