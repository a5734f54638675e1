import type { Line } from './bank.ts';
import { allBeats } from './beats-all.data.ts';
import { roomsBeats } from './beats-rooms.data.ts';
import { traitsBeats } from './beats-traits.data.ts';
import { wildBeats } from './beats-wild.data.ts';

/** Stage directions without their asterisks: what a siren does while she talks. */
export const beats: Line[] = [...allBeats, ...traitsBeats, ...wildBeats, ...roomsBeats];
