// npm run bench -- sirens: lists and searches among 1,000, 10,000 and 100,000 sirens by the server's own functions, beside
// the least that a page can cost, on PGlite and on PostgreSQL. `node bench/sirens.mjs 100 1000` takes other sizes.
import '../scripts/lib/node-version.mjs';
import { join } from 'node:path';
import { makeScratch } from '../scripts/lib/app/scratch.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { run } from '../scripts/lib/processes.mjs';
import { startPostgres } from '../scripts/lib/throwaway-postgres.mjs';
import { findPostgres } from '../scripts/lib/tools.mjs';
import { bundleServer } from './lib/server-bundle.mjs';

/** @typedef {Record<string, Record<string, { ours: number, bare: number, found: number }>>} Figures by size and path */

const MOST_GROWTH = 2;
const LONGEST_MS = 60 * 60_000;

const ms = (/** @type {number} */ value) => value.toFixed(2).padStart(10);
const times = (/** @type {number} */ value) => `${value.toFixed(2)}×`.padStart(10);

/**
 * @param {string} title
 * @param {Figures} figures
 * @returns {boolean} whether every path stays flat
 */
function report(title, figures) {
  const sizes = Object.keys(figures);
  const [first = {}, last = {}] = [figures[sizes[0] ?? ''], figures[sizes.at(-1) ?? '']];
  const heads = [...sizes.map((size) => Number(size).toLocaleString('en')), 'growth', 'bare', 'its own', 'ours:bare'];
  console.log(`\n${title}: medians in ms`);
  console.log(`${''.padEnd(30)}${heads.map((head) => head.padStart(10)).join('')}`);
  const rows = Object.entries(last).map(([path, { ours, bare }]) => {
    const before = first[path] ?? { ours, bare };
    const figuresOf = sizes.map((size) => ms(figures[size]?.[path]?.ours ?? 0)).join('');
    const [growth, noise] = [ours / before.ours, bare / before.bare];
    console.log(`${path.padEnd(30)}${figuresOf}${times(growth)}${ms(bare)}${times(noise)}${times(ours / bare)}`);
    return { path, growth, beside: growth / noise };
  });
  const missed = (/** @type {'growth' | 'beside'} */ kind) => {
    const steep = rows.filter((row) => row[kind] > MOST_GROWTH).map(({ path }) => path);
    return steep.length === 0 ? 'met' : `MISSED by ${steep.join(', ')}`;
  };
  const span = `${heads[0]} to ${heads[sizes.length - 1]} sirens`;
  console.log(`Every path within ${MOST_GROWTH}× from ${span}: ${missed('growth')}.`);
  // The growth of the bare query is noise of the machine, since it reads twelve rows by an index at any size.
  console.log(`The same beside the bare query, measured in turns: ${missed('beside')}.`);
  return missed('growth') === 'met' || missed('beside') === 'met';
}

await prepare([]);
const { path: scratch, remove } = makeScratch('sirens');
const script = await bundleServer(join('test', 'siren-measures.ts'), scratch);
const sizes = process.argv.slice(2);

/** @param {string} where a database's address, or a folder for an embedded one */
async function measure(where) {
  const { code, output } = await run(process.execPath, [script, where, ...sizes], {
    cwd: scratch,
    timeoutMs: LONGEST_MS,
  });
  if (code !== 0) throw new Error(output);
  return /** @type {Figures} */ (JSON.parse(output.trim().split('\n').at(-1) ?? ''));
}

try {
  const isFlat = [report('PGlite', await measure(join(scratch, 'data')))];
  const programs = findPostgres();
  if (programs) {
    const postgres = await startPostgres(programs);
    isFlat.push(report('PostgreSQL', await measure(postgres.url).finally(postgres.stop)));
  } else console.log('\nThere is no PostgreSQL here: measured on PGlite only.');
  if (isFlat.includes(false)) process.exitCode = 1;
} finally {
  remove();
}
