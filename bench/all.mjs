// npm run bench [-- name … --option …]: the benchmarks named, or all, one after the other, each in short. Their own commands
// take longer and show more. Options go to each of those named.
import '../scripts/lib/node-version.mjs';
import { at } from '../scripts/lib/paths.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { run } from '../scripts/lib/processes.mjs';

const BENCHMARKS = [
  ['page-weight.mjs'],
  ['page-speed.mjs', '3'],
  ['engines.mjs'],
  ['persona.mjs'],
  ['ledger.mjs'],
  ['sirens.mjs'],
  ['siren-grid.mjs'],
  ['feeds.mjs'],
  ['streams.mjs'],
  ['lock.mjs', '10'],
  ['kill.mjs', '10'],
  ['kill.mjs', '10', '--postgres'],
  ['stream-faults.mjs', '60', '--streams', '20', '--readers', '50'],
];
const cliArgs = process.argv.slice(2);
const optionsAt = cliArgs.findIndex((word) => word.startsWith('--'));
const named = optionsAt < 0 ? cliArgs : cliArgs.slice(0, optionsAt);
const options = cliArgs.slice(named.length);
/** @param {string} file @param {string} name 'sirens' means siren-grid too. */
const isMeant = (file, name) => file === `${name}.mjs` || file.startsWith(`${name.replace(/s$/, '')}-`);
const chosen = BENCHMARKS.filter(([file = '']) => named.length === 0 || named.some((name) => isMeant(file, name)));
if (chosen.length === 0) {
  console.error(`There is no benchmark ${named.join(', ')}.`);
  process.exit(1);
}

// The engine is measured by itself.
if (chosen.some(([file]) => file !== 'persona.mjs')) await prepare(['server', 'web']);
for (const [name = '', ...own] of chosen) {
  const args = [...own, ...options];
  console.log(`\n── bench/${name} ${args.join(' ')}`);
  const { code, output } = await run(process.execPath, [at('bench', name), ...args]);
  console.log(output.trimEnd());
  if (code !== 0) process.exitCode = 1;
}
