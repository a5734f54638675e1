import { corset, eveningDress, gown, qipao, slipDress } from './dresses.ts';
import { sari, uniform, waistcoat } from './formal.ts';
import type { Garment, GarmentView } from './garment.ts';
import { armour, spacesuit } from './gear.ts';
import { coat, labCoat, leatherJacket, openJacket, suit } from './jackets.ts';
import { cloak, kimono, robe, tunic } from './period.ts';
import { blouse, hoodie, jumper, shirt, tee, turtleneck } from './soft-tops.ts';
import { dungarees, sailor, scaleBodice, trackJacket } from './workwear.ts';

/** Every garment a figure can wear. There is no figure without one. */
export const GARMENTS = {
  tee,
  turtleneck,
  jumper,
  blouse,
  shirt,
  hoodie,
  'leather jacket': leatherJacket,
  coat,
  suit,
  'lab coat': labCoat,
  'open jacket': openJacket,
  gown,
  'evening dress': eveningDress,
  'slip dress': slipDress,
  qipao,
  corset,
  robe,
  kimono,
  cloak,
  tunic,
  uniform,
  sari,
  waistcoat,
  armour,
  spacesuit,
  dungarees,
  sailor,
  'track jacket': trackJacket,
  'scale bodice': scaleBodice,
} as const satisfies Record<string, (view: GarmentView) => Garment>;

export type GarmentName = keyof typeof GARMENTS;
