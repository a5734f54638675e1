import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../free-port.mjs';
import { at } from '../paths.mjs';
import { onEnd } from '../processes.mjs';
import { CONDITION_MS, TEST_MS } from '../test-limits.mjs';

const LOG_LIMIT = 200_000;

/**
 * A running built server, as an operator would run it.
 * @typedef {object} ServerProcess
 * @property {string} url
 * @property {number} port
 * @property {number} pid
 * @property {string} dataDir
 * @property {NodeJS.ProcessEnv} env
 * @property {() => string} log its output so far
 * @property {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} ended
 * @property {() => Promise<void>} ready waits until it answers; throws when it ends instead
 * @property {() => Promise<void>} stop asks it to end, and waits
 * @property {() => Promise<void>} kill ends it with no warning, as a crash would
 */

/** @param {string} url */
export async function isReady(url) {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Whether the server of a data directory is the one that listens there: an answer alone may be a stranger's.
 * @param {string} dataDir
 * @param {string} url
 */
function isAnnounced(dataDir, url) {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'sirenade.lock'), 'utf8')).url === url;
  } catch {
    // It is not there yet, or is being written.
    return false;
  }
}

/**
 * Starts the built server on a data directory. Settings of the machine it runs on do not reach it.
 * @param {{ dataDir: string, port?: number, env?: NodeJS.ProcessEnv, flags?: string[] }} options flags are those of Node
 * @returns {Promise<ServerProcess>}
 */
export async function spawnServer({ dataDir, port, env: extra = {}, flags = [] }) {
  const script = at('server', 'dist', 'main.js');
  if (!existsSync(script)) throw new Error('The server is not built: run `npm run build` first.');
  const listening = port ?? (await findFreePort());
  const url = `http://127.0.0.1:${listening}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(listening),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000',
    // No run here needs an engine, and loading voices would take CPU time from the measurement.
    ENGINE_WARM: '0',
    SEED_DEMO: '0',
    ...extra,
  };
  // Started beside the data: no .env file is read there.
  const child = spawn(process.execPath, ['--enable-source-maps', ...flags, script], {
    cwd: dataDir,
    env,
    stdio: 'pipe',
  });
  const forget = onEnd(() => child.kill('SIGKILL'));
  let log = '';
  const append = (/** @type {Buffer} */ chunk) => {
    log = (log + chunk).slice(-LOG_LIMIT);
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  child.stdin.end();
  /** @type {ServerProcess['ended']} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  void ended.finally(forget);

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    port: listening,
    pid: child.pid ?? 0,
    dataDir,
    env,
    log: () => log,
    ended,
    ready: async () => {
      const giveUp = Date.now() + TEST_MS;
      // With a database server there is no lock file to check.
      const isOurs = () => extra.DATABASE_URL !== undefined || isAnnounced(dataDir, url);
      while (!isOurs() || !(await isReady(url))) {
        if (hasEnded()) throw new Error(`The server ended before it was ready.\n${log}`);
        if (Date.now() > giveUp) throw new Error(`The server was not ready in time.\n${log}`);
        await pause(25);
      }
    },
    stop: async () => {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), CONDITION_MS);
      await ended;
      clearTimeout(impatience);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
