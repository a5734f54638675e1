import type { Chance } from '../drawing/chance.ts';
import type { Braid } from './braid.ts';
import { letFall } from './falling.ts';
import { type HairPlan, REACH } from './growth.ts';
import { alongSkull, type Bearing, heading, onSkull, type Vec } from './skull.ts';

export function plait(from: Bearing, side: -1 | 1, to: number, width: number, forward: boolean, tie?: string): Braid {
  const root = onSkull(heading(from), 5);
  const path: Vec[] = [
    root,
    [side * 80, 62, forward ? -22 : -30],
    [side * 85, 110, forward ? 6 : -20],
    [side * 85, 170, 26],
    [side * 80, 230, 34],
    [side * 76, to, 34],
  ];
  return {
    places: path.filter(([, y], index) => index === 0 || y <= to),
    width,
    layer: forward ? 'front' : 'back',
    twist: false,
    tie,
  };
}

/** Ropes of hair that fall like locks do: locs and box braids. */
export function ropes(plan: HairPlan, chance: Chance, width: number, twist: boolean): Braid[] {
  const to = REACH[plan.length];
  return ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: 15 }, (_, index) => {
      const q = index / 14;
      const reach = 54 + q * 104;
      const path = alongSkull(
        [
          [[side * (5 + q * 4), 38 + q * 50], 4],
          [[side * (reach * 0.56 + 3), 38 + q * 20], 9 + plan.volume * 3],
          [[side * reach, 4 - q * 6], 10 + plan.volume * 4],
        ],
        6,
      );
      const fall = { to, wave: 3, waveLength: 120, curl: 0, volume: 0, flare: 3 + q * 10, blunt: 1, ragged: 20 };
      return {
        places: letFall(path, fall, side, chance.range(0, 6), to * chance.range(0.84, 1.04)),
        width: width * chance.range(0.85, 1.15),
        layer: reach > 106 ? ('back' as const) : ('front' as const),
        twist,
        tie: undefined,
      };
    }),
  );
}
