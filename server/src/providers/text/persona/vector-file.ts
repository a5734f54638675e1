import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type SentenceModel, VECTOR_LENGTH } from './sentence-model.ts';

const KEY_BYTES = 32;
const ROW_BYTES = VECTOR_LENGTH * 4;

const digest = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Reads the rows back, or null where the file is absent, of other texts or damaged. */
async function readRows(file: string, key: Buffer, count: number): Promise<Float32Array[] | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch {
    return null;
  }
  const rows = bytes.subarray(KEY_BYTES * 2);
  const isWhole = rows.length === count * ROW_BYTES && bytes.subarray(0, KEY_BYTES).equals(key);
  if (!isWhole || !bytes.subarray(KEY_BYTES, KEY_BYTES * 2).equals(digest(rows))) return null;
  // A copy, because a view of numbers must begin at a multiple of four.
  const numbers = new Float32Array(new Uint8Array(rows).buffer);
  return Array.from({ length: count }, (_, n) => numbers.subarray(n * VECTOR_LENGTH, (n + 1) * VECTOR_LENGTH));
}

/** Writes beside the file and moves over it, so that nobody reads half of it. */
async function writeRows(file: string, key: Buffer, vectors: Float32Array[]): Promise<void> {
  const rows = Buffer.concat(
    vectors.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  );
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, Buffer.concat([key, digest(rows), rows]));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The vectors of many fixed texts. Working them out takes seconds, so they are kept in a file where one is named;
 * a file of other texts, of another model or with a wrong byte is written anew.
 */
export async function vectorsOf(texts: string[], model: SentenceModel, file?: string): Promise<Float32Array[]> {
  if (file === undefined) return model.embed(texts);
  const key = digest(JSON.stringify([model.version, VECTOR_LENGTH, texts]));
  const kept = await readRows(file, key, texts.length);
  if (kept) return kept;
  const vectors = await model.embed(texts);
  try {
    await writeRows(file, key, vectors);
  } catch {
    // A full or read-only disk costs time at the next start, nothing else.
  }
  return vectors;
}
