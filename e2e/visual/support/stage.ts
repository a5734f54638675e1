import { type Browser, type BrowserContext, test as base, type CDPSession, type Page } from '@playwright/test';
import { paint } from '../fixtures/pictures.ts';
import { world } from '../fixtures/world.ts';
import { type Answers, answer } from './answers.ts';
import type { Screen, Theme } from './screen.ts';

/** Saturday evening, at which everything is looked at. */
export const NOW = new Date('2026-03-14T20:30:00+01:00');

const BLANK = '/blank-page-of-the-stage';

/** The page on which one screen after the other is set up. */
export interface Stage {
  page: Page;
  /** Errors on the console, uncaught errors, and calls without an answer, since the screen was set up. */
  faults: string[];
  setUp(screen: Screen): Promise<void>;
  setTheme(theme: Theme): Promise<void>;
  /** Waits until nothing moves any more. */
  settle(): Promise<void>;
  /** Takes a picture of the window, as small as the scale says. */
  shoot(scale: number): Promise<Buffer>;
}

/** Runs before every page: sounds begin and never end, and streams stay open where their answer says so. */
function tameBrowser(): void {
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    setTimeout(() => this.dispatchEvent(new Event('playing')));
    return Promise.resolve();
  };
  HTMLMediaElement.prototype.load = () => {};
  Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', { get: () => 1.6, set: () => {} });
  Object.defineProperty(HTMLMediaElement.prototype, 'src', { get: () => '', set: () => {} });
  const { fetch } = window;
  window.fetch = async (...asked) => {
    const response = await fetch(...asked);
    if (!response.headers.has('x-stays-open')) return response;
    const text = await response.text();
    // What was said last is said again now and then, as a sign of life: pages count only what is new.
    const last = `${text.trimEnd().split('\n\n').at(-1)}\n\n`;
    let sign = 0;
    const body = new ReadableStream({
      start: (open) => {
        open.enqueue(new TextEncoder().encode(text));
        sign = window.setInterval(() => open.enqueue(new TextEncoder().encode(last)), 3_000);
      },
      cancel: () => window.clearInterval(sign),
    });
    return new Response(body, { headers: response.headers });
  };
  // A caret that blinks, or a message whose time is over, is there in one picture and not in the next.
  const style = new CSSStyleSheet();
  style.replaceSync(`* { caret-color: transparent !important; }
    .Toastify__progress-bar { animation-play-state: paused !important; }`);
  document.adoptedStyleSheets.push(style);
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** In the page: waits for its width, fonts and pictures, and until nothing has changed for a moment. */
async function settleInPage(width: number): Promise<void> {
  // Not for frames: each of them is drawn, and without a graphics card that takes longer than all the rest.
  const moment = () => new Promise((resolve) => setTimeout(resolve, 4));
  // Even with little motion whatever moves takes a frame to do so; what never ends is left alone.
  const endMotion = () => {
    const moves = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (const each of moves) each.finish();
    return moves.length > 0;
  };
  const start = performance.now();
  // A window that has just changed is laid out anew a moment later.
  while (document.documentElement.clientWidth !== width && performance.now() < start + 3_000) await moment();
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.complete || image.decode().catch(() => {})));
  let changed = performance.now();
  const watcher = new MutationObserver(() => {
    changed = performance.now();
  });
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  const giveUp = changed + 3_000;
  while ((endMotion() || performance.now() - changed < 32) && performance.now() < giveUp) await moment();
  watcher.disconnect();
}

/** In the page: puts on the other theme, at once. */
function changeTheme(isDark: boolean): void {
  localStorage.setItem('darkMode', String(isDark));
  window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode' }));
}

/** Takes a picture of the window, drawn as small as the scale says. */
export async function shoot(page: Page, devtools: CDPSession, scale: number): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // The window's place is counted from the beginning of the page.
  const y = await page.evaluate(() => window.scrollY);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 95,
    optimizeForSpeed: true,
    clip: { x: 0, y, width, height, scale },
  });
  return Buffer.from(data, 'base64');
}

async function openStage(context: BrowserContext): Promise<Stage> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let answers: Answers = world;
  let mayLog: RegExp | undefined;
  let faults: string[] = [];
  const waiting = new Set<unknown>();
  page.setDefaultTimeout(15_000);
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(tameBrowser);
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || mayLog?.test(message.text())) return;
    // That a call is refused is what some screens are about.
    if (/status of [45]\d\d/.test(message.text()) && /\/(api|media)\//.test(url)) return;
    faults.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!mayLog?.test(String(error))) faults.push(String(error));
  });
  await page.route(`**${BLANK}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.route(/\/media\//, (route) => {
    const number = /\/pictures\/(\d+)\//.exec(route.request().url())?.[1];
    if (number === undefined) return route.fulfill({ contentType: 'audio/mpeg', body: '' });
    return route.fulfill({ contentType: 'image/svg+xml', body: paint(Number(number)) });
  });
  await page.route(/\/api\//, async (route) => {
    const before = answers;
    const unknown = await answer(route, answers).catch(() => null);
    if (unknown && before === answers) faults.push(unknown);
    // One that is never answered is not waited for.
    waiting.delete(route.request());
  });

  return {
    page,
    get faults() {
      return faults;
    },
    async setUp({ at, who, answers: own = {}, kept = {}, mayLog: allowed }) {
      await page.goto(BLANK);
      faults = [];
      mayLog = allowed;
      answers = { ...world, ...(who && { 'GET /api/user': who }), ...own };
      const local = { ...(who && { user: who }), ...kept.local };
      const session = { disclaimerAgreed: true, ...kept.session };
      await page.evaluate(
        ([forLong, forNow]) => {
          const fill = (storage: Storage, values: Record<string, unknown>) => {
            storage.clear();
            for (const [key, value] of Object.entries(values)) storage.setItem(key, JSON.stringify(value));
          };
          fill(localStorage, forLong);
          fill(sessionStorage, forNow);
        },
        [local, session] as const,
      );
      await page.goto(at);
    },
    async setTheme(theme) {
      await page.evaluate(changeTheme, theme === 'dark');
    },
    shoot: (scale) => shoot(page, devtools, scale),
    async settle() {
      const giveUp = Date.now() + 5_000;
      do await page.evaluate(settleInPage, page.viewportSize()?.width ?? 0);
      while (waiting.size > 0 && Date.now() < giveUp);
    },
  };
}

const openContext = (browser: Browser) =>
  browser.newContext({
    baseURL: process.env.VISUAL_URL ?? '',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // The style of axe's own script is blocked by our policy; its rules do not need it.
    bypassCSP: true,
  });

/** One page for all screens of a worker: its cache stays warm. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const context = await openContext(browser);
      await use(await openStage(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
