import { chromium } from '@playwright/test';
import { speedIndex } from './speed-index.mjs';

/**
 * How a phone is held back.
 * @typedef {object} Throttle
 * @property {number} latency ms until a request is answered
 * @property {number} kbps in thousands of bits a second
 * @property {number} cpu how many times slower than this machine
 */

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const PHONE = { width: 390, height: 844 };
const IDLE_MS = 2_500;
const BLOCKING_MS = 50;

/** Runs in the page before anything else, and collects paint timings and long tasks. */
function watchPage() {
  sessionStorage.setItem('disclaimerAgreed', 'true');
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: /** @type {[start: number, ms: number][]} */ ([]), largest: '' };
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.largest = entry.element ? `${entry.element.tagName.toLowerCase()}.${entry.element.className}` : entry.url;
  });
  // The worst five seconds, of which none is quiet for longer than one.
  let window = { start: 0, end: 0, sum: 0 };
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const isSame = entry.startTime - window.end < 1_000 && entry.startTime - window.start < 5_000;
    window = { start: isSame ? window.start : entry.startTime, end: entry.startTime, sum: isSame ? window.sum : 0 };
    window.sum += entry.value;
    seen.cls = Math.max(seen.cls, window.sum);
  });
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  Object.assign(globalThis, { seen });
}

/**
 * Loads a page in a fresh profile as a slow phone does, and measures the metrics of Lighthouse.
 * @param {string} executablePath
 * @param {string} url
 * @param {Throttle} throttle
 * @returns {Promise<import('./lighthouse-score.mjs').Vitals & { largest: string }>}
 */
export async function loadOnPhone(executablePath, url, { latency, kbps, cpu }) {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  try {
    const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const throughput = (kbps * 1000) / 8;
    const limits = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput / 2 };
    await devtools.send('Network.emulateNetworkConditions', limits);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    let lastSign = Date.now();
    devtools.on('Network.loadingFinished', () => {
      lastSign = Date.now();
    });
    /** @type {{ at: number, image: Buffer }[]} */
    const frames = [];
    devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, image: Buffer.from(data, 'base64') });
      void devtools.send('Page.screencastFrameAck', { sessionId });
    });
    await page.addInitScript(watchPage);
    await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 200, maxHeight: 440 });
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    while (Date.now() - lastSign < IDLE_MS) await page.waitForTimeout(100);
    await devtools.send('Page.stopScreencast');
    const { seen, origin } = await page.evaluate(() => ({
      seen: /** @type {any} */ (globalThis).seen,
      origin: performance.timeOrigin,
    }));
    // Only the part of a task over 50 ms blocks, and only once there is something to touch.
    const tbt = seen.tasks.reduce((/** @type {number} */ sum, /** @type {[number, number]} */ [start, ms]) => {
      const from = Math.max(start, seen.fcp);
      return sum + Math.max(0, start + ms - from - BLOCKING_MS);
    }, 0);
    const since = frames.map(({ at, image }) => ({ ms: Math.max(0, at - origin), image }));
    const painted = since.filter(({ ms }) => ms > 0);
    const { fcp, lcp, cls, largest } = seen;
    return { fcp, lcp, cls, tbt, si: Math.max(fcp, await speedIndex(painted)), largest };
  } finally {
    await browser.close();
  }
}
