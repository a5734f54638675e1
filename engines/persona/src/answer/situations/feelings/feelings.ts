import type { Situation } from '../situation.ts';
import { feelings1 } from './feelings-1.data.ts';
import { feelings2 } from './feelings-2.data.ts';
import { feelings3 } from './feelings-3.data.ts';
import { feelings4 } from './feelings-4.data.ts';
import { feelings5 } from './feelings-5.data.ts';
import { feelings6 } from './feelings-6.data.ts';
import { feelings7 } from './feelings-7.data.ts';
import { feelings8 } from './feelings-8.data.ts';

/** Feelings, dilemmas and sudden events. */
export const feelings: readonly Situation[] = [
  ...feelings1,
  ...feelings2,
  ...feelings3,
  ...feelings4,
  ...feelings5,
  ...feelings6,
  ...feelings7,
  ...feelings8,
];
