import type { DemoSiren } from './demo-content.ts';
import { citySirens } from './sirens/city.ts';
import { makerSirens } from './sirens/makers.ts';
import { mentorSirens } from './sirens/mentors.ts';
import { nightSirens } from './sirens/night.ts';
import { seaSirens } from './sirens/sea.ts';
import { wonderSirens } from './sirens/wonders.ts';

/** All sirens of the demo. */
export const demoSirens: DemoSiren[] = [
  ...seaSirens,
  ...nightSirens,
  ...makerSirens,
  ...citySirens,
  ...wonderSirens,
  ...mentorSirens,
];
