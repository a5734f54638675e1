import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type SentenceModel, VECTOR_LENGTH } from './sentence-model.ts';

const CHECKSUM_BYTES = 32;
const KEY_BYTES = 16;
const SCALE_BYTES = 4;
const ROW_BYTES = KEY_BYTES + SCALE_BYTES + VECTOR_LENGTH;
const LARGEST = 127;

const digest = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** A text under a model: another of either has another key. */
const keyOf = (text: string, { version }: SentenceModel): Buffer =>
  digest(JSON.stringify([version, VECTOR_LENGTH, text])).subarray(0, KEY_BYTES);

/** A row of the file: the key, what the steps are worth, and the vector in 255 steps. */
function packRow(key: Buffer, vector: Float32Array): Buffer {
  const row = Buffer.alloc(ROW_BYTES);
  const scale = Math.fround(vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST);
  key.copy(row);
  row.writeFloatLE(scale, KEY_BYTES);
  for (const [at, value] of vector.entries()) {
    row.writeInt8(scale === 0 ? 0 : Math.round(value / scale), KEY_BYTES + SCALE_BYTES + at);
  }
  return row;
}

function unpackRow(row: Buffer): Float32Array {
  const scale = row.readFloatLE(KEY_BYTES);
  return Float32Array.from({ length: VECTOR_LENGTH }, (_, at) => row.readInt8(KEY_BYTES + SCALE_BYTES + at) * scale);
}

const nameOf = (row: Buffer) => row.toString('hex', 0, KEY_BYTES);

/** The rows of a file by their keys; none where it is absent or damaged. */
async function readRows(file: string): Promise<Map<string, Buffer>> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const rows = bytes.subarray(CHECKSUM_BYTES);
  const count = rows.length / ROW_BYTES;
  const isWhole = Number.isInteger(count) && bytes.subarray(0, CHECKSUM_BYTES).equals(digest(rows));
  const list = Array.from({ length: isWhole ? count : 0 }, (_, n) => rows.subarray(n * ROW_BYTES, (n + 1) * ROW_BYTES));
  return new Map(list.map((row) => [nameOf(row), row]));
}

/** Writes beside the file and moves over it, so that nobody reads half of it. */
async function writeRows(file: string, list: Buffer[]): Promise<void> {
  const rows = Buffer.concat(list);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, Buffer.concat([digest(rows), rows]));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

export interface VectorFiles {
  /** Files that may hold some of the vectors. */
  read?: string[];
  /** The file that holds all of them afterwards. */
  write?: string | undefined;
}

/**
 * The vectors of many fixed texts. Working them out takes seconds, so those that stand in a file are read from it; rows of
 * other texts or of another model are not looked at.
 */
export async function vectorsOf(
  texts: string[],
  model: SentenceModel,
  { read = [], write }: VectorFiles = {},
): Promise<Float32Array[]> {
  const others = await Promise.all(read.map(readRows));
  const own = write === undefined ? new Map<string, Buffer>() : await readRows(write);
  const known = new Map([...others, own].flatMap((rows) => [...rows]));
  const rows: Buffer[] = [];
  for (const text of texts) {
    const key = keyOf(text, model);
    const found = known.get(nameOf(key));
    // In steps too when it is new, so that a reply does not depend on what lay in a file.
    rows.push(found ?? packRow(key, (await model.embed([text]))[0] ?? new Float32Array(VECTOR_LENGTH)));
  }
  if (write !== undefined && !rows.every((row) => own.has(nameOf(row)))) await writeRows(write, rows);
  return rows.map(unpackRow);
}
