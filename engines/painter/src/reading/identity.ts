import type { ImageRequest } from '@sirenade/server/ports/image';
import { groupOf, type WornGroup } from '../worn/all-worn.ts';
import type { Appearance } from './appearance.ts';
import { readAppearance } from './appearance-reading.ts';
import { plainText } from './clauses.ts';

/** What stays with somebody; the rest is mood, clothes and place. */
const LASTING: readonly (keyof Appearance)[] = [
  'skin',
  'ancestry',
  'hairColour',
  'hairShape',
  'hairTexture',
  'hairLength',
  'shortHair',
  'eyes',
  'otherEye',
  'eyeShape',
  'brows',
  'nose',
  'lips',
  'jaw',
  'cheekbones',
  'age',
  'build',
  'facialHair',
  'pointedEars',
];
const BORNE: readonly WornGroup[] = ['mark', 'horns', 'animal', 'wonder'];

/** The text without names: they stand with a capital letter where no sentence begins. */
function nameless(text: string): string {
  const names = new Set([...text.matchAll(/(?<=[\p{L}\p{N},;'’"] )\p{Lu}[\p{L}'’]+/gu)].map(([name]) => name));
  return text.replace(/\p{Lu}[\p{L}'’]+/gu, (word) => (names.has(word) ? '' : word));
}

/** All that a request says; a scene may change mood, clothes and place, and never who it is. */
export function readRequest({
  appearance,
  description,
  scene,
}: Pick<ImageRequest, 'appearance' | 'description' | 'scene'>): Appearance {
  const own = readAppearance(appearance, description);
  if (!scene) return own;
  const lasting = Object.fromEntries(LASTING.map((field) => [field, own[field]]));
  return { ...readAppearance([appearance, scene].filter(Boolean).join('; '), description), ...lasting };
}

/** What makes somebody the same person from picture to picture, in one line of text. */
export function identityOf(request: Pick<ImageRequest, 'appearance' | 'description' | 'gender'>): string {
  const looks = readAppearance(request.appearance, '');
  const borne = looks.worn.filter((name) => BORNE.includes(groupOf(name)));
  const lasting = [...LASTING.map((field) => looks[field]).filter((value) => value !== undefined), ...borne];
  const words = lasting.length > 0 ? lasting.join(',') : plainText(request.appearance).trim();
  return [request.gender, words, plainText(nameless(request.description)).trim()].join('\n');
}
