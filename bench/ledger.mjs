// npm run bench:ledger [-- operations] [--seed n]: seeded operations on the credit ledger with crashes, repetitions and any
// order, on both databases; on PostgreSQL also with 64 at work.
import '../scripts/lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/lib/prepare.mjs';
import { spell } from '../scripts/lib/say.mjs';
import { runServerTests } from './lib/server-test.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const size = {
  LEDGER_OPERATIONS: positionals[0] ?? '100000',
  LEDGER_SEED: values.seed ?? String(Date.now() % 1_000_000_000),
};
await prepare([]);
for (const onPostgres of [false, true]) {
  const began = Date.now();
  const holds = await runServerTests(['billing/ledger'], size, onPostgres);
  const where = onPostgres ? 'PostgreSQL' : 'PGlite';
  console.log(`${where}: the books ${holds ? 'hold' : 'do NOT hold'} (${spell(Date.now() - began)}).`);
  if (!holds) process.exitCode = 1;
}
