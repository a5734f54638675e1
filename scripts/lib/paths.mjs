import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path in the repository. */
export const at = (/** @type {string[]} */ ...names) => join(root, ...names);

/** The script of an installed package, to be run with node: faster than npx, and no shell is needed. */
export const bin = {
  biome: at('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  pinoPretty: at('node_modules', 'pino-pretty', 'bin.js'),
  playwright: at('node_modules', '@playwright', 'test', 'cli.js'),
  tsc: at('node_modules', 'typescript', 'bin', 'tsc'),
  vite: at('node_modules', 'vite', 'bin', 'vite.js'),
  vitest: at('node_modules', 'vitest', 'vitest.mjs'),
};
