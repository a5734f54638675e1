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

/** Every so many-th number of a vector shows well enough which situations are worth a whole comparison. */
const STRIDE = 4;
const SHORTLIST = 160;

interface Coarse {
  /** The chosen numbers of all examples in a row. */
  rows: Float32Array;
  width: number;
  /** Where the examples of each situation begin. */
  from: number[];
}

const coarseOf = new WeakMap<SituationIndex, Coarse>();

function coarse(index: SituationIndex): Coarse {
  const known = coarseOf.get(index);
  if (known) return known;
  const width = Math.ceil((index.vectors[0]?.length ?? 0) / STRIDE);
  const rows = new Float32Array(index.vectors.length * width);
  for (const [n, vector] of index.vectors.entries())
    for (let at = 0; at < width; at++) rows[n * width + at] = vector[at * STRIDE] as number;
  const from: number[] = [];
  let next = 0;
  for (const { examples } of index.situations) {
    from.push(next);
    next += examples.length;
  }
  const made = { rows, width, from };
  coarseOf.set(index, made);
  return made;
}

/** The places of the situations that may be near: thousands of whole comparisons would take longer than the rest of a reply. */
function shortlist(vector: Float32Array, index: SituationIndex, { rows, width, from }: Coarse): number[] {
  const short = Float32Array.from({ length: width }, (_, at) => vector[at * STRIDE] as number);
  const best = index.situations.map(({ examples }, place) => {
    let most = 0;
    for (let n = from[place] as number, end = n + examples.length; n < end; n++) {
      let [a, b, c, d] = [0, 0, 0, 0];
      const row = n * width;
      for (let at = 0; at + 3 < width; at += 4) {
        a += (short[at] as number) * (rows[row + at] as number);
        b += (short[at + 1] as number) * (rows[row + at + 1] as number);
        c += (short[at + 2] as number) * (rows[row + at + 2] as number);
        d += (short[at + 3] as number) * (rows[row + at + 3] as number);
      }
      most = Math.max(most, a + b + (c + d));
    }
    return { place, most };
  });
  return best
    .sort((one, other) => other.most - one.most)
    .slice(0, SHORTLIST)
    .map(({ place }) => place);
}

/** The situations nearest to a vector: by the nearest example, and a little by the second. */
export function rankSituations(vector: Float32Array, index: SituationIndex): SituationMatch[] {
  const rough = coarse(index);
  const matches = shortlist(vector, index, rough).map((place) => {
    const situation = index.situations[place] as Situation;
    const from = rough.from[place] as number;
    let best = 0;
    let second = 0;
    let at = 0;
    for (let n = 0; n < situation.examples.length; n++) {
      const near = cosine(vector, index.vectors[from + n] as Float32Array);
      if (near > best) {
        second = best;
        best = near;
        at = n;
      } else if (near > second) second = near;
    }
    return { situation, example: situation.examples[at] ?? '', score: 0.8 * best + 0.2 * second };
  });
  return matches.sort((a, b) => b.score - a.score).slice(0, NEAREST);
}
