import { plainMarks } from '../prose.ts';
import type { MiniLmFiles } from './minilm-files.ts';
import type { OnnxRuntime } from './onnx-runtime.ts';
import { toWordPieces } from './word-pieces.ts';

export const MINILM_LENGTH = 384;
/** More pieces cost time and say little more of what is meant. */
const MOST_PIECES = 64;

/** The mean of the vectors of all pieces, of length one. */
function pooled(states: Float32Array, pieces: number): Float32Array {
  const mean = new Float32Array(MINILM_LENGTH);
  for (let piece = 0; piece < pieces; piece++) {
    for (let at = 0; at < MINILM_LENGTH; at++) {
      mean[at] = (mean[at] as number) + (states[piece * MINILM_LENGTH + at] as number);
    }
  }
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}

/**
 * Loads all-MiniLM-L6-v2. Texts are read one by one: among others in a batch, the 8-bit model would give a text a slightly
 * other vector.
 */
export async function openMiniLm(
  { model, vocabulary }: MiniLmFiles,
  { InferenceSession, Tensor }: OnnxRuntime,
): Promise<(text: string) => Promise<Float32Array>> {
  const session = await InferenceSession.create(model, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return async (text) => {
    const pieces = toWordPieces(plainMarks(text), vocabulary, MOST_PIECES);
    const integers = (values: number[]) => new Tensor('int64', BigInt64Array.from(values, BigInt), [1, pieces.length]);
    const { last_hidden_state: states } = await session.run({
      input_ids: integers(pieces),
      attention_mask: integers(pieces.map(() => 1)),
      token_type_ids: integers(pieces.map(() => 0)),
    });
    if (!(states?.data instanceof Float32Array)) throw new Error('The sentence model gave no vector.');
    return pooled(states.data, pieces.length);
  };
}
