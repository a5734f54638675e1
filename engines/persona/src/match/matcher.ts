import { askedFeatures, FEATURES, features, type ToldFeatures, toldFeatures } from './features.ts';
import { toldWeights } from './told-weights.data.ts';
import { weights } from './weights.data.ts';

/** What training found: see training/README.md. */
export interface MatchWeights {
  /** Length of the vectors, and of what they are projected to. */
  length: number;
  rank: number;
  /** Two matrices of `length` rows and one for the constant, `rank` columns: how messages and sentences are projected. */
  asked: Float32Array;
  told: Float32Array;
  /** Weights of the features of words. */
  features: Float32Array;
  /** The score of 'none of these sentences', and how steeply scores become chances. */
  none: number;
  steepness: number;
}

/** A sentence that may hold an answer, with everything of it that a match needs. */
export interface Candidate {
  vector: Float32Array;
  projected: Float32Array;
  told: ToldFeatures;
}

/** How well each sentence answers a message. */
export interface Match {
  /** Of each sentence, in their order. */
  scores: number[];
  /** Chance that each is the answer; the rest to 1 is the chance that none is. */
  chances: number[];
}

/** What every vector has beside its own numbers, so that a projection may lean to one side for all of them. */
export const CONSTANT = 0.25;

/** The product of a vector and the constant with a matrix of `rank` columns. */
export function project(vector: Float32Array, matrix: Float32Array, rank: number): Float32Array {
  const out = new Float32Array(rank);
  for (let row = 0; row < vector.length; row++) {
    const value = vector[row] as number;
    if (value === 0) continue;
    for (let at = 0; at < rank; at++) out[at] = (out[at] as number) + value * (matrix[row * rank + at] as number);
  }
  const last = vector.length * rank;
  for (let at = 0; at < rank; at++) out[at] = (out[at] as number) + CONSTANT * (matrix[last + at] as number);
  return out;
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

/** Whole numbers of eight bits in base64, with their scale. */
const unpacked = (packed: string, scale: number): Float32Array =>
  Float32Array.from(new Int8Array(Buffer.from(packed, 'base64')), (value) => value * scale);

/** What a matcher was trained for: sentences of cards, or what a person told. */
export type MatchKind = 'card' | 'told';

const SHIPPED = { card: weights, told: toldWeights };
const loaded: Partial<Record<MatchKind, MatchWeights>> = {};

/** The weights that ship with the engine. They were learned with one sentence model; vectors of others are compared as they are. */
export function shippedWeights(kind: MatchKind = 'card', version?: string): MatchWeights {
  const packed = SHIPPED[kind];
  const unpackedWeights = loaded[kind] ?? {
    length: packed.length,
    rank: packed.rank,
    asked: unpacked(packed.asked, packed.askedScale),
    told: unpacked(packed.told, packed.toldScale),
    features: Float32Array.from(packed.features),
    none: packed.none,
    steepness: packed.steepness,
  };
  loaded[kind] = unpackedWeights;
  return version === undefined || version === packed.model ? unpackedWeights : { ...unpackedWeights, rank: 0 };
}

export const candidate = (text: string, vector: Float32Array, model = shippedWeights()): Candidate => ({
  vector,
  projected: project(vector, model.told, model.rank),
  told: toldFeatures(text),
});

/** Chances of scores and of 'none', which all together make 1. */
export function chancesOf(scores: readonly number[], { none, steepness }: MatchWeights): number[] {
  const highest = Math.max(none, ...scores);
  const powers = scores.map((score) => Math.exp((score - highest) * steepness));
  const sum = powers.reduce((all, one) => all + one, Math.exp((none - highest) * steepness));
  return powers.map((power) => power / sum);
}

/** Finds which sentence a message asks for: by the meaning of both, and by what their words ask for and tell. */
export function match(
  message: string,
  vector: Float32Array,
  candidates: readonly Candidate[],
  model = shippedWeights(),
): Match {
  const asked = askedFeatures(message);
  const projected = project(vector, model.asked, model.rank);
  const scores = candidates.map((one) => {
    const byWords = features(asked, one.told);
    let score = dot(vector, one.vector) + dot(projected, one.projected);
    for (let at = 0; at < FEATURES; at++) score += (byWords[at] as number) * (model.features[at] as number);
    return score;
  });
  return { scores, chances: chancesOf(scores, model) };
}
