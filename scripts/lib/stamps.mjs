import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './paths.mjs';

// Inside node_modules, so that whatever removes the packages removes the claim that they are there.
const fileOf = (/** @type {string} */ name) => at('node_modules', '.cache', 'sirenade', `${name}.stamp`);

/** What was written down when a step last ended well; undefined if it never did. */
export function readStamp(/** @type {string} */ name) {
  try {
    return readFileSync(fileOf(name), 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes down that a step ended well. */
export function writeStamp(/** @type {string} */ name, /** @type {string} */ value) {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), value);
}

/** Takes the claim back before a step begins: one that is killed half-way runs again. */
export function removeStamp(/** @type {string} */ name) {
  rmSync(fileOf(name), { force: true });
}
