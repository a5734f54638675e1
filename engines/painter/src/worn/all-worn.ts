import { dimples, facePaint, freckles, mole, scar, tattoo, vitiligo } from '../head/marks.ts';
import { bow, owl, parrot, raven, scarf, staff, sword, umbrella } from '../props/carried.ts';
import { camera, chess, lute, microphone, shell } from '../props/instruments.ts';
import { candles, lantern, orb, potion } from '../props/table-lights.ts';
import { book, bouquet, cup, wine } from '../props/table-props.ts';
import { catEars, earFins, foxEars, halo } from '../wonders/head-wonders.ts';
import { antennae, antlers, ramHorns, smallHorns, sweptHorns } from '../wonders/horns.ts';
import { cybernetic, fangs, gills, glowingEyes, luminous, scales } from '../wonders/skin-wonders.ts';
import { batWings, devilTail, fairyWings, featherWings, fishTail, foxTail } from '../wonders/wings.ts';
import { flower, flowerCrown, ribbonBow } from './flowers.ts';
import {
  catEyeGlasses,
  eyepatch,
  monocle,
  readingGlasses,
  roundGlasses,
  squareGlasses,
  sunglasses,
} from './glasses.ts';
import { beanie, beret, captainHat, cowboyHat, fedora, topHat, tricorn, wideBrim, witchHat } from './hats.ts';
import { crown, headband, headphones, tiara } from './headwear.ts';
import {
  beads,
  browPiercing,
  choker,
  circlet,
  drops,
  hoops,
  lipRing,
  noseRing,
  pearlEarrings,
  pearls,
  pendant,
  shellNecklace,
  studs,
  thinChain,
} from './jewellery.ts';
import { headscarf, hijab, hood, veil } from './scarves.ts';
import type { WornMaker } from './worn.ts';

/** All accessories by group; of most groups a figure wears one at most. */
export const WORN = {
  glasses: {
    'round glasses': roundGlasses,
    'square glasses': squareGlasses,
    'cat-eye glasses': catEyeGlasses,
    'reading glasses': readingGlasses,
    sunglasses,
    monocle,
    eyepatch,
  },
  hat: {
    'wide-brimmed hat': wideBrim,
    fedora,
    'cowboy hat': cowboyHat,
    'top hat': topHat,
    'witch hat': witchHat,
    beret,
    beanie,
    'captain hat': captainHat,
    tricorn,
    crown,
    tiara,
    'flower crown': flowerCrown,
    headband,
    headscarf,
    hijab,
    hood,
    veil,
    headphones,
    circlet,
  },
  inHair: { flower, ribbon: ribbonBow },
  ears: { hoops, studs, drops, 'pearl earrings': pearlEarrings },
  neck: { pendant, chain: thinChain, pearls, beads, 'shell necklace': shellNecklace, choker, scarf },
  piercing: { 'nose ring': noseRing, 'lip ring': lipRing, 'brow piercing': browPiercing },
  mark: { freckles, mole, dimples, scar, vitiligo, 'face paint': facePaint, tattoo },
  horns: { 'swept horns': sweptHorns, 'ram horns': ramHorns, 'small horns': smallHorns, antlers, antennae },
  animal: { 'cat ears': catEars, 'fox ears': foxEars, 'ear fins': earFins },
  back: {
    'feather wings': featherWings,
    'bat wings': batWings,
    'fairy wings': fairyWings,
    'fox tail': foxTail,
    'devil tail': devilTail,
    'fish tail': fishTail,
    sword,
    staff,
    bow,
    umbrella,
  },
  wonder: { scales, gills, luminous, cybernetic, 'glowing eyes': glowingEyes, fangs, halo },
  companion: { raven, owl, parrot },
  table: { book, cup, wine, lantern, candles, bouquet, potion, microphone, orb, shell, camera, chess, lute },
} as const satisfies Record<string, Record<string, WornMaker>>;

export type WornGroup = keyof typeof WORN;
export type WornName = { [Group in WornGroup]: keyof (typeof WORN)[Group] }[WornGroup];

/** Groups of which a figure may have several at once. */
export const MANY: readonly WornGroup[] = ['mark', 'wonder', 'piercing'];

const makers: ReadonlyMap<string, readonly [WornGroup, WornMaker]> = new Map(
  Object.entries(WORN).flatMap(([group, list]) =>
    Object.entries(list).map(([name, maker]) => [name, [group as WornGroup, maker]] as const),
  ),
);

/** The group of an accessory. */
export function groupOf(name: WornName): WornGroup {
  return (makers.get(name) as readonly [WornGroup, WornMaker])[0];
}

/** The function that draws an accessory. */
export function makerOf(name: WornName): WornMaker {
  return (makers.get(name) as readonly [WornGroup, WornMaker])[1];
}
