import type { Tale } from '../bank.ts';
import { talesOne } from './tales-one.data.ts';
import { talesTwo } from './tales-two.data.ts';

/** Every tale a siren can tell in parts. */
export const tales: Tale[] = [...talesOne, ...talesTwo];
