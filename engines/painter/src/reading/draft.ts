import type { GarmentName } from '../garments/all-garments.ts';
import type { MetalName } from '../people/palette.ts';
import type { SceneName } from '../scenes/all-scenes.ts';
import { groupOf, MANY, type WornName } from '../worn/all-worn.ts';
import type { Appearance } from './appearance.ts';
import type { Topic } from './lexicon.ts';
import type { ColourMeaning } from './vocabulary/colour-words.ts';
import { AT_HOUR, HOUR_ALONE, type Hour } from './vocabulary/scene-words.ts';

export interface Tint {
  colour: ColourMeaning;
  metal?: MetalName | undefined;
  alone?: Topic | undefined;
}

/** The result of parsing so far, before defaults are filled in. */
export interface Draft {
  looks: Appearance;
  beings: Partial<Appearance>[];
  scene?: SceneName;
  hour?: Hour;
}

export function freshDraft(): Draft {
  return { looks: { worn: [], without: [] }, beings: [] };
}

/** Outer garments hide others; of two outer or two inner ones the later wins. */
const OUTER: readonly GarmentName[] = [
  'leather jacket',
  'coat',
  'open jacket',
  'cloak',
  'robe',
  'armour',
  'lab coat',
  'suit',
  'waistcoat',
  'corset',
  'dungarees',
  'spacesuit',
  'uniform',
  'kimono',
  'sari',
];

const DRESSES: readonly GarmentName[] = ['gown', 'evening dress', 'corset', 'qipao', 'sari', 'scale bodice', 'kimono'];

/** Puts a garment on; under an outer one, its colour shows at the neck. */
export function wear(draft: Draft, garment: GarmentName, tints: readonly Tint[]): void {
  const { looks } = draft;
  const tint = tints.findLast(({ colour }) => colour[3] !== null)?.colour[3];
  // 'Dress' after a named kind of dress means that one.
  if (garment === 'slip dress' && looks.garment && DRESSES.includes(looks.garment)) {
    if (tint) looks.garmentColour = tint;
    return;
  }
  const covered = looks.garment !== undefined && OUTER.includes(looks.garment) && !OUTER.includes(garment);
  if (covered) {
    if (tint) looks.secondColour = tint;
    return;
  }
  if (looks.garment && OUTER.includes(garment) && !OUTER.includes(looks.garment) && looks.garmentColour) {
    looks.secondColour = looks.garmentColour;
    delete looks.garmentColour;
  }
  looks.garment = garment;
  if (tint) looks.garmentColour = tint;
}

/** Adds an accessory; in most groups it replaces the one before. */
export function putOn(looks: Appearance, worn: WornName, tints: readonly Tint[]): void {
  const group = groupOf(worn);
  const others = looks.worn.filter((name) => name !== worn && (MANY.includes(group) || groupOf(name) !== group));
  looks.worn = [...others, worn];
  looks.without = looks.without.filter((name) => name !== worn);
  for (const { colour, metal } of tints) {
    const cloth = colour[3];
    const isMetal =
      metal !== undefined &&
      (group === 'ears' ||
        group === 'neck' ||
        group === 'glasses' ||
        group === 'piercing' ||
        worn === 'crown' ||
        worn === 'tiara' ||
        worn === 'circlet');
    if (isMetal) looks.metal = metal;
    else if (
      cloth &&
      (group === 'hat' || worn === 'scarf') &&
      !['flower crown', 'crown', 'tiara', 'circlet', 'headphones'].includes(worn)
    )
      looks.hatColour = cloth;
    else if (cloth) looks.accent = cloth;
  }
}

/** Removes an accessory that the text negates. */
export function takeOff(looks: Appearance, worn: WornName): void {
  const group = groupOf(worn);
  // 'No glasses' removes the whole group, not one shape of glasses.
  looks.worn = looks.worn.filter((name) => (MANY.includes(group) ? name !== worn : groupOf(name) !== group));
  looks.without.push(worn);
}

/** Applies colours to the topic they describe. */
export function tint(looks: Appearance, topic: Topic, tints: readonly Tint[], single: boolean): void {
  const last = <Part extends keyof ColourMeaning & number>(part: Part) =>
    tints.findLast(({ colour }) => colour[part] !== null)?.colour[part] ?? null;
  if (topic === 'hair' || topic === 'tips') {
    const hair = last(0);
    if (hair && topic === 'hair') {
      const two = tints.length > 1 && tints[0]?.colour[0] && tints[0].colour[0] !== hair;
      looks.hairColour = two ? (tints[0]?.colour[0] ?? hair) : hair;
      if (two) looks.hairTips = hair;
    } else if (hair) looks.hairTips = hair;
  }
  if (topic === 'eyes') {
    const eyes = last(1);
    if (!eyes) return;
    if (single && looks.eyes && looks.eyes !== eyes) looks.otherEye = eyes;
    else if (tints.length > 1 && tints[0]?.colour[1] && tints[0].colour[1] !== eyes)
      [looks.eyes, looks.otherEye] = [tints[0].colour[1], eyes];
    else looks.eyes = eyes;
  }
  const [skin, cloth, lips] = [last(2), last(3), last(4)];
  if (topic === 'skin' && skin) looks.skin = skin;
  if (topic === 'lips' && lips) looks.lipColour = lips;
  if (topic === 'lids' && cloth) looks.eyePaint = cloth;
  if (topic === 'cloth' && cloth) {
    const first = tints.find(({ colour }) => colour[3] !== null)?.colour[3] ?? cloth;
    looks.garmentColour = first;
    if (first !== cloth) looks.secondColour = cloth;
  }
  if (topic === 'trim' && cloth) looks.secondColour = cloth;
}

/** The scene of a draft: the one named last, in its variant for the time of day. */
function placeOf({ scene, hour }: Draft): SceneName | undefined {
  if (!scene) return hour && HOUR_ALONE[hour];
  return (hour && AT_HOUR[scene]?.[hour]) ?? scene;
}

/** Finishes a draft: resolves the scene, and fills open fields with the defaults of the beings it names. */
export function settle(draft: Draft): Appearance {
  const { looks } = draft;
  const scene = placeOf(draft);
  if (scene) looks.scene = scene;
  for (const { worn = [], without: _, ...rest } of draft.beings) {
    const groups = new Set([...looks.worn, ...looks.without].map(groupOf));
    for (const name of worn) if (!groups.has(groupOf(name)) || MANY.includes(groupOf(name))) putOn(looks, name, []);
    draft.looks = Object.assign(looks, { ...rest, ...looks });
  }
  return looks;
}
