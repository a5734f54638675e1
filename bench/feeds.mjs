// npm run bench -- feeds: every list of posts among 1,000 and 100,000 of them on PostgreSQL, by the server's own
// functions, beside plain SQL for the same page; a page over HTTP beside its own statements; and many comments.
// `node bench/feeds.mjs 1000 100000 1000000` takes other sizes.
import '../scripts/lib/node-version.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratch } from '../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../scripts/lib/app/server-process.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { run } from '../scripts/lib/processes.mjs';
import { startPostgres } from '../scripts/lib/throwaway-postgres.mjs';
import { ensureTools } from '../scripts/lib/tools.mjs';
import { bundleServer } from './lib/server-bundle.mjs';

/** @typedef {{ p50: number, p95: number, p99: number }} Quantiles */
/** @typedef {{ sort: string, duration: string, tags: string[], page: number, figures: Record<string, Quantiles & { posts: number }>, first: number | null, plain: number | null }} Row */
/** @typedef {{ http: Quantiles, sql: Quantiles, statements: number, bytes: number, rates: { http: number, sql: number }, comments: Quantiles & { bytes: number } }} Http */

const LONGEST_MS = 3 * 60 * 60_000;
const MOST_GROWTH = 2;
const MOST_TOP_MS = 10;
const MOST_BESIDE_SQL = 3;
const LEAST_RATE = 0.4;
const MOST_COMMENTS_MS = 1000;

const ms = (/** @type {number | null | undefined} */ value) => (value == null ? '–' : value.toFixed(2)).padStart(9);
const times = (/** @type {number} */ value) => `${value.toFixed(2)}×`;
const nameOf = (/** @type {Row} */ row) =>
  `${row.sort} ${row.duration}${row.tags.length > 0 ? ` #${row.tags.join(' #')}` : ''}`;

/** @type {boolean[]} */
const verdicts = [];
/** @param {string} sentence @param {string[]} missed */
function judge(sentence, missed) {
  verdicts.push(missed.length === 0);
  console.log(`${sentence}: ${missed.length === 0 ? 'met' : `MISSED by ${missed.join('; ')}`}.`);
}

/** @param {Row[]} rows @param {string[]} sizes @param {number} page */
function printPage(rows, sizes, page) {
  const heads = sizes.map((size) => `${Number(size).toLocaleString('en')} p50/p99`.padStart(19)).join('');
  console.log(`\nPage ${page}${page === 1 ? '' : ' by cursor'}: ms`.padEnd(36) + heads + 'plain SQL'.padStart(11));
  for (const row of rows.filter((each) => each.page === page && Object.keys(each.figures).length > 0)) {
    const figures = sizes.map((size) => `${ms(row.figures[size]?.p50)} ${ms(row.figures[size]?.p99)}`).join('');
    console.log(`${nameOf(row).padEnd(35)}${figures}${ms(row.plain).padStart(11)}`);
  }
}

/** @param {Row[]} rows @param {string[]} sizes */
function reportLists(rows, sizes) {
  const [first = '', last = ''] = [sizes[0], sizes.at(-1)];
  for (const page of [1, 100, 1000]) printPage(rows, sizes, page);
  const firsts = rows.filter(({ page }) => page === 1);
  const growths = firsts.flatMap((row) => {
    const [small, large] = [row.figures[first], row.figures[last]];
    // A page that is not full at the smaller size costs less for that alone.
    return small && large && small.posts === large.posts ? [{ row, growth: large.p50 / small.p50 }] : [];
  });
  const widest = Math.max(...growths.map(({ growth }) => growth));
  console.log(
    `\n${growths.length} of ${firsts.length} lists have a full first page at ${first}; worst growth ${times(widest)}.`,
  );
  judge(
    `Page 1 within ${MOST_GROWTH}× from ${first} to ${last} posts`,
    growths.filter(({ growth }) => growth > MOST_GROWTH).map(({ row, growth }) => `${nameOf(row)} ${times(growth)}`),
  );
  const far = rows.flatMap((row) => {
    const here = row.figures[last];
    return row.page === 1000 && here && row.first ? [{ row, growth: here.p50 / row.first }] : [];
  });
  judge(
    `Page 1,000 by cursor within ${MOST_GROWTH}× of page 1, for the ${far.length} lists that have one`,
    far.filter(({ growth }) => growth > MOST_GROWTH).map(({ row, growth }) => `${nameOf(row)} ${times(growth)}`),
  );
  const tops = firsts.filter(({ sort }) => sort === 'top');
  const p95 = (/** @type {Row} */ row) => row.figures[last]?.p95 ?? 0;
  judge(
    `Top of any duration, the last day without votes, p95 within ${MOST_TOP_MS} ms at ${last}`,
    tops
      .filter((row) => row.tags.length < 2 && p95(row) > MOST_TOP_MS)
      .map((row) => `${nameOf(row)} ${ms(p95(row)).trim()} ms`),
  );
  const slowest = Math.max(...tops.filter(({ tags }) => tags.length > 1).map(p95));
  console.log(`The slowest of those with two tags: ${ms(slowest).trim()} ms p95.`);
}

/** @param {Http} figures */
function reportHttp({ http, sql, statements, bytes, rates, comments }) {
  console.log(
    `\nA page of cards (${statements} statements, ${bytes} bytes): HTTP ${ms(http.p50)}, SQL ${ms(sql.p50)} ms p50`,
  );
  console.log(`Eight at a time: HTTP ${rates.http.toFixed(0)}, SQL ${rates.sql.toFixed(0)} pages per second`);
  console.log(`Comments (${comments.bytes} bytes): ${ms(comments.p50)} ms p50`);
  const [slower, rate] = [http.p50 / sql.p50, rates.http / rates.sql];
  judge(
    `Over HTTP within ${MOST_BESIDE_SQL}× of its own SQL (${times(slower)})`,
    slower > MOST_BESIDE_SQL ? ['it'] : [],
  );
  judge(`At least ${LEAST_RATE}× of its throughput (${times(rate)})`, rate < LEAST_RATE ? ['it'] : []);
  judge('10,000 comments within a second', comments.p50 > MOST_COMMENTS_MS ? ['them'] : []);
}

const sizes = process.argv.length > 2 ? process.argv.slice(2) : ['1000', '100000'];
const largest = sizes.at(-1) ?? '';
await prepare(['server']);
const { postgresql } = await ensureTools(['postgresql']);
if (!postgresql) throw new Error('There is no PostgreSQL, and it could not be installed.');
const { path: scratch, remove } = makeScratch('feeds');
const script = await bundleServer(join('test', 'feed-measures.ts'), scratch);

/** @param {string[]} args */
async function measure(...args) {
  const { code, output } = await run(process.execPath, [script, ...args], { cwd: scratch, timeoutMs: LONGEST_MS });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

const postgres = await startPostgres(postgresql);
try {
  const seconds = await measure('fill', postgres.url, ...sizes);
  console.log(
    `Filled in ${Object.entries(seconds)
      .map(([size, took]) => `${size}: ${took.toFixed(0)} s`)
      .join(', ')}.`,
  );
  reportLists(await measure('lists', postgres.url, ...sizes), sizes);
  const dataDir = join(scratch, 'data');
  mkdirSync(dataDir);
  const database = new URL(postgres.url);
  database.pathname = `/feeds_${largest}`;
  const server = await spawnServer({ dataDir, env: { DATABASE_URL: database.href } });
  try {
    await server.ready();
    reportHttp(await measure('http', postgres.url, largest, server.url));
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
  remove();
}
if (verdicts.includes(false)) process.exitCode = 1;
