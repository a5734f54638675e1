// npm run bench:page [-- runs]: what a first visit costs, in headless Chromium with a cold cache.
import '../scripts/lib/node-version.mjs';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { makeScratch } from '../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../scripts/lib/app/server-process.mjs';
import { at } from '../scripts/lib/paths.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { ensureTools } from '../scripts/lib/tools.mjs';
import { spread } from './lib/random.mjs';

const PAGES = ['/', '/login', '/register'];
const MOST_SCRIPT_KB = 120;
const MOST_REQUESTS = 25;
const CAPTION = `KB are 1024 bytes; "br" is what was sent, headers included, until the page is at rest; "gz" the same files as gzip.
Times are medians in ms.
For comparison, first load of other chat apps, measured the same way (JS gz KB, requests, FCP, LCP):
  chat-ui 0.20      315 (sum over its manifest)
  ai-chatbot 3.1   1093   29 requests   FCP 1116   LCP 2932
  RisuAI           1196    7 requests   FCP  204   LCP 1112
  SillyTavern 1.19 1988  336 requests   FCP 1156   LCP 3288
  LibreChat 0.8    2630   48 requests   FCP 3232   LCP 3884`;

/** @param {string} url */
function gzipSize(url) {
  const file = at('web', 'dist', new URL(url).pathname);
  if (existsSync(`${file}.gz`)) return statSync(`${file}.gz`).size;
  return existsSync(file) ? gzipSync(readFileSync(file)).length : 0;
}

/** Files that the service worker prefetches once the page is idle: every script and style sheet not loaded yet. */
function prefetchedLater(/** @type {string[]} */ urls) {
  const here = new Set(urls.map((url) => new URL(url).pathname));
  const files = readdirSync(at('web', 'dist', 'assets')).filter((name) => /\.(js|css)$/.test(name));
  return files.reduce((sum, name) => {
    if (here.has(`/assets/${name}`)) return sum;
    const file = at('web', 'dist', 'assets', name);
    return sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  }, 0);
}

const kb = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1);
const runs = Number(process.argv[2] ?? 3);

await prepare(['server', 'web']);
const { chromium } = await ensureTools(['chromium']);
if (!chromium) throw new Error('There is no Chromium, and it could not be installed.');
// Playwright is there only once the packages are installed.
const { loadCold } = await import('./lib/page-load.mjs');

const scratch = makeScratch('page');
const server = await spawnServer({
  dataDir: scratch.path,
  env: { NODE_ENV: 'production', PAYMENTS: 'none', LOG_LEVEL: 'warn' },
});
let holds = true;
try {
  await server.ready();
  const rows = [];
  for (const path of PAGES) {
    /** @type {import('./lib/page-load.mjs').PageLoad[]} */
    const loads = [];
    for (let run = 0; run < runs; run++) loads.push(await loadCold(chromium, server.url + path));
    const answers = loads.at(-1)?.answers ?? [];
    const scripts = answers.filter((answer) => answer.isScript);
    const sum = (/** @type {typeof answers} */ list) => list.reduce((total, answer) => total + answer.bytes, 0);
    const median = (/** @type {'fcp' | 'lcp' | 'cls'} */ key) => spread(loads.map((load) => load[key])).p50;
    rows.push({
      page: path,
      'JS br KB': kb(sum(scripts)),
      'JS gz KB': kb(scripts.reduce((total, answer) => total + gzipSize(answer.url), 0)),
      'all KB': kb(sum(answers)),
      'JS files': scripts.length,
      requests: answers.length,
      'kept later KB': kb(prefetchedLater(answers.map(({ url }) => url))),
      FCP: Math.round(median('fcp')),
      LCP: Math.round(median('lcp')),
      CLS: Number(median('cls').toFixed(3)),
    });
    const plain = scripts.filter((answer) => answer.encoding !== 'br' && answer.bytes > 2_048);
    for (const { url } of plain) console.log(`✗ ${url} was sent uncompressed`);
    for (const fault of loads.flatMap((load) => load.faults)) console.log(`✗ ${path}: ${fault}`);
    const isHeavy = sum(scripts) > MOST_SCRIPT_KB * 1024 || answers.length > MOST_REQUESTS;
    if (plain.length > 0 || (path === '/' && isHeavy)) holds = false;
  }
  console.table(Object.fromEntries(rows.map(({ page, ...row }) => [page, row])));
  console.log(CAPTION);
  if (!holds)
    console.log(
      `✗ / may send at most ${MOST_SCRIPT_KB} KB of JavaScript, all of it compressed, in ${MOST_REQUESTS} requests`,
    );
} finally {
  await server.stop();
  scratch.remove();
}
process.exitCode = holds ? 0 : 1;
