import { chromium } from '@playwright/test';

/**
 * One cold load of a page.
 * @typedef {object} PageLoad
 * @property {{ url: string, isScript: boolean, bytes: number, encoding: string }[]} answers
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} cls
 * @property {string[]} faults
 */

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
/** Long enough for the requests that the app makes when it is idle. */
const IDLE_MS = 2_500;

/** Runs in the page before anything else, and collects the paint timings of the browser. */
function watchPaint() {
  const paint = { fcp: 0, lcp: 0, cls: 0 };
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    paint.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) paint.cls += entry.value;
  });
  Object.assign(globalThis, { paint });
}

/**
 * Loads a page in a fresh browser profile, as on a first visit.
 * @param {string} executablePath
 * @param {string} url
 * @returns {Promise<PageLoad>}
 */
export async function loadCold(executablePath, url) {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    /** @type {Map<string, PageLoad['answers'][number]>} */
    const answers = new Map();
    let lastSign = Date.now();
    network.on('Network.responseReceived', ({ requestId, response, type }) => {
      lastSign = Date.now();
      const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? 'identity';
      answers.set(requestId, { url: response.url, isScript: type === 'Script', bytes: 0, encoding });
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      lastSign = Date.now();
      const answer = answers.get(requestId);
      if (answer) answer.bytes = encodedDataLength;
    });
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: 'load' });
    while (Date.now() - lastSign < IDLE_MS) await page.waitForTimeout(100);
    const paint = await page.evaluate(() => /** @type {any} */ (globalThis).paint);
    return { answers: [...answers.values()].filter((answer) => answer.url.startsWith('http')), faults, ...paint };
  } finally {
    await browser.close();
  }
}
