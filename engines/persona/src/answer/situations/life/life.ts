import type { Situation } from '../situation.ts';
import { life1 } from './life-1.data.ts';
import { life2 } from './life-2.data.ts';
import { life3 } from './life-3.data.ts';
import { life4 } from './life-4.data.ts';
import { life5 } from './life-5.data.ts';
import { life6 } from './life-6.data.ts';
import { life7 } from './life-7.data.ts';
import { life8 } from './life-8.data.ts';
import { life9 } from './life-9.data.ts';

/** Plain things that people tell of themselves and their lives. */
export const life: readonly Situation[] = [
  ...life1,
  ...life2,
  ...life3,
  ...life4,
  ...life5,
  ...life6,
  ...life7,
  ...life8,
  ...life9,
];
