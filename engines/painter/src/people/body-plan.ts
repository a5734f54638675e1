import type { ImageRequest } from '@sirenade/server/ports/image';
import type { BodyShape } from '../body/body-view.ts';
import type { Chance } from '../drawing/chance.ts';

export const BUILDS = ['slim', 'average', 'athletic', 'curvy', 'muscular', 'stocky', 'large'] as const;
export type BuildName = (typeof BUILDS)[number];

const WOMAN: BodyShape = { neck: 32, shoulder: 160, chest: 116, waist: 92, hip: 132, arm: 31, trapeze: 2, bust: 0.75 };
const MAN: BodyShape = { neck: 42, shoulder: 188, chest: 140, waist: 118, hip: 132, arm: 38, trapeze: 8, bust: 0.08 };

/** The difference of each build from the average. */
const CHANGES: Record<BuildName, Partial<BodyShape>> = {
  slim: { neck: -2, shoulder: -8, chest: -9, waist: -10, hip: -10, arm: -5, bust: -0.2 },
  average: {},
  athletic: { neck: 2, shoulder: 7, chest: 4, waist: -4, arm: 3, trapeze: 4, bust: -0.1 },
  curvy: { shoulder: 2, chest: 10, waist: 6, hip: 18, arm: 5, bust: 0.25 },
  muscular: { neck: 7, shoulder: 18, chest: 14, waist: 2, arm: 10, trapeze: 12, bust: -0.1 },
  stocky: { neck: 6, shoulder: 6, chest: 16, waist: 22, hip: 12, arm: 7, trapeze: 5 },
  large: { neck: 8, shoulder: 12, chest: 28, waist: 44, hip: 36, arm: 13, trapeze: 3, bust: 0.2 },
};

/** How far each build fills out the face: width, jaw, cheek. */
export const FULLNESS: Record<BuildName, number> = {
  slim: -0.6,
  average: 0,
  athletic: -0.2,
  curvy: 0.55,
  muscular: 0.1,
  stocky: 0.7,
  large: 1.25,
};

/** From 0, as most women are built, to 1, as most men are. */
export function maleness(gender: ImageRequest['gender'], identity: Chance): number {
  return gender === 'female' ? 0 : gender === 'male' ? 1 : identity.branch('between').range(0.28, 0.68);
}

/** The body of a person, by gender, build and identity. */
export function planBody(male: number, build: BuildName, identity: Chance): BodyShape {
  const chance = identity.branch('body');
  const change = CHANGES[build];
  const shape = { ...WOMAN };
  for (const key of Object.keys(WOMAN) as (keyof BodyShape)[]) {
    const base = WOMAN[key] + (MAN[key] - WOMAN[key]) * male;
    shape[key] =
      base * (key === 'bust' ? 1 : chance.range(0.98, 1.025)) + (change[key] ?? 0) * (key === 'bust' ? 1 - male : 1);
  }
  return { ...shape, bust: Math.min(1, Math.max(0, shape.bust)) };
}
