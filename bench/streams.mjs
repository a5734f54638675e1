// npm run bench -- streams: what a reply costs on its way from a chat server to its readers, beside the chat server itself and
// a bare relay, in one run. `node bench/streams.mjs 1 50 300` takes other numbers of readers.
import '../scripts/lib/node-version.mjs';
import { makeScratch } from '../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../scripts/lib/app/server-process.mjs';
import { findFreePort } from '../scripts/lib/free-port.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { say } from '../scripts/lib/say.mjs';
import { startPostgres } from '../scripts/lib/throwaway-postgres.mjs';
import { ensureTools } from '../scripts/lib/tools.mjs';
import { addPeople, findServerOf, storyOf, tokenOf } from './lib/stream-people.mjs';
import { answers, CORES, cpuOf, cpuOfFamily, machineCpu, memoryOf, pin, startScript } from './lib/stream-processes.mjs';
import { judge, reportOf, sizeOf } from './lib/stream-report.mjs';

/** @typedef {import('./lib/stream-report.mjs').Measured} Measured */
/** @typedef {{ name: string, pid: number, visitOf: (story: number, message: string) => Omit<import('./lib/stream-readers.mjs').Visit, 'number'> }} Target */

const MOST = 1000;
/** Enough that the measured code is compiled, as in a server that has run for a while. */
const WARM_UP = 300;
const ONE_BY_ONE = 40;
const LOOK_MS = 200;
/** Pieces a second, their number, ms before the first, ms over which readers come: all are there at once for a while. */
const paceOf = (/** @type {number} */ readers) =>
  ({
    oneByOne: { rate: 50, pieces: 10, delay: 20, ramp: 0 },
    few: { rate: 50, pieces: 150, delay: 200, ramp: readers * 10 },
    crowd: { rate: 20, pieces: 450, delay: 200, ramp: readers * 20 },
  })[sizeOf(readers)];
const json = { 'content-type': 'application/json' };
const wanted = process.argv.slice(2).map(Number);
const sizes = wanted.length > 0 ? wanted : [1, 100, MOST];

await prepare(['server']);
const { postgresql } = await ensureTools(['postgresql']);
if (!postgresql) throw new Error('There is no PostgreSQL, and it could not be installed.');
const { path: dataDir, remove } = makeScratch('streams');
const postgres = await startPostgres(postgresql);
const [upPort, relayPort] = [await findFreePort(), await findFreePort()];
const upstreamUrl = `http://127.0.0.1:${upPort}`;
const upstream = await startScript('stream-upstream.mjs', [String(upPort)], CORES.others);
const relay = await startScript('stream-relay.mjs', [String(relayPort), `${upstreamUrl}/v1`], CORES.measured);
const database = await findServerOf(postgres.url);
await pin(database, CORES.others);
const server = await spawnServer({
  dataDir,
  env: {
    DATABASE_URL: postgres.url,
    TEXT_URL: `${upstreamUrl}/v1`,
    TEXT_MODEL: 'prose',
    SEED_DEMO: '0',
    LOG_LEVEL: 'warn',
  },
});

const chat = (/** @type {string} */ url) => (/** @type {number} */ _story, /** @type {string} */ content) => ({
  url,
  headers: json,
  body: JSON.stringify({ model: 'prose', stream: true, messages: [{ role: 'user', content }] }),
});
/** @type {Target[]} */
const targets = [
  { name: 'raw', pid: upstream.pid ?? 0, visitOf: chat(`${upstreamUrl}/v1/chat/completions`) },
  { name: 'relay', pid: relay.pid ?? 0, visitOf: chat(`http://127.0.0.1:${relayPort}/chat`) },
  {
    name: 'ours',
    pid: server.pid,
    visitOf: (story, content) => ({
      url: `${server.url}/api/story/${storyOf(story)}?media=url`,
      headers: { ...json, cookie: `sid=${tokenOf(story)}` },
      body: JSON.stringify({ user_input: content, generate_audio: false, generate_images: false }),
    }),
  },
];
let lastNumber = 100_000;

/** @param {Target} target @param {number} readers @param {ReturnType<typeof paceOf> & { oneByOne: boolean }} pace @returns {Promise<Measured>} */
async function measure(target, readers, { rate, pieces, delay, ramp, oneByOne }) {
  await fetch(`${upstreamUrl}/pace?pieces=${pieces}&rate=${rate}&delay=${delay}`);
  const visits = Array.from({ length: readers }, (_, n) => {
    const number = String(++lastNumber);
    return { ...target.visitOf(n + 1, `Tell me of the long walk ${number}.`), number };
  });
  const client = await startScript('stream-readers.mjs', [], CORES.others);
  let output = '';
  client.stdout.setEncoding('utf8').on('data', (part) => {
    output += part;
  });
  const before = memoryOf(target.pid);
  let peak = before;
  const looking = setInterval(() => {
    peak = Math.max(peak, memoryOf(target.pid));
  }, LOOK_MS);
  const ours = () => cpuOf(target.pid) + (target.name === 'raw' ? 0 : cpuOf(upstream.pid ?? 0)) + cpuOfFamily(database);
  const [cpu, all, machine, begun] = [cpuOf(target.pid), ours(), machineCpu(), performance.now()];
  const ended = new Promise((resolve) => client.once('close', resolve));
  client.stdin.end(JSON.stringify({ visits, oneByOne, pieces, delayMs: delay, rampMs: ramp, upstream: upstreamUrl }));
  await ended;
  clearInterval(looking);
  const seconds = (performance.now() - begun) / 1000;
  const { firsts, latencies, errors, mostLive, cpuMs } = JSON.parse(output);
  const rest = machineCpu() - machine - (ours() - all) - cpuMs / 1000;
  return {
    firsts,
    latencies,
    errors,
    mostLive,
    cpuPerPiece: ((cpuOf(target.pid) - cpu) * 1e6) / (readers * pieces),
    memoryPerStream: (peak - before) / (oneByOne ? 1 : readers),
    others: Math.max(0, rest / seconds),
  };
}

try {
  await Promise.all([answers(`${upstreamUrl}/v1/models`), answers(`http://127.0.0.1:${relayPort}/`), server.ready()]);
  await pin(server.pid, CORES.measured);
  await addPeople(postgres.url, Math.max(WARM_UP, ONE_BY_ONE, ...sizes));
  /** @type {boolean[]} */
  const targetsMet = [];
  for (const target of targets)
    await measure(target, WARM_UP, { rate: 50, pieces: 20, delay: 5, ramp: WARM_UP * 10, oneByOne: false });
  for (const readers of sizes) {
    /** @type {Record<string, Measured>} */
    const measured = {};
    const pace = { ...paceOf(readers), oneByOne: readers === 1 };
    for (const target of targets) {
      say(`${target.name}, ${readers} readers`);
      measured[target.name] = await measure(target, readers === 1 ? ONE_BY_ONE : readers, pace);
    }
    if (Object.keys(measured.ours?.errors ?? {}).length > 0) say(server.log().slice(-4000));
    console.log(reportOf(readers, pace, measured));
    targetsMet.push(judge(readers, measured, console.log));
  }
  if (targetsMet.includes(false)) process.exitCode = 1;
} catch (error) {
  console.error(server.log().slice(-4000));
  throw error;
} finally {
  upstream.kill();
  relay.kill();
  await server.stop();
  await postgres.stop();
  remove();
}
