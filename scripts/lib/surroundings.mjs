import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { startPostgres } from './throwaway-postgres.mjs';
import { startRedis } from './throwaway-redis.mjs';
import { ensureTools } from './tools.mjs';

/** @typedef {import('./tools.mjs').Tool} Tool */

const MEMORY_FOLDER = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/** Where the databases of tests are kept: in memory where there is room. Benchmarks keep theirs on the disk. */
function chooseDatabaseFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY_FOLDER;
  } catch {
    return tmpdir();
  }
}

/**
 * Tools and servers for the suites.
 * @typedef {object} Surroundings
 * @property {string} [chromium]
 * @property {string} [databaseUrl]
 * @property {string} [redisUrl]
 * @property {string} [llama] the folder with node-llama-cpp
 * @property {Tool[]} missing tools that are not there and could not be installed
 * @property {Partial<Record<Tool, string>>} broken tools that are there and do not work
 * @property {() => Promise<void>} end stops the servers
 */

/**
 * Finds or installs the tools, and starts the servers that tests talk to.
 * @param {Tool[]} wanted
 * @returns {Promise<Surroundings>}
 */
export async function raiseSurroundings(wanted) {
  const tools = await ensureTools(wanted);
  /** @type {Surroundings['broken']} */
  const broken = {};
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  const start = async (/** @type {Tool} */ tool, /** @type {typeof startRedis} */ starter) => {
    const program = tools[tool];
    if (!program) return undefined;
    try {
      const { url, stop } = await starter(program);
      ends.push(stop);
      return url;
    } catch (error) {
      broken[tool] = /** @type {Error} */ (error).message;
      return undefined;
    }
  };
  const databaseUrl = await start('postgresql', (programs) => startPostgres(programs, chooseDatabaseFolder()));
  const redisUrl = await start('redis', startRedis);
  return {
    ...(tools.chromium && { chromium: tools.chromium }),
    ...(databaseUrl && { databaseUrl }),
    ...(redisUrl && { redisUrl }),
    ...(tools.llama && { llama: tools.llama }),
    missing: wanted.filter((tool) => !tools[tool]),
    broken,
    end: async () => {
      await Promise.all(ends.map((end) => end()));
    },
  };
}
