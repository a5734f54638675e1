import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from './free-port.mjs';
import { onEnd } from './processes.mjs';
import { CONDITION_MS } from './test-limits.mjs';

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (reply) => {
      socket.destroy();
      resolve(reply.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Starts a Redis server of our own on the loopback address, which keeps nothing on disk.
 * @param {string} program
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startRedis(program) {
  const port = await findFreePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, [...settings, '--dir', tmpdir()], { stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
    server.once('error', resolve);
  });
  const forget = onEnd(() => server.kill('SIGKILL'));
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
    forget();
  };
  const giveUp = Date.now() + CONDITION_MS;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > giveUp) {
      await stop();
      throw new Error('Redis did not start.');
    }
    await pause(50);
  }
  return { url: `redis://127.0.0.1:${port}`, stop };
}
