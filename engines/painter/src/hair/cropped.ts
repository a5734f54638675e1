import type { Chance } from '../drawing/chance.ts';
import type { Lock } from './lock.ts';
import { type Bearing, hairlineAt, heading, onSkull, type Vec } from './skull.ts';

/** Where short hair is combed to, and how long it is, by place on the head. */
export interface Crop {
  top: number;
  sides: number;
  /** Direction of the hair on top: x to the right, y down, z to the front. */
  comb: Vec;
  /** How much it stands up, 0 to 1. */
  stand: number;
  wave: number;
  /** Disorder, 0 to 1. */
  mess: number;
  /** Degrees of the side parting; 0 is none. */
  part: number;
  /** Degrees up at which the short sides end. */
  fade: number;
}

/** Evenly spread places over the part of the skull that carries hair. */
function scalp(count: number, chance: Chance, lowest = -60): Bearing[] {
  const spots: Bearing[] = [];
  for (let index = 0; index < count; index++) {
    const up = (Math.asin(1 - ((index + 0.5) / count) * 1.55) * 180) / Math.PI;
    const around = ((index * 137.508 + chance.range(-6, 6)) % 360) - 180;
    if (up > Math.max(lowest, hairlineAt(around)) && Math.abs(around) < 140) spots.push([around, up]);
  }
  return spots;
}

/** Along the forehead and the temples, so that the hairline is closed. */
function rim(chance: Chance): Bearing[] {
  return Array.from({ length: 92 }, (_, index) => {
    const around = -92 + index * 2.02 + chance.range(-1, 1);
    return [around, hairlineAt(around) + chance.range(0, 3)];
  });
}

/** Short hair: many small locks, each combed its own way. */
export function croppedLocks(crop: Crop, chance: Chance): Lock[] {
  return [...scalp(crop.top < 14 ? 620 : 540, chance), ...rim(chance)].map(([around, up]) => {
    const root = heading([around, up]);
    const isTop = up > crop.fade;
    const blend = Math.min(1, Math.max(0, (up - crop.fade + 14) / 28));
    const long = (crop.sides + (crop.top - crop.sides) * blend) * chance.range(0.8, 1.2);
    const flip = crop.part !== 0 && (around - crop.part) * Math.sign(crop.part) > 0 ? -1 : 1;
    const flow: Vec = isTop
      ? [crop.comb[0] * flip, crop.comb[1], crop.comb[2]]
      : [Math.sign(around) * 0.15, 0.75, -0.65];
    const wild = crop.mess * (isTop ? 1 : 0.3);
    const way: Vec = [
      flow[0] + chance.lean() * wild,
      flow[1] + chance.lean() * wild * 0.6,
      flow[2] + chance.lean() * wild,
    ];
    // A direction that points into the head is turned along its surface.
    const inward = way[0] * root[0] + way[1] * root[1] + way[2] * root[2];
    const slide: Vec = [way[0] - root[0] * inward, way[1] - root[1] * inward, way[2] - root[2] * inward];
    const size = Math.hypot(...slide) || 1;
    const stand = crop.stand * blend;
    const phase = chance.range(0, 6.28);
    const places = Array.from({ length: 6 }, (_, step): Vec => {
      const t = step / 5;
      const go = (long * t) / 84;
      const lift = 1.5 + blend * 3 + long * stand * Math.sin(t * 1.9) * 0.62;
      const sway = (crop.wave * Math.sin(t * 5 + phase) * t) / 84;
      const moved: Vec = [
        root[0] + (slide[0] / size) * go + sway,
        root[1] + (slide[1] / size) * go + t * t * go * 0.25,
        root[2] + (slide[2] / size) * go,
      ];
      return onSkull(moved, lift);
    });
    return {
      places,
      width: Math.min(3.3, 0.9 + long * 0.06) * chance.range(0.75, 1.25),
      layer: 'front' as const,
      tone: chance.lean() * 0.7 + Math.sin(around * 0.11 + up * 0.23) * 0.7 - (isTop ? 0 : 0.5),
      root: 0.6,
      fine: true,
      hugs: Infinity,
    };
  });
}

/** Curls close to the head, or standing away from it as one round mass. */
export function curlLocks(volume: number, curl: number, count: number, chance: Chance, lowest = -48): Lock[] {
  return scalp(count, chance, lowest).flatMap(([around, up]) => {
    const shells = volume > 26 ? [0.55, 1] : [1];
    return shells.map((shell) => {
      const [x, y, z] = onSkull(
        heading([around, up]),
        volume * shell * (0.72 + 0.28 * Math.sin((up * Math.PI) / 180 + 0.5)) * chance.range(0.86, 1.1),
      );
      const radius = curl * chance.range(0.75, 1.25);
      const from = chance.range(0, 6.28);
      const turn = chance.range(4, 5.4) * (chance.is(0.5) ? 1 : -1);
      const places = Array.from({ length: 9 }, (_, step): Vec => {
        const a = from + (turn * step) / 8;
        const shrink = radius * (1 - (step / 8) * 0.35);
        return [x + Math.cos(a) * shrink, y + Math.sin(a) * shrink, z + Math.sin(a * 1.3) * radius * 0.4];
      });
      return {
        places,
        width: radius * 0.42,
        layer: Math.abs(around) > 96 ? ('back' as const) : ('front' as const),
        tone: chance.lean() - (1 - shell) * 1.6,
        root: 0.7,
        ...(volume < 26 && { hugs: Infinity }),
      };
    });
  });
}

/** A crest of upright hair from the forehead to the nape. */
export function crestLocks(chance: Chance): Lock[] {
  return Array.from({ length: 90 }, (_, index) => {
    const q = (index % 45) / 44;
    const up = 34 + q * 110;
    const [x, y, z] = onSkull(heading(up <= 90 ? [chance.lean() * 9, up] : [180 + chance.lean() * 9, 180 - up]), 2);
    const long = (50 + 34 * Math.sin(q * 2.6 + 0.3)) * chance.range(0.8, 1.1);
    const aside = x * 0.28 + chance.lean() * 4;
    const places = [0, 0.25, 0.5, 0.75, 1].map(
      (t): Vec => [x + aside * t, y - long * t * (0.95 - q * 0.25), z + (1 - q * 2.1) * 18 * t * t],
    );
    return { places, width: chance.range(4.5, 7), layer: 'front' as const, tone: chance.lean(), order: 1, root: 0.8 };
  });
}
