// npm run bench -- stream-faults, or node bench/stream-faults.mjs [drops] [--streams n] [--readers n] [--seed n]: what can go
// wrong around replies: readers gone at any byte, text servers that stall, servers killed and stopped, slow readers.
import '../scripts/lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/lib/prepare.mjs';
import { spell } from '../scripts/lib/say.mjs';
import { runKillStreams, runStopStreams } from './lib/ended-streams.mjs';
import { runServerTests } from './lib/server-test.mjs';
import { runSlowReaders } from './lib/slow-readers.mjs';
import { runStalls } from './lib/stalled-writer.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    streams: { type: 'string', default: '200' },
    readers: { type: 'string', default: '500' },
    seed: { type: 'string' },
  },
});
const drops = positionals[0] ?? '1000';
const seed = values.seed ?? String(Date.now() % 1_000_000_000);
const [streams, readers] = [Number(values.streams), Number(values.readers)];
const MOST_GROWN_MB = 200;
const MOST_STALL_MS = 15_000;
const MOST_EXIT_MS = 25_000;

/** @param {string} what @param {string} found @param {boolean} holds */
function judge(what, found, holds) {
  console.log(`${holds ? '✓' : '✗'} ${what.padEnd(28)} ${found}`);
  if (!holds) process.exitCode = 1;
}

await prepare(['server']);
const began = Date.now();
const holds = await runServerTests(['story-drops'], { STREAM_DROPS: drops, STREAM_SEED: seed }, false);
judge('readers gone at any byte', `${drops}, seed ${seed}, ${spell(Date.now() - began)}`, holds);

for (const { where, error, tookMs } of await runStalls()) {
  const isExplained = error?.endsWith('Nothing was charged.') ?? false;
  judge(`a writer that stalls ${where}`, `${spell(tookMs)}: ${error}`, isExplained && tookMs <= MOST_STALL_MS);
}

const killed = await runKillStreams({ streams });
const { faults, kept, restartMs } = killed;
const back = `${streams} replies: ${faults.length} messages lost, ${kept} with a part of the answer`;
judge('killed while it answers', `${back}; restart ${spell(restartMs)}`, faults.length === 0);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);

const stopped = await runStopStreams({ streams });
const { code, exitMs, whole, lost, refusals } = stopped;
const isOrderly = code === 0 && exitMs <= MOST_EXIT_MS && refusals.every((refusal) => refusal === '503 close');
const found = `${streams} replies: ${whole} whole, ${stopped.stopped} cut, ${lost.length} lost; ${refusals[0]}; exit ${code}`;
judge('stopped while it answers', `${found} after ${spell(exitMs)}`, isOrderly && lost.length === 0);
for (const fault of lost.slice(0, 20)) console.log(`  ${fault}`);

const slow = await runSlowReaders({ readers });
judge('slow readers: memory', `${readers} at 1 KB/s: +${Math.round(slow.grownMb)} MB`, slow.grownMb < MOST_GROWN_MB);
const { p95Before, p95Beside } = slow;
// Printed and not judged: on a busy machine it measures the other load.
console.log(`  others’ replies: p95 ${spell(p95Before)} before, ${spell(p95Beside)} beside them`);
judge('a reader who takes nothing', 'is let go after a minute', slow.isBlockedDropped);
