import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { hasLlama, installLlama } from './llama.mjs';
import { at, bin } from './paths.mjs';
import { run } from './processes.mjs';
import { say } from './say.mjs';

/** @typedef {'chromium' | 'postgresql' | 'redis' | 'llama'} Tool */

/** @param {string | undefined} file */
function isProgram(file) {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function playwrightsOwnChromium() {
  try {
    const { chromium } = createRequire(at('package.json'))('@playwright/test');
    return /** @type {string} */ (chromium.executablePath());
  } catch {
    return undefined;
  }
}

// The same engine without the windows of a desktop browser, which cost a page several times its own processor time.
const findHeadlessShell = () => onPath('chromium-headless-shell');

/** The browser for journeys and page measurements. */
export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const places = [process.env.CHROMIUM_PATH, findHeadlessShell(), ...names.map(onPath), playwrightsOwnChromium()];
  return places.find(isProgram);
}

function configuredPostgres() {
  const server = onPath('postgres');
  if (server) return dirname(server);
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/** The folder with initdb and postgres, of the newest version there is. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), configuredPostgres()];
  return folders.find((folder) => folder && isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')));
}

/** The Redis server. */
export const findRedis = () => onPath('redis-server') ?? onPath('valkey-server');

const LLAMA_FOLDER = at('.cache', 'llama');
const findLlama = () => (hasLlama(LLAMA_FOLDER) ? LLAMA_FOLDER : undefined);

/**
 * `packages` are installed where `isGood` says no; `instead` is for distributions that do not have them.
 * @type {Record<Tool, { find: () => string | undefined, isGood?: () => boolean, packages: string[], instead?: string[], why: string }>}
 */
const TOOLS = {
  chromium: {
    find: findChromium,
    isGood: () => isProgram(process.env.CHROMIUM_PATH ?? findHeadlessShell()),
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    instead: ['chromium', 'fonts-liberation'],
    why: 'the journeys run in a real browser',
  },
  postgresql: { find: findPostgres, packages: ['postgresql'], why: 'the server tests run on PostgreSQL too' },
  redis: { find: findRedis, packages: ['redis-server'], why: 'rate limits can be shared through Redis' },
  llama: { find: findLlama, packages: [], why: 'models can run in the server by llama.cpp' },
};

/** Whether this is a machine on which we may and can install Debian packages. */
function hasApt() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  return existsSync('/etc/os-release') && /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @param {string[]} step */
async function aptGet(...step) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', ...step], { env });
  if (code !== 0) say(`${output.trim().split('\n').slice(-5).join('\n')}\napt-get ${step[0]} failed.`);
}

/** @param {Tool[]} wanted */
async function installByApt(wanted) {
  const isGood = (/** @type {Tool} */ tool) => TOOLS[tool].isGood?.() ?? Boolean(TOOLS[tool].find());
  const missing = wanted.filter((tool) => TOOLS[tool].packages.length > 0 && !isGood(tool));
  if (missing.length > 0) await aptGet('update');
  for (const tool of missing) {
    const { find, packages, instead, why } = TOOLS[tool];
    for (const names of instead ? [packages, instead] : [packages]) {
      if (names === instead && find()) continue;
      say(`Installing ${names.join(', ')} with apt-get: ${why}.`);
      await aptGet('install', '-y', '--no-install-recommends', ...names);
    }
  }
}

/**
 * Finds the tools that tests need, and installs missing ones where that is possible.
 * @param {Tool[]} wanted
 * @returns {Promise<Partial<Record<Tool, string>>>} where each is; absent when it could not be had
 */
export async function ensureTools(wanted) {
  if (hasApt()) await installByApt(wanted);
  if (wanted.includes('chromium') && !findChromium()) {
    say(`Downloading Chromium with Playwright: ${TOOLS.chromium.why}.`);
    const { code, output } = await run(process.execPath, [bin.playwright, 'install', 'chromium'], {
      timeoutMs: 180_000,
    });
    if (code !== 0) say(`${output.trim().split('\n').slice(-3).join('\n')}\nThe download failed.`);
  }
  if (wanted.includes('llama') && !findLlama()) {
    say(`Installing node-llama-cpp with npm in ${LLAMA_FOLDER}: ${TOOLS.llama.why}.`);
    await installLlama(LLAMA_FOLDER).catch((/** @type {Error} */ error) => say(error.message));
  }
  const found = wanted.map((tool) => [tool, TOOLS[tool].find()]).filter(([, path]) => path);
  return Object.fromEntries(found);
}
