import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './paths.mjs';

// Inside node_modules, so that removing the packages also removes the stamp of their installation.
const fileOf = (/** @type {string} */ name) => at('node_modules', '.cache', 'sirenade', `${name}.stamp`);

/** The stamp of the last successful run of a step; undefined if there is none. */
export function readStamp(/** @type {string} */ name) {
  try {
    return readFileSync(fileOf(name), 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes the stamp of a successful step. */
export function writeStamp(/** @type {string} */ name, /** @type {string} */ value) {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), value);
}

/** Takes the claim back before a step begins: one that is killed half-way runs again. */
export function removeStamp(/** @type {string} */ name) {
  rmSync(fileOf(name), { force: true });
}
