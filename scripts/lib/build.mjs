import { filesBelow, hashContents, hashListing } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { at, bin } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { run } from './processes.mjs';
import { say, spell } from './say.mjs';
import { readStamp, removeStamp, writeStamp } from './stamps.mjs';

/** @typedef {'server' | 'web'} Part */

const SHARED = [
  'contract/src',
  'contract/package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/build.mjs',
  'scripts/lib/precompress.mjs',
];

/** @type {Record<Part, string[]>} */
const SOURCES = {
  server: ['server/src', 'server/package.json', 'server/vite.config.ts', 'server/tsconfig.json'],
  web: [
    'web/src',
    'web/public',
    'web/build',
    'web/index.html',
    'web/package.json',
    'web/vite.config.ts',
    'web/tsconfig.json',
  ],
};

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/** @param {Part} part */
function hashSources(part) {
  return hashContents([...SOURCES[part], ...SHARED].flatMap(filesBelow).filter((file) => !isTest(file)));
}

/**
 * The stamp holds both ends: other sources, or another hand in dist, and the part is built again.
 * @param {Part} part
 */
const stampOf = (part) => `${hashSources(part)} ${hashListing(filesBelow(`${part}/dist`))}`;

/** @param {Part} part */
const isBuilt = (part) => readStamp(`build-${part}`) === stampOf(part);

/** @param {Part} part */
async function build(part) {
  const began = Date.now();
  // Whatever the app will run as, this is the build for production.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await run(process.execPath, [bin.vite, 'build', '--logLevel', 'warn'], {
    cwd: at(part),
    env,
  });
  if (code !== 0) throw new Error(`${output}\nThe build of ${part} failed.`);
  if (part === 'web') await precompress('web/dist');
  say(`Built ${part} in ${spell(Date.now() - began)}.`);
}

/** Forgets a build, because somebody else is about to write to its folder. */
export const forgetBuild = (/** @type {Part} */ part) => removeStamp(`build-${part}`);

/**
 * Builds the parts whose sources have changed since they were last built.
 * @param {Part[]} [parts]
 */
export async function ensureBuilt(parts = ['server', 'web']) {
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
        writeStamp(`build-${part}`, `${sources} ${hashListing(filesBelow(`${part}/dist`))}`);
      }),
    );
  });
}
