import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeScratch } from '../../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../../scripts/lib/app/server-process.mjs';
import { BRIEF_FLAGS } from '../../scripts/lib/brief-process.mjs';

/** Where the workers find it; they inherit the environment of the process that prepares it. */
const VARIABLE = 'E2E_PREPARED_DATA';

/** A data directory with an empty database at the newest schema: making one takes longer than copying it. */
export const preparedData = (): string | undefined => process.env[VARIABLE];

/** Where one suite leaves it for another of the same run. */
const sharedData = () => process.env.E2E_DATA_FOLDER && join(process.env.E2E_DATA_FOLDER, 'data');

/** Takes the data that another suite of this run has left, if there is any. */
export function adoptData(): void {
  const shared = sharedData();
  if (shared && existsSync(shared)) process.env[VARIABLE] = shared;
}

/** Makes the data directory that every app begins with; returns a function that removes it. */
export default async function prepareData(): Promise<() => void> {
  const { path: dataDir, remove } = makeScratch('e2e-data');
  const server = await spawnServer({ dataDir, flags: BRIEF_FLAGS });
  await server.ready();
  await server.stop();
  process.env[VARIABLE] = dataDir;
  const shared = sharedData();
  if (shared) {
    cpSync(dataDir, `${shared}.part`, { recursive: true });
    renameSync(`${shared}.part`, shared);
  }
  return remove;
}

/** The server's tests cache them at the same place: making them takes long, and the writer checks them. */
const CACHED_VECTORS = join(tmpdir(), 'sirenade-test-bank.bin');
const vectorsIn = (dataDir: string) => join(dataDir, 'cache', 'persona-vectors.bin');

/** Lends the built-in writer the vectors that an earlier run has made. */
export function lendVectors(dataDir: string): void {
  if (!existsSync(CACHED_VECTORS)) return;
  mkdirSync(join(dataDir, 'cache'), { recursive: true });
  copyFileSync(CACHED_VECTORS, vectorsIn(dataDir));
}

/** Caches the vectors that an app has made for the next run. */
export function saveVectors(dataDir: string): void {
  if (existsSync(CACHED_VECTORS) || !existsSync(vectorsIn(dataDir))) return;
  const fresh = `${CACHED_VECTORS}.${process.pid}`;
  copyFileSync(vectorsIn(dataDir), fresh);
  renameSync(fresh, CACHED_VECTORS);
}
