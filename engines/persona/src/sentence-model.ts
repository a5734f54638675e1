import { MINILM_LENGTH, openMiniLm } from './sentence-model/minilm.ts';
import { miniLmFolder, readMiniLm } from './sentence-model/minilm-files.ts';
import { hasOnnxRuntime, loadOnnxRuntime } from './sentence-model/onnx-runtime.ts';
import { wordVector } from './sentence-model/word-vectors.ts';

/** Puts sentences into a space where near means alike. */
export interface SentenceModel {
  /** Changes when the same text may give another vector. */
  version: string;
  /** Why it is not the real one, where it compares words only. */
  because?: string;
  /** One vector of length one for each text. */
  embed(texts: string[]): Promise<Float32Array[]>;
}

export const VECTOR_LENGTH = MINILM_LENGTH;
/** More letters cost much time and say little more of what is meant. */
const LONGEST = 300;
/** Texts whose vectors are cached: those of sirens and of the last messages come again and again. */
const CACHED = 4_000;

/** How alike two unit vectors are: 1 for the same, about 0 for strangers. */
export function cosine(one: Float32Array, other: Float32Array): number {
  const length = Math.min(one.length, other.length);
  // Four sums at once: a processor need not wait for one addition before the next. Thousands of vectors are compared a reply.
  let [a, b, c, d] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < length; at += 4) {
    a += (one[at] as number) * (other[at] as number);
    b += (one[at + 1] as number) * (other[at + 1] as number);
    c += (one[at + 2] as number) * (other[at + 2] as number);
    d += (one[at + 3] as number) * (other[at + 3] as number);
  }
  for (; at < length; at++) a += (one[at] as number) * (other[at] as number);
  return a + b + (c + d);
}

/** The vectors of the last texts are not worked out again. */
function cached(model: Omit<SentenceModel, 'embed'>, vectorOf: (text: string) => Promise<Float32Array>): SentenceModel {
  const known = new Map<string, Float32Array>();
  const nothing = new Float32Array(VECTOR_LENGTH);
  const embedOne = async (text: string): Promise<Float32Array> => {
    const key = text.slice(0, LONGEST).trim();
    if (key === '') return nothing;
    const vector = known.get(key) ?? (await vectorOf(key));
    known.delete(key);
    known.set(key, vector);
    if (known.size > CACHED) known.delete(known.keys().next().value ?? '');
    return vector;
  };
  return {
    ...model,
    embed: async (texts) => {
      const vectors: Float32Array[] = [];
      for (const text of texts) vectors.push(await embedOne(text));
      return vectors;
    },
  };
}

/** Says whether what the sentence model needs is installed; whether it runs shows when it is opened. */
export const hasSentenceModel = (): boolean => hasOnnxRuntime() && miniLmFolder() !== null;

async function openReal(folder: string | null | undefined) {
  const runtime = loadOnnxRuntime();
  if ('missing' in runtime) return runtime;
  const files = await readMiniLm(folder);
  if ('missing' in files) return files;
  try {
    return await openMiniLm(files, runtime);
  } catch (error) {
    return { missing: `the sentence model does not load here (${error instanceof Error ? error.message : error})` };
  }
}

/**
 * Opens all-MiniLM-L6-v2 of the installed packages, and where it is missing or changed or does not run here, a comparison
 * of words. Nothing is fetched.
 */
export async function openSentenceModel({ folder }: { folder?: string | null } = {}): Promise<SentenceModel> {
  const real = await openReal(folder);
  return 'missing' in real
    ? cached({ version: 'words 1', because: real.missing }, async (text) => wordVector(text))
    : cached({ version: 'all-MiniLM-L6-v2 q8 1' }, real);
}
