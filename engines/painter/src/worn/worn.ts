import type { BodyView } from '../body/body-view.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Colour } from '../drawing/colour.ts';
import type { HairPaint } from '../hair/lock.ts';
import type { HeadView } from '../head/head-view.ts';

/** The layer of an accessory between the parts of a figure; layers of the head move with it. */
export type Layer = 'backmost' | 'over body' | 'behind head' | 'on skin' | 'on face' | 'over hair' | 'foremost';

/** The drawings of an accessory, by layer. */
export type Worn = Partial<Record<Layer, string>>;

export interface WornView {
  head: HeadView;
  body: BodyView;
  hair: HairPaint;
  /** Metal of the jewellery. */
  metal: Colour;
  /** Stones, ribbons, feathers, flowers. */
  accent: Colour;
  /** The cloth of hats and scarves. */
  cloth: Colour;
  chance: Chance;
  /** The lower edge of the picture and its half width, in the body's measure, and how large the body is drawn. */
  frame: { floor: number; reach: number; scale: number };
}

export type WornMaker = (view: WornView) => Worn;
