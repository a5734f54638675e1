import { filesBelow, hashContents, hashListing } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { PACKAGES, wordOf } from './packages.mjs';
import { at, bin } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { run } from './processes.mjs';
import { say, spell } from './say.mjs';
import { readStamp, removeStamp, writeStamp } from './stamps.mjs';

/** A workspace that is built: `server`, `web`, `engines/persona` …
 * @typedef {string} Part
 */

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/build.mjs'];
const CONTRACT = ['contract/src', 'contract/package.json'];

/**
 * What a package is built from.
 * @param {Part} part
 */
const ofPackage = (part) => [
  ...['src', 'package.json', 'vite.config.ts', 'tsconfig.json'].map((name) => `${part}/${name}`),
  'scripts/lib/package-config.mjs',
];

/** @type {Record<Part, string[]>} */
const SOURCES = {
  ...Object.fromEntries(PACKAGES.map((part) => [part, ofPackage(part)])),
  server: ['server/src', 'server/package.json', 'server/vite.config.ts', 'server/tsconfig.json', ...CONTRACT],
  web: [
    ...CONTRACT,
    'scripts/lib/precompress.mjs',
    'web/src',
    'web/public',
    'web/build',
    'web/index.html',
    'web/package.json',
    'web/vite.config.ts',
    'web/tsconfig.json',
    // The guide for operators is a page of the app.
    'docs/engines.md',
  ],
};

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/** @param {Part} part */
function hashSources(part) {
  return hashContents([...(SOURCES[part] ?? []), ...SHARED].flatMap(filesBelow).filter((file) => !isTest(file)));
}

/**
 * The stamp holds both ends: other sources, or another hand in dist, and the part is built again.
 * @param {Part} part
 */
const stampOf = (part) => `${hashSources(part)} ${hashListing(filesBelow(`${part}/dist`))}`;

/** @param {Part} part */
const nameOf = (part) => `build-${wordOf(part)}`;

/** @param {Part} part */
const isBuilt = (part) => readStamp(nameOf(part)) === stampOf(part);

/** @param {Part} part */
async function build(part) {
  const began = Date.now();
  // Always the production build, also for a run in development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await run(process.execPath, [bin.vite, 'build', '--logLevel', 'warn'], {
    cwd: at(part),
    env,
  });
  if (code !== 0) throw new Error(`${output}\nThe build of ${part} failed.`);
  if (part === 'web') await precompress('web/dist');
  say(`Built ${part} in ${spell(Date.now() - began)}.`);
}

/** Removes the stamp of a build, because another process is about to write to its folder. */
export const forgetBuild = (/** @type {Part} */ part) => removeStamp(nameOf(part));

/**
 * Builds the parts whose sources have changed since they were last built; with the server, the packages that it loads.
 * @param {Part[]} [wanted]
 */
export async function ensureBuilt(wanted = ['server', 'web']) {
  const parts = wanted.includes('server') ? [...new Set([...wanted, ...PACKAGES])] : wanted;
  if (parts.every(isBuilt)) return;
  await withLock('build', async () => {
    const open = parts.filter((part) => !isBuilt(part));
    if (open.length > 0) say(`Building ${open.join(' and ')} …`);
    await Promise.all(
      open.map(async (part) => {
        const sources = hashSources(part);
        forgetBuild(part);
        await build(part);
        // The sources of before the build: an edit made meanwhile must be noticed next time.
        writeStamp(nameOf(part), `${sources} ${hashListing(filesBelow(`${part}/dist`))}`);
      }),
    );
  });
}
