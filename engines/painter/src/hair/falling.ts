import type { Chance } from '../drawing/chance.ts';
import type { Lock } from './lock.ts';
import { alongSkull, type Bearing, type Vec } from './skull.ts';

/** How hair behaves once it leaves the head. */
export interface Fall {
  /** How far down it reaches; 108 is the chin. */
  to: number;
  /** Height of its waves and the length of one, in pixels. */
  wave: number;
  waveLength: number;
  /** 0 lies in waves, 1 winds round itself. */
  curl: number;
  volume: number;
  /** How far the ends stand away from the head, or (negative) turn in. */
  flare: number;
  /** How blunt the ends are, 0 to 1. */
  blunt: number;
  /** Unevenness of the ends. */
  ragged: number;
}

interface Parting {
  /** Degrees from the middle; positive is the right. */
  at: number;
  /** The side combed back behind the ear: 2 is both, 0 neither. */
  tuck: -1 | 0 | 1 | 2;
}

/** Lets a line fall from its end by its own weight, in waves. */
export function letFall(places: Vec[], fall: Fall, side: number, phase: number, to: number, out = 1): Vec[] {
  const end = places.at(-1) as Vec;
  const before = places.at(-3) ?? end;
  const drop = to - end[1];
  if (drop <= 6) return places;
  const step = fall.wave > 0 ? Math.min(12, fall.waveLength / (7 + fall.curl * 2)) : 14;
  const steps = Math.max(3, Math.min(70, Math.round(drop / step)));
  const drift = (end[0] - before[0]) * 0.45;
  const fallen: Vec[] = [];
  for (let index = 1; index <= steps; index++) {
    const part = index / steps;
    const grown = Math.min(1, (drop * part) / 50);
    const turn = phase + ((drop * part) / fall.waveLength) * 2 * Math.PI;
    // The amplitude grows towards the ends; hair close to the head hardly waves.
    const reach = fall.wave * grown * (0.75 + part * 0.4);
    const x =
      end[0] + drift * (1 - Math.exp(-part * 4)) + side * out * fall.flare * part ** 1.5 + reach * Math.sin(turn);
    const z = end[2] + reach * Math.cos(turn) * (0.4 + fall.curl * 0.9);
    fallen.push([x, end[1] + drop * part + fall.curl * reach * 0.5 * Math.cos(turn + 0.6), z]);
  }
  return [...places, ...fallen];
}

/** Hair that falls freely from a parting. */
export function fallingLocks(fall: Fall, parting: Parting, chance: Chance): Lock[] {
  const locks: Lock[] = [];
  const beat = chance.range(0, 6.28);
  const count = 20;
  for (const side of [-1, 1] as const) {
    const tucked = parting.tuck === 2 || parting.tuck === side;
    // The narrower side of a parting carries less hair and lies flatter.
    const share = 1 - (side * parting.at) / 60;
    for (let index = 0; index < count; index++) {
      const q = index / (count - 1);
      const up = 36 + q * 62;
      const lean = parting.at * (1 - q * 0.5);
      const across = lean / Math.max(0.35, Math.cos((up * Math.PI) / 180));
      const start: Bearing = up <= 90 ? [across + side * 4, up] : [180 + side * -4, 180 - up];
      const reach = (tucked ? 82 : 53) + q * (tucked ? 86 : 106) + chance.range(-3, 3);
      const volume = fall.volume * (0.55 + 0.65 * Math.sin(Math.min(1, q + 0.15) * Math.PI)) * share;
      const path = alongSkull(
        [
          [start, 3 + volume * 0.15],
          [[side * (reach * (0.5 + q * 0.12) + 4) + lean * 0.4, 36 + q * 20], 4 + volume * (0.45 + q * 0.5)],
          [[side * reach, 6 - q * 8], 4 + volume],
        ],
        7,
      );
      const shorter = q < 0.25 ? (0.25 - q) * 0.35 : 0;
      const to = fall.to * (1 - (fall.to > 130 ? shorter : shorter * 0.2)) + chance.range(-1, 1) * fall.ragged;
      locks.push({
        places: letFall(
          path,
          { ...fall, flare: fall.flare + (q - 0.2) * 34 * Math.min(1, fall.to / 200) },
          side,
          beat + q * 2 + side * 0.7 + chance.range(-0.4, 0.4),
          to,
        ),
        width: chance.range(6, 10.5) * (1 - fall.curl * 0.2),
        layer: reach > 106 || tucked ? 'back' : 'front',
        ...(tucked && reach <= 150 && { hugs: path.length }),
        tone: chance.lean(),
        blunt: fall.blunt,
      });
    }
  }
  return [...locks, ...backLocks(fall, beat, chance)];
}

/** The mass at the back, which shows beside and behind the neck. */
function backLocks(fall: Fall, beat: number, chance: Chance): Lock[] {
  return Array.from({ length: 20 }, (_, index) => {
    const around = 96 + (168 * index) / 19;
    const path = alongSkull(
      [
        [[around, 46], 5],
        [[around, 4], 4 + fall.volume * 0.9],
      ],
      6,
    );
    const away = Math.abs(Math.sin((around * Math.PI) / 180));
    const to = fall.to * 1.03 + chance.range(-1, 1) * fall.ragged;
    return {
      places: letFall(path, fall, around < 180 ? 1 : -1, beat + index * 0.5, to, away),
      width: chance.range(9, 13),
      layer: 'back' as const,
      tone: chance.lean() - 1.1,
      order: -1,
      blunt: fall.blunt,
    };
  });
}
