import type { ImageRequest } from '@sirenade/server/ports/image';
import { groupOf, type WornGroup } from '../worn/all-worn.ts';
import type { Appearance } from './appearance.ts';
import { readAppearance } from './appearance-reading.ts';
import { plainText } from './clauses.ts';

/** The fields that are the same in every picture of a person; the others are mood, clothes and scene. */
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

/** Removes names (words with a capital inside a sentence), so that renaming a siren does not change her face. */
function nameless(text: string): string {
  const names = new Set([...text.matchAll(/(?<=[\p{L}\p{N},;'’"] )\p{Lu}[\p{L}'’]+/gu)].map(([name]) => name));
  return text.replace(/\p{Lu}[\p{L}'’]+/gu, (word) => (names.has(word) ? '' : word));
}

/** Parses a request. The scene text may change mood, clothes and place, but none of the lasting fields. */
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

/** The seed text of a person's identity: equal for every request with the same lasting looks and description. */
export function identityOf(request: Pick<ImageRequest, 'appearance' | 'description' | 'gender'>): string {
  const looks = readAppearance(request.appearance, '');
  const borne = looks.worn.filter((name) => BORNE.includes(groupOf(name)));
  const lasting = [...LASTING.map((field) => looks[field]).filter((value) => value !== undefined), ...borne];
  const words = lasting.length > 0 ? lasting.join(',') : plainText(request.appearance).trim();
  return [request.gender, words, plainText(nameless(request.description)).trim()].join('\n');
}
