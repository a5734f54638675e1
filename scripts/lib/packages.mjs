import { readFileSync } from 'node:fs';
import { filesBelow, hashContents } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { readStamp, removeStamp, writeStamp } from './stamps.mjs';

/** lint, types, tests … @typedef {string} Check */

/**
 * The engines and tools that the server loads when it runs, by their folders.
 * @type {string[]}
 */
export const PACKAGES = JSON.parse(readFileSync(at('package.json'), 'utf8')).workspaces.filter(
  (/** @type {string} */ folder) => folder.includes('/'),
);

/** The folder of a package as one word. */
export const wordOf = (/** @type {string} */ folder) => folder.replace('/', '-');

const OWN = ['src', 'test', 'package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
/** Files outside of a package that its checks read: the ports, the configuration, and shared test code. */
const SHARED = [
  'server/package.json',
  'server/src/providers/call.ts',
  'server/src/providers/image/image.ts',
  'server/src/providers/moderation/moderation.ts',
  'server/src/providers/speech/speech.ts',
  'server/src/providers/text/text.ts',
  'scripts/lib/cpu-growth.ts',
  'scripts/lib/test-depth.ts',
  'engines/vitest.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'biome.json',
  'scripts/lib/package-config.mjs',
  'scripts/lib/test-limits.mjs',
];

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(at(path), 'utf8'));

/** Packages of ours that the tests of a package use. */
function usedBy(/** @type {string} */ folder) {
  const { dependencies, devDependencies } = readJson(`${folder}/package.json`);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return PACKAGES.filter((other) => names.includes(readJson(`${other}/package.json`).name));
}

/** One hash over all that the checks of a package depend on, the version of Node.js included. */
export function contentOf(/** @type {string} */ folder) {
  const paths = [folder, ...usedBy(folder)].flatMap((owner) => OWN.map((name) => `${owner}/${name}`));
  return `${hashContents([...paths, ...SHARED].flatMap(filesBelow))} ${process.version} ${process.arch}`;
}

/** Whether unchanged packages that passed before may be skipped: never in CI, and never in the full run. */
const mayLeaveOut = () => !/^(1|true)$/i.test(process.env.CI ?? '') && process.env.TEST_ALL !== '1';

/**
 * Options with which TypeScript checks only the files that a change can affect: the server's check reads the sources of
 * the engines, but does not check those that are as they were. The state is removed together with the packages.
 * @param {string} name of the project
 * @returns {string[]}
 */
export const incrementalTypes = (name) =>
  mayLeaveOut()
    ? [
        '--incremental',
        '--tsBuildInfoFile',
        at('node_modules', '.cache', 'sirenade', `types-${wordOf(name)}.tsbuildinfo`),
      ]
    : [];

const stampOf = (/** @type {Check} */ check, /** @type {string} */ folder) => `${check}-${wordOf(folder)}`;

/**
 * How many tests of a check passed on this machine with the same content; undefined where it has to run.
 * @param {Check} check
 * @param {string} folder
 * @returns {number | undefined}
 */
export function passedBefore(check, folder) {
  if (!mayLeaveOut()) return undefined;
  const [count, content] = readStamp(stampOf(check, folder))?.split('\n') ?? [];
  return content === contentOf(folder) ? Number(count) : undefined;
}

/**
 * Begins a check: removes its stamp, and returns the function that writes it again for the checked content.
 * @param {Check} check
 * @param {string} folder
 * @returns {(count: number) => void}
 */
export function beginCheck(check, folder) {
  const content = contentOf(folder);
  removeStamp(stampOf(check, folder));
  return (count) => writeStamp(stampOf(check, folder), `${count}\n${content}`);
}
