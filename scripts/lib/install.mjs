import { readFileSync } from 'node:fs';
import { hashContents } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { at, root } from './paths.mjs';
import { run } from './processes.mjs';
import { say, spell } from './say.mjs';
import { readStamp, removeStamp, writeStamp } from './stamps.mjs';

const LOCKFILE = 'package-lock.json';

/** @param {string[]} names */
const readJson = (...names) => JSON.parse(readFileSync(at(...names), 'utf8'));

/** @returns {string[]} */
function manifests() {
  const { workspaces } = readJson('package.json');
  return ['package.json', ...workspaces.map((/** @type {string} */ name) => `${name}/package.json`)];
}

/**
 * Whether npm may have left a package out: it is optional and made for another machine, or came with one that is.
 * @param {{ optional?: boolean, peer?: boolean, os?: string[], cpu?: string[] }} entry
 * @param {boolean} isOurs one of our own manifests asks for it
 */
export function mayBeMissing({ optional, peer, os, cpu }, isOurs) {
  if (!optional && !peer) return false;
  const fits = (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
  return !(isOurs && fits);
}

/**
 * Whether node_modules already matches the lockfile, because npm was run by hand.
 * npm writes its own list last, so a killed installation does not look complete.
 */
function isInPlace() {
  try {
    const locked = readJson(LOCKFILE).packages;
    const present = readJson('node_modules', '.package-lock.json').packages;
    const ours = new Set(manifests().flatMap((file) => Object.keys(readJson(file).optionalDependencies ?? {})));
    const inStep = manifests().every((file) => {
      const manifest = readJson(file);
      const entry = locked[file === 'package.json' ? '' : file.replace('/package.json', '')] ?? {};
      return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
        (kind) => JSON.stringify(manifest[kind] ?? {}) === JSON.stringify(entry[kind] ?? {}),
      );
    });
    return (
      inStep &&
      Object.entries(locked).every(([path, entry]) => {
        if (!path.includes('node_modules/') || entry.link) return true;
        const found = present[path];
        if (!found) return mayBeMissing(entry, ours.has(path.split('node_modules/').at(-1) ?? ''));
        return found.version === entry.version && found.integrity === entry.integrity;
      })
    );
  } catch {
    return false;
  }
}

async function npmCi() {
  // Building needs the development packages, also where NODE_ENV says production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, show: true };
  const { code } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], options)
    : await run('npm', args, options);
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}).`);
}

/** Installs the packages of the lockfile, unless they are there already. */
export async function ensureInstalled() {
  const wanted = hashContents([LOCKFILE, ...manifests(), 'scripts/lib/install.mjs']);
  const isDone = () => readStamp('install') === wanted;
  if (isDone()) return;
  await withLock('install', async () => {
    if (isDone()) return;
    if (!isInPlace()) {
      const began = Date.now();
      say('Installing the packages (npm ci) …');
      removeStamp('install');
      await npmCi();
      say(`Installed in ${spell(Date.now() - began)}.`);
    }
    writeStamp('install', wanted);
  });
}
