import { setTimeout as pause } from 'node:timers/promises';
import { makeScratch } from '../../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../../scripts/lib/app/server-process.mjs';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';
import { compareWithLedger, findHalfAccounts } from './ledger-check.mjs';
import { seededRandom, spread } from './random.mjs';
import { Ledger, startLoad } from './write-load.mjs';

/** One round in so many is killed while it is still opening its database. */
const START_KILLS_EVERY = 6;
const LOAD_MS = { least: 300, most: 2_500 };
const LOOK_EVERY_MS = 10;
const OPENING_MS = 1_500;

/**
 * @typedef {object} KillResult
 * @property {number} rounds
 * @property {number} registrations acknowledged
 * @property {number} edits acknowledged
 * @property {string[]} lost acknowledged writes that are not stored
 * @property {string[]} half accounts of which only a part is there
 * @property {string[]} unopenable starts that failed
 * @property {string[]} refusals unexpected answers
 * @property {{ p50: number, max: number }} restartMs
 */

/**
 * @typedef {object} KillOptions
 * @property {number} rounds
 * @property {number} seed
 * @property {{ least: number, most: number }} [loadMs] how long it is written to, from its first acknowledgements on
 * @property {string | undefined} [dataFrom] a data directory to begin with
 * @property {string | undefined} [databaseUrl]
 * @property {(text: string) => void} [onRound]
 */

/**
 * Waits until a sign-up and an edit of this round are acknowledged.
 * @param {Ledger} ledger
 * @param {number} round
 * @param {number} editsBefore
 */
async function untilAcknowledged(ledger, round, editsBefore) {
  const giveUp = Date.now() + CONDITION_MS;
  const isUnderWay = () =>
    ledger.edits > editsBefore && ledger.accounts.some((account) => account.acknowledged && account.round === round);
  while (!isUnderWay() && Date.now() < giveUp) await pause(LOOK_EVERY_MS);
}

/**
 * Starts the server, writes to it, kills it at a random moment, starts it again and compares: so many times.
 * @param {KillOptions} options
 * @returns {Promise<KillResult>}
 */
export async function runKillRounds(options) {
  const { rounds, seed, databaseUrl, dataFrom, loadMs: load = LOAD_MS, onRound = () => {} } = options;
  const random = seededRandom(seed);
  const between = (/** @type {number} */ least, /** @type {number} */ most) => least + random() * (most - least);
  const { path: dataDir, remove } = makeScratch('kill', dataFrom);
  const env = {
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const ledger = new Ledger();
  /** @type {{ lost: string[], half: string[], unopenable: string[] }} */
  const found = { lost: [], half: [], unopenable: [] };
  const restarts = [];
  let done = 0;
  let server = await spawnServer({ dataDir, env });
  try {
    await server.ready();
    const { port } = server;
    for (let round = 1; round <= rounds; round++) {
      const editsBefore = ledger.edits;
      const writers = startLoad(server.url, ledger, round);
      await untilAcknowledged(ledger, round, editsBefore);
      const loadMs = between(load.least, load.most);
      await pause(loadMs);
      await server.kill();
      writers.end();
      await writers.ended;
      if (round % START_KILLS_EVERY === 0) {
        const opening = await spawnServer({ dataDir, env, port });
        await pause(between(0, OPENING_MS));
        await opening.kill();
      }
      const began = performance.now();
      server = await spawnServer({ dataDir, env, port });
      try {
        await server.ready();
      } catch (error) {
        found.unopenable.push(`round ${round}: ${/** @type {Error} */ (error).message}`);
        break;
      }
      restarts.push(performance.now() - began);
      const { lost, half } = await compareWithLedger(server, ledger, round);
      found.lost.push(...lost);
      found.half.push(...half);
      done = round;
      const made = ledger.accounts.filter((account) => account.acknowledged && account.round === round).length;
      onRound(`round ${round}: killed after ${Math.round(loadMs)} ms, ${made} sign-ups, ${ledger.edits} edits so far`);
    }
    if (found.unopenable.length === 0) {
      const { lost, half } = await compareWithLedger(server, ledger);
      await server.stop();
      found.lost.push(...lost);
      found.half.push(...half, ...(await findHalfAccounts({ dataDir, databaseUrl })));
    }
  } finally {
    await server.kill();
    remove();
  }
  return {
    rounds: done,
    registrations: ledger.accounts.filter((account) => account.acknowledged).length,
    edits: ledger.edits,
    refusals: ledger.refusals,
    restartMs: spread(restarts),
    ...found,
  };
}
