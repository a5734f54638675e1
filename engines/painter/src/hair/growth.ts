import type { Chance } from '../drawing/chance.ts';
import type { Braid } from './braid.ts';
import type { Crop } from './cropped.ts';
import type { Fall } from './falling.ts';
import type { Fringe } from './fringe.ts';
import type { Lock } from './lock.ts';

export const HAIR_SHAPES = [
  'loose',
  'half up',
  'high ponytail',
  'low ponytail',
  'side ponytail',
  'high bun',
  'low bun',
  'messy bun',
  'updo',
  'side braid',
  'two braids',
  'crown braid',
  'locs',
  'box braids',
  'cornrows',
  'afro',
  'pixie',
  'crop',
  'side part',
  'slicked back',
  'quiff',
  'curly top',
  'messy',
  'undercut',
  'mohawk',
  'buzz',
  'bald',
  'man bun',
  'tendrils',
] as const;
export type HairShape = (typeof HAIR_SHAPES)[number];
export type HairTexture = 'straight' | 'wavy' | 'curly' | 'coily';
export type HairLength = 'chin' | 'shoulder' | 'chest' | 'waist';

export interface HairPlan {
  shape: HairShape;
  texture: HairTexture;
  length: HairLength;
  fringe: Fringe;
  /** Degrees from the middle; positive is the right. */
  parting: number;
  tuck: -1 | 0 | 1 | 2;
  side: -1 | 1;
  volume: number;
}

/** The shapes of a hairstyle: locks, plaits, and how far the bare skull shows through. */
export interface Growth {
  locks: Lock[];
  braids: Braid[];
  /** Room between skull and hair, for the dark ground under it. */
  ground: number;
  /** How much skin shows through the ground: 1 is a shaven head. */
  bare: number;
}

export const REACH: Record<HairLength, number> = { chin: 92, shoulder: 150, chest: 250, waist: 360 };
const TEXTURE: Record<HairTexture, Pick<Fall, 'wave' | 'waveLength' | 'curl' | 'volume' | 'flare'>> = {
  straight: { wave: 1.2, waveLength: 150, curl: 0, volume: 9, flare: 8 },
  wavy: { wave: 9, waveLength: 98, curl: 0, volume: 14, flare: 22 },
  curly: { wave: 8.5, waveLength: 46, curl: 0.9, volume: 20, flare: 34 },
  coily: { wave: 6.5, waveLength: 30, curl: 1, volume: 27, flare: 44 },
};

export function fallOf({ texture, length, volume }: HairPlan, chance: Chance): Fall {
  const kind = TEXTURE[texture];
  const short = length === 'chin' || length === 'shoulder';
  return {
    ...kind,
    waveLength: kind.waveLength * chance.range(0.9, 1.12),
    volume: kind.volume * volume,
    to: REACH[length] * chance.range(0.95, 1.06),
    flare: short ? (texture === 'straight' ? -7 : kind.flare * 0.5) : kind.flare,
    blunt: texture === 'straight' ? (short ? 0.5 : 0.08) : 0,
    ragged: texture === 'straight' ? (short ? 4 : 24) : 18,
  };
}

export const growth = (locks: Lock[], braids: Braid[] = [], ground = 3, bare = 0): Growth => ({
  locks,
  braids,
  ground,
  bare,
});
export const crop = (change: Partial<Crop>): Crop => ({
  top: 34,
  sides: 11,
  comb: [0.6, -0.2, 0.3],
  stand: 0.4,
  wave: 0,
  mess: 0.25,
  part: 0,
  fade: 22,
  ...change,
});
