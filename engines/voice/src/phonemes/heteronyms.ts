import type { Around } from './heteronyms/cues.ts';
import { verbScore } from './heteronyms/cues.ts';
import { MOSTLY_VERBS, PAIRS } from './heteronyms/pairs.ts';
import { SPECIAL } from './heteronyms/special.ts';
import { isPause } from './normalise/pauses.ts';
import type { SpokenPiece } from './normalise.ts';
import { addS } from './pronounce/morphology.ts';

const BY_PART = new Map(
  PAIRS.trim()
    .split('\n')
    .map((line): [string, { noun: string; verb: string }] => {
      const [word = '', noun = '', verb = ''] = line.split('|');
      return [word, { noun, verb }];
    }),
);

function aroundOf(pieces: SpokenPiece[], index: number): Around {
  return (steps) => {
    const direction = Math.sign(steps);
    for (let n = direction; n !== steps + direction; n += direction) {
      const piece = pieces[index + n];
      if (!piece || isPause(piece.say)) return '';
    }
    return pieces[index + steps]?.say ?? '';
  };
}

/** The third person and the plural: 'she presents', 'three presents'. */
function chooseWithS(base: string, around: Around): string[] | null {
  const pair = BY_PART.get(base);
  if (!pair) return null;
  const isPerson =
    /^(?:he|she|it|who|which|that|nobody|everyone)$/.test(around(-1)) && !/^(?:are|were|have|of)$/.test(around(1));
  const isVerb = isPerson || (MOSTLY_VERBS.has(base) ? verbScore(around) > -2 : verbScore(around) > 1);
  return addS((isVerb ? pair.verb : pair.noun).split(' '));
}

/** The sounds of a word that is said in two ways, chosen by the words around it; null for any other word. */
export function chooseSounds(pieces: SpokenPiece[], index: number): string[] | null {
  const { say = '', capital = false } = pieces[index] ?? {};
  const special = Object.hasOwn(SPECIAL, say) ? SPECIAL[say] : undefined;
  if (special) return (special.when(aroundOf(pieces, index), capital) ? special.other : special.usual).split(' ');
  const pair = BY_PART.get(say);
  if (pair) {
    const score = verbScore(aroundOf(pieces, index));
    return (score > 0 || (score === 0 && MOSTLY_VERBS.has(say)) ? pair.verb : pair.noun).split(' ');
  }
  return say.endsWith('s') ? chooseWithS(say.slice(0, -1), aroundOf(pieces, index)) : null;
}
