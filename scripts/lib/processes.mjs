import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const GRACE_MS = 5_000;
const OUTPUT_LIMIT = 4_000_000;

/** @type {Set<() => void>} */
const undos = new Set();
/** @type {Map<import('node:child_process').ChildProcess, Promise<unknown>>} */
const running = new Map();

/**
 * Sends a signal to a process and everything it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

process.on('exit', () => {
  for (const child of running.keys()) signalGroup(child, 'SIGKILL');
  // Backwards: a server is ended before its folder is removed.
  for (const undo of [...undos].reverse()) undo();
});

let ending = false;

/** @param {NodeJS.Signals} _signal @param {number} number */
async function endEverything(_signal, number) {
  if (ending) process.exit(128 + number);
  ending = true;
  for (const child of running.keys()) signalGroup(child, 'SIGINT');
  await Promise.race([Promise.allSettled(running.values()), pause(GRACE_MS)]);
  process.exit(128 + number);
}

/** Signals are ours only while there is something to end: afterwards they belong to the command again. */
function watchSignals() {
  const isBusy = ending || running.size + undos.size > 0;
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.removeListener(signal, endEverything);
    if (isBusy) process.on(signal, endEverything);
  }
}

/**
 * Registers a cleanup that runs however this process ends; it has to be synchronous.
 * Returns how to take it off the list again.
 * @param {() => void} undo
 */
export function onEnd(undo) {
  undos.add(undo);
  watchSignals();
  return () => {
    undos.delete(undo);
    watchSignals();
  };
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] replaces the environment
 * @property {boolean} [show] let its output through (to standard error) instead of keeping it
 * @property {number} [timeoutMs]
 * @property {{ uid: number, gid: number }} [as] another user, where we are root
 */

/**
 * Runs a program in a process group of its own, so that nothing it starts outlives it.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    detached: true,
    stdio: ['ignore', options.show ? process.stderr : 'pipe', options.show ? process.stderr : 'pipe'],
    ...options.as,
  });
  let output = '';
  let timedOut = false;
  const append = (/** @type {Buffer} */ chunk) => {
    output = (output + chunk).slice(-OUTPUT_LIMIT);
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  const timer = options.timeoutMs
    ? setTimeout(() => {
        timedOut = true;
        signalGroup(child, 'SIGKILL');
      }, options.timeoutMs)
    : undefined;
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n`, timedOut }));
    // Processes that it left behind would keep its output open, and block this wait.
    child.on('exit', () => signalGroup(child, 'SIGKILL'));
    child.on('close', (code) => resolve({ code: code ?? 1, output, timedOut }));
  }).finally(() => {
    clearTimeout(timer);
    running.delete(child);
    watchSignals();
  });
  running.set(child, ended);
  watchSignals();
  return /** @type {Promise<{ code: number, output: string, timedOut: boolean }>} */ (ended);
}
