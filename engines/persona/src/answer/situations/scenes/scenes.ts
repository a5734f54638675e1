import type { Situation } from '../situation.ts';
import { scenes1 } from './scenes-1.data.ts';
import { scenes2 } from './scenes-2.data.ts';
import { scenes3 } from './scenes-3.data.ts';
import { scenes4 } from './scenes-4.data.ts';
import { scenes5 } from './scenes-5.data.ts';
import { scenes6 } from './scenes-6.data.ts';
import { scenes7 } from './scenes-7.data.ts';
import { scenes8 } from './scenes-8.data.ts';

/** What happens between a visitor and whoever serves, carries, heals or teaches them. */
export const scenes: readonly Situation[] = [
  ...scenes1,
  ...scenes2,
  ...scenes3,
  ...scenes4,
  ...scenes5,
  ...scenes6,
  ...scenes7,
  ...scenes8,
];
