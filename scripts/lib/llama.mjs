import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';

/** The version that the server's adapter was tried with. */
export const LLAMA_VERSION = '3.22.1';

/** Binaries of llama.cpp that need nothing but a processor (on Apple's, its graphics part too). */
const BINARIES = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
};

/** @param {string} folder */
export function hasLlama(folder) {
  try {
    const manifest = readFileSync(join(folder, 'node_modules', 'node-llama-cpp', 'package.json'), 'utf8');
    const binaries = existsSync(join(folder, 'node_modules', '@node-llama-cpp'));
    return binaries && JSON.parse(manifest).version === LLAMA_VERSION;
  } catch {
    return false;
  }
}

/**
 * Installs node-llama-cpp in a folder of its own, so that our own packages stay as they are. The binaries for graphics
 * cards take 600 MB more and come only when asked for.
 * @param {string} folder
 * @param {{ gpu?: boolean, show?: boolean }} [options]
 */
export async function installLlama(folder, { gpu = false, show = false } = {}) {
  const binary = BINARIES[/** @type {keyof typeof BINARIES} */ (`${process.platform}-${process.arch}`)];
  if (!binary) throw new Error(`There is no ready-made llama.cpp for ${process.platform} on ${process.arch}.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const packages = [`node-llama-cpp@${LLAMA_VERSION}`, `@node-llama-cpp/${binary}@${LLAMA_VERSION}`];
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--save-exact'];
  const args = ['install', ...options, ...(gpu ? [] : ['--omit=optional']), ...packages];
  const npm = process.env.npm_execpath;
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { cwd: folder, show })
    : await run('npm', args, { cwd: folder, show });
  if (code !== 0 || !hasLlama(folder)) throw new Error(`${output.trim()}\nnode-llama-cpp could not be installed.`);
}
