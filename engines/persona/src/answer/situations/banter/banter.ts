import type { Situation } from '../situation.ts';
import { banter1 } from './banter-1.data.ts';
import { banter2 } from './banter-2.data.ts';
import { banter3 } from './banter-3.data.ts';
import { banter4 } from './banter-4.data.ts';
import { banter5 } from './banter-5.data.ts';
import { banter6 } from './banter-6.data.ts';
import { banter7 } from './banter-7.data.ts';
import { banter8 } from './banter-8.data.ts';

/** Teasing, flirting, bargaining and other play between the two. */
export const banter: readonly Situation[] = [
  ...banter1,
  ...banter2,
  ...banter3,
  ...banter4,
  ...banter5,
  ...banter6,
  ...banter7,
  ...banter8,
];
