// npm run sim:billing [-- people] [--months n] [--postgres] [--seed n]: a year of subscriptions against the payment sandbox,
// with notices lost, repeated, reordered and forged, and calls that fail before and after they did their work.
import '../scripts/lib/node-version.mjs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/lib/prepare.mjs';
import { spell } from '../scripts/lib/say.mjs';
import { runServerTests } from './lib/server-test.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: 'boolean', default: false },
    months: { type: 'string', default: '12' },
    seed: { type: 'string' },
  },
});
const people = Number(positionals[0] ?? 1000);
const began = Date.now();
const seed = Number(values.seed ?? began % 1_000_000_000);
// Each core gets a house and a sandbox of its own, because one app works on one core.
const shards = Math.max(1, Math.min(availableParallelism(), Math.ceil(people / 50)));

await prepare([]);
const runs = Array.from({ length: shards }, (_, shard) => {
  const share = Math.floor(people / shards) + (shard < people % shards ? 1 : 0);
  const size = { SIM_SUBSCRIPTIONS: String(share), SIM_MONTHS: values.months, SIM_SEED: String(seed + shard) };
  return runServerTests(['billing/simulation.test'], size, values.postgres);
});
const holds = (await Promise.all(runs)).every(Boolean);
const verdict = holds ? 'Every paid month was granted once' : 'The books do not agree';
console.log(`${people} people, ${values.months} months, seed ${seed}: ${verdict} (${spell(Date.now() - began)}).`);
process.exitCode = holds ? 0 : 1;
