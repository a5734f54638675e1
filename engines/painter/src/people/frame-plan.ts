import type { Chance } from '../drawing/chance.ts';
import type { HairShape } from '../hair/growth.ts';
import type { Appearance, ViewName } from '../reading/appearance.ts';
import type { WornName } from '../worn/all-worn.ts';

/** The position in the picture of the point between the eyes, and the scale of the figure. */
export interface Frame {
  scale: number;
  x: number;
  y: number;
}

/** How far above the eyes tall hair, horns and headwear reach. */
const TALL: Partial<Record<WornName | HairShape, number>> = {
  'top hat': 200,
  'witch hat': 220,
  'swept horns': 232,
  antlers: 254,
  'small horns': 164,
  antennae: 218,
  'fox ears': 186,
  'cat ears': 168,
  crown: 150,
  tricorn: 206,
  'cowboy hat': 162,
  hood: 176,
  halo: 190,
  'wide-brimmed hat': 160,
  fedora: 158,
  'high bun': 178,
  'messy bun': 178,
  mohawk: 204,
  afro: 178,
  'high ponytail': 158,
  updo: 158,
  'man bun': 158,
};
const HEAD = 140;
const SCALES: Record<ViewName, readonly [number, number]> = {
  close: [1.55, 1.75],
  bust: [1.24, 1.5],
  half: [0.96, 1.04],
  full: [0.8, 0.86],
};

/** Frames a figure so that tall hair, horns and headwear stay inside the picture. */
export function planFrame(
  { view = 'bust' }: Appearance,
  yaw: number,
  worn: readonly WornName[],
  hair: HairShape,
  mood: Chance,
): Frame {
  const chance = mood.branch('frame');
  const isClose = view === 'close';
  const tall = Math.max(HEAD, TALL[hair] ?? 0, ...worn.map((name) => TALL[name] ?? 0));
  const wanted = chance.range(...SCALES[view]);
  const scale = isClose ? wanted : Math.min(wanted, 330 / tall);
  const y = Math.max(isClose ? 340 : 288, tall * scale + chance.range(22, 46));
  return { scale, x: 256 - yaw * 56 + chance.lean() * 16, y: Math.min(y, isClose ? 380 : 372) };
}
