import { plainMarks, wordsOf } from '../prose.ts';
import { hashOf } from '../rng.ts';

export const WORD_VECTOR_LENGTH = 384;
/** Words that hold a sentence together say little of what it means, but who is meant: I, you, what. */
const SMALL = new Set(
  "a an the and or but of to in on at by for with from as it its it's is are was were be been am do does did have has had that this there so just not no can will would could should".split(
    ' ',
  ),
);
const WEIGHT = { word: 1, small: 0.5, pair: 0.3, letters: 0.25 };

const stemOf = (word: string) => word.replace(/(?:'s|'re|'m|ing|ed|es|e|s)$/, '');

/** What a text is made of: its words, pairs of neighbours, and groups of letters, which forgive slips and endings. */
function partsOf(text: string): [string, number][] {
  const words = wordsOf(text);
  return words.flatMap((word, n): [string, number][] => {
    const framed = `<${word}>`;
    const letters = Array.from({ length: Math.max(0, framed.length - 3) }, (_, at) => framed.slice(at, at + 4));
    return [
      [stemOf(word), SMALL.has(word) ? WEIGHT.small : WEIGHT.word],
      [`${words[n - 1] ?? '^'} ${word}`, WEIGHT.pair],
      ...(SMALL.has(word) ? [] : letters.map((group): [string, number] => [group, WEIGHT.letters])),
    ];
  });
}

/**
 * A vector of what a text is made of, for machines on which the sentence model does not run: near are texts that share
 * words, not those that mean the same.
 */
export function wordVector(text: string): Float32Array {
  const vector = new Float32Array(WORD_VECTOR_LENGTH);
  for (const [part, weight] of new Map(partsOf(plainMarks(text)))) {
    const hash = hashOf(part);
    const at = (hash >>> 1) % WORD_VECTOR_LENGTH;
    vector[at] = (vector[at] as number) + (hash & 1 ? weight : -weight);
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
