import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range: the system gives none of these to a process that asks for any free port. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const ATTEMPTS = 100;

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * A free port of the loopback address, which the system gives to no other process before a server listens at it.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${LOWEST} to ${HIGHEST} is free.`);
}
