import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratch } from '../../scripts/lib/app/scratch.mjs';
import { isReady, spawnServer } from '../../scripts/lib/app/server-process.mjs';
import { spread } from './random.mjs';

const LOCK = 'sirenade.lock';

/**
 * Starts a second server on the data directory of a running one, several times, and then takes over stale locks.
 * @param {{ times: number, dataFrom?: string | undefined }} options
 * @returns {Promise<{ exitMs: { p50: number, max: number }, faults: string[] }>}
 */
export async function runDoubleStarts({ times, dataFrom }) {
  const { path: dataDir, remove } = makeScratch('lock', dataFrom);
  const exits = [];
  /** @type {string[]} */
  const faults = [];
  let first = await spawnServer({ dataDir });
  const startAgain = async (/** @type {string} */ after) => {
    first = await spawnServer({ dataDir });
    await first.ready().catch((error) => faults.push(`no start after ${after}: ${error.message}`));
  };
  try {
    await first.ready();
    for (let time = 1; time <= times; time++) {
      const began = performance.now();
      const second = await spawnServer({ dataDir });
      const { code } = await second.ended;
      exits.push(performance.now() - began);
      if (code !== 1) faults.push(`the second start ended with exit code ${code}`);
      if (!second.log().includes(`process ${first.pid}`)) faults.push(`it did not name the first: ${second.log()}`);
    }
    if (!(await isReady(first.url))) faults.push('the first server no longer answers');

    const lock = JSON.parse(readFileSync(join(dataDir, LOCK), 'utf8'));
    await first.kill();
    await startAgain('a crash');
    await first.stop();
    // The number of the dead process now belongs to a living one: this one.
    writeFileSync(join(dataDir, LOCK), JSON.stringify({ ...lock, pid: process.pid }));
    await startAgain('a crash whose process number is in use again');
    await first.stop();
    writeFileSync(join(dataDir, LOCK), JSON.stringify(lock).slice(0, 20));
    await startAgain('a crash that tore the lock');
    await first.stop();
  } finally {
    await first.kill();
    remove();
  }
  return { exitMs: spread(exits), faults };
}
