import { cosine } from '../../sentence-model.ts';
import type { Situation } from './situation.ts';

/** The situations with the vectors of their examples, in their order. */
export interface SituationIndex {
  situations: readonly Situation[];
  vectors: Float32Array[];
}

/** A situation and how near a text comes to it. */
export interface SituationMatch {
  situation: Situation;
  /** The example that is nearest. */
  example: string;
  score: number;
}

/** So many of the nearest are looked at. */
const NEAREST = 6;

/** The situations nearest to a vector: by the nearest example, and a little by the second. */
export function rankSituations(vector: Float32Array, { situations, vectors }: SituationIndex): SituationMatch[] {
  let from = 0;
  const matches = situations.map((situation) => {
    let best = 0;
    let second = 0;
    let at = 0;
    for (let n = 0; n < situation.examples.length; n++) {
      const near = cosine(vector, vectors[from + n] as Float32Array);
      if (near > best) {
        second = best;
        best = near;
        at = n;
      } else if (near > second) second = near;
    }
    from += situation.examples.length;
    return { situation, example: situation.examples[at] ?? '', score: 0.8 * best + 0.2 * second };
  });
  return matches.sort((a, b) => b.score - a.score).slice(0, NEAREST);
}
