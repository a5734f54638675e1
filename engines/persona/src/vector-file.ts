import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type SentenceModel, VECTOR_LENGTH } from './sentence-model.ts';

const KEY_BYTES = 32;
const ROW_BYTES = VECTOR_LENGTH * 4;
/** Texts after which the file is written. */
const STRIDE = 256;

const digest = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Reads back as many rows as the file holds; none where it is absent, of other texts or damaged. */
async function readRows(file: string, key: Buffer, most: number): Promise<Float32Array[]> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch {
    return [];
  }
  const rows = bytes.subarray(KEY_BYTES * 2);
  const count = rows.length / ROW_BYTES;
  const isFitting = Number.isInteger(count) && count <= most && bytes.subarray(0, KEY_BYTES).equals(key);
  if (!isFitting || !bytes.subarray(KEY_BYTES, KEY_BYTES * 2).equals(digest(rows))) return [];
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
 * a file of other texts, of another model or with a wrong byte is written anew. It is written as it grows, so that
 * a start that is broken off is not lost.
 */
export async function vectorsOf(texts: string[], model: SentenceModel, file?: string): Promise<Float32Array[]> {
  if (file === undefined) return model.embed(texts);
  const key = digest(JSON.stringify([model.version, VECTOR_LENGTH, texts]));
  const vectors = await readRows(file, key, texts.length);
  while (vectors.length < texts.length) {
    vectors.push(...(await model.embed(texts.slice(vectors.length, vectors.length + STRIDE))));
    try {
      await writeRows(file, key, vectors);
    } catch {
      // A full or read-only disk costs time at the next start, nothing else.
    }
  }
  return vectors;
}
