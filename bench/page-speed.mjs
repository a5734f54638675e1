// npm run bench:speed [-- runs]: how soon the pages people arrive at are there on a slow phone, scored as Lighthouse scores.
import '../scripts/lib/node-version.mjs';
import { makeScratch } from '../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../scripts/lib/app/server-process.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { ensureTools } from '../scripts/lib/tools.mjs';
import { performanceScore } from './lib/lighthouse-score.mjs';
import { spread } from './lib/random.mjs';
import { awaitIntro, copySirens, createOneSiren, postChat } from './lib/siren-crowd.mjs';

const LEAST_SCORE = 95;
const SIRENS = 24;
/** A slow 4G line and a phone of the middle: the numbers Lighthouse simulates, and those it asks DevTools for. */
const THROTTLES = {
  '150 ms, 1.6 Mbit/s': { latency: 150, kbps: 1_638.4, cpu: 4 },
  '562 ms, 1.5 Mbit/s': { latency: 562.5, kbps: 1_474.56, cpu: 4 },
};
const env = { ALLOW_SKIP_VALIDATION: '1', PAYMENTS: 'none', LOG_LEVEL: 'warn' };
const runs = Number(process.argv[2] ?? 5);

await prepare(['server', 'web']);
const { chromium } = await ensureTools(['chromium']);
if (!chromium) throw new Error('There is no Chromium, and it could not be installed.');
// Playwright is there only once the packages are installed.
const { loadOnPhone } = await import('./lib/phone-load.mjs');

const scratch = makeScratch('speed');
let holds = true;
try {
  const first = await spawnServer({ dataDir: scratch.path, env });
  await first.ready();
  const maker = await createOneSiren(first.url);
  const post = await postChat(first.url, maker);
  await awaitIntro(first.url, maker);
  await first.stop();
  await copySirens(scratch.path, SIRENS);
  const server = await spawnServer({ dataDir: scratch.path, env });
  await server.ready();
  const pages = { '/': '/', '/story': `/story?siren=${maker.sirenId}`, '/post': `/post/${post}` };
  for (const [name, throttle] of Object.entries(THROTTLES)) {
    /** @type {Record<string, Record<string, number | string>>} */
    const rows = {};
    for (const [page, path] of Object.entries(pages)) {
      /** @type {Awaited<ReturnType<typeof loadOnPhone>>[]} */
      const loads = [];
      for (let run = 0; run < runs; run++) loads.push(await loadOnPhone(chromium, server.url + path, throttle));
      const median = (/** @type {'fcp' | 'si' | 'lcp' | 'tbt' | 'cls'} */ key) =>
        spread(loads.map((load) => load[key])).p50;
      const vitals = {
        fcp: median('fcp'),
        si: median('si'),
        lcp: median('lcp'),
        tbt: median('tbt'),
        cls: median('cls'),
      };
      const score = performanceScore(vitals);
      rows[page] = {
        score,
        FCP: Math.round(vitals.fcp),
        SI: Math.round(vitals.si),
        LCP: Math.round(vitals.lcp),
        TBT: Math.round(vitals.tbt),
        CLS: Number(vitals.cls.toFixed(3)),
        largest: loads.at(-1)?.largest.slice(0, 40) ?? '',
      };
      if (throttle === THROTTLES['150 ms, 1.6 Mbit/s'] && score < LEAST_SCORE) holds = false;
    }
    console.log(`\n${name}, processor 4 times slower, 390 pixels wide; medians of ${runs} in ms:`);
    console.table(rows);
  }
  if (!holds) console.log(`✗ every page must score at least ${LEAST_SCORE} on the first line`);
  await server.stop();
} finally {
  scratch.remove();
}
process.exitCode = holds ? 0 : 1;
