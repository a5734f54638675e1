import { wordsOf } from '../src/prose.ts';
import { hashOf } from '../src/rng.ts';
import { type SentenceModel, VECTOR_LENGTH } from '../src/sentence-model.ts';

/** A sentence model for tests that need no meaning: texts are alike that share words. */
export function fakeModel(): SentenceModel & { count: number } {
  const model = {
    version: 'fake',
    count: 0,
    embed: async (texts: string[]) => {
      model.count += texts.length;
      return texts.map((text) => {
        const vector = new Float32Array(VECTOR_LENGTH);
        for (const word of wordsOf(text)) vector[hashOf(word) % VECTOR_LENGTH] = 1;
        const length = Math.hypot(...vector) || 1;
        return vector.map((value) => value / length);
      });
    },
  };
  return model;
}
