// npm run bench -- siren-grid: the browser's work for the grid of sirens while 500 cards are scrolled through, beside
// the same page without virtualization.
import '../scripts/lib/node-version.mjs';
import { makeScratch } from '../scripts/lib/app/scratch.mjs';
import { spawnServer } from '../scripts/lib/app/server-process.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { ensureTools } from '../scripts/lib/tools.mjs';
import { copySirens, createOneSiren } from './lib/siren-crowd.mjs';

const CARDS = Number(process.argv[2] ?? 500);
const MOST_NODES = 2_500;
const env = { ALLOW_SKIP_VALIDATION: '1', PAYMENTS: 'none', LOG_LEVEL: 'warn', SEED_DEMO: '0' };

await prepare(['server', 'web']);
const { chromium: program } = await ensureTools(['chromium']);
if (!program) throw new Error('There is no Chromium, and it could not be installed.');
// Playwright is there only once the packages are installed.
const { chromium } = await import('@playwright/test');

/** Runs in the page before anything else: blocks of cards never learn that they are out of sight. */
function disableVirtualization() {
  const Observer = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends Observer {
    /** @param {IntersectionObserverCallback} callback @param {IntersectionObserverInit} [options] */
    constructor(callback, options) {
      const isBlock = options?.rootMargin === '150% 0px';
      super((entries, observer) => {
        const delivered = isBlock ? entries.filter((entry) => entry.isIntersecting) : entries;
        if (delivered.length > 0) callback(delivered, observer);
      }, options);
    }
  };
}

/**
 * Runs in the page: scrolls until so many cards have been passed, frame by frame.
 * @param {number} cards
 */
async function scrollThrough(cards) {
  /** @type {number[]} */
  const frames = [];
  let nodes = 0;
  let mostCards = 0;
  let last = performance.now();
  const pages = () => document.querySelectorAll('.siren-grid > ul').length;
  const giveUp = last + 240_000;
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    frames.push(now - last);
    last = now;
    // Counting takes time of its own.
    if (frames.length % 8 === 0) {
      nodes = Math.max(nodes, document.querySelectorAll('*').length);
      mostCards = Math.max(mostCards, document.querySelectorAll('.siren-card').length);
    }
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    if ((isAtEnd && pages() * 12 >= cards) || now > giveUp) break;
    scrollBy({ top: 80, behavior: 'instant' });
  }
  return { frames: frames.slice(1), nodes, mostCards, passed: pages() * 12 };
}

/** @param {string} executablePath @param {string} url @param {boolean} isKeeping */
async function measure(executablePath, url, isKeeping) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.addInitScript(() => sessionStorage.setItem('disclaimerAgreed', 'true'));
    if (isKeeping) await page.addInitScript(disableVirtualization);
    await page.goto(url);
    await page.locator('.siren-card').first().waitFor();
    return await page.evaluate(scrollThrough, CARDS);
  } finally {
    await browser.close();
  }
}

const scratch = makeScratch('grid');
let holds = true;
try {
  const first = await spawnServer({ dataDir: scratch.path, env });
  await first.ready();
  await createOneSiren(first.url);
  await first.stop();
  await copySirens(scratch.path, CARDS);
  const server = await spawnServer({ dataDir: scratch.path, env });
  await server.ready();
  /** @type {Record<string, Record<string, number>>} */
  const rows = {};
  for (const [name, isKeeping] of /** @type {const} */ ([
    ['resting blocks', false],
    ['every card kept', true],
  ])) {
    const { frames, nodes, mostCards, passed } = await measure(program, server.url, isKeeping);
    const sorted = [...frames].sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
    const slow = frames.filter((frame) => frame > 34).length;
    rows[name] = {
      'cards passed': passed,
      'cards in the page': mostCards,
      'DOM nodes': nodes,
      'frame p50 ms': at(0.5),
      'p95 ms': at(0.95),
      'p99 ms': at(0.99),
      'frames over 34 ms, %': Number(((100 * slow) / frames.length).toFixed(1)),
    };
    if (!isKeeping && (nodes > MOST_NODES || passed < CARDS)) holds = false;
  }
  console.table(rows);
  if (!holds) console.log(`✗ ${CARDS} cards must be passed with at most ${MOST_NODES} DOM nodes at any time`);
  await server.stop();
} finally {
  scratch.remove();
}
process.exitCode = holds ? 0 : 1;
