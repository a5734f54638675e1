import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { CONDITION_MS } from '../../../scripts/lib/test-limits.mjs';
import { paint } from '../fixtures/pictures.ts';
import { world } from '../fixtures/world.ts';
import { type Answers, answer } from './answers.ts';
import { AXE_PATH, axeFile } from './axe.ts';
import { answerCalls, type Response } from './calls.ts';
import type { Pixels } from './compare.ts';
import { type FontWatch, watchFonts } from './fonts.ts';
import { changeTheme, draw, settleInPage, tameBrowser, waitForFrame } from './in-page.ts';
import type { Screen } from './screen.ts';
import { capture, controlViewport, type WindowSize } from './shoot.ts';
import type { Theme } from './views.ts';

/** Saturday evening, at which everything is looked at. */
export const NOW = new Date('2026-03-14T20:30:00+01:00');

const BLANK_PATH = '/blank-page-of-the-stage';
/** With the policy of the app: to go to a page with another one takes a new process of the browser. */
const BLANK_PAGE: Response = {
  status: 200,
  body: '<!doctype html><link rel="icon" href="data:,">',
  headers: { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin' },
};

/** The page on which one screen after the other is set up. */
export interface Stage {
  /** Its window is changed by `resize` alone: Playwright's own setting would have no effect. */
  page: Page;
  /** Errors on the console, uncaught errors, and calls without an answer, since the screen was set up. */
  faults: string[];
  /** Leaves the page that was set up last. */
  clear(): Promise<void>;
  setUp(screen: Screen, theme: Theme): Promise<void>;
  setTheme(theme: Theme): Promise<void>;
  /** Waits until nothing moves any more. */
  settle(): Promise<void>;
  resize(size: WindowSize): Promise<void>;
  /** Has the page drawn from now on, or not: until then nothing of it is. */
  draw(isOn: boolean): Promise<void>;
  /** Takes a picture of the window, which is drawn for it. */
  shoot(): Promise<Pixels>;
  /** The letters that are drawn with fonts of the machine. */
  findForeignLetters: FontWatch;
}

/** Files that are not part of the app: pictures, sounds, and those this suite needs itself. */
function serveFile(path: string): Response | null {
  if (path === BLANK_PATH) return BLANK_PAGE;
  if (path === AXE_PATH) return axeFile;
  const number = /\/pictures\/(\d+)\//.exec(path)?.[1];
  if (number === undefined) return { status: 200, body: '', headers: { 'content-type': 'audio/mpeg' } };
  return { status: 200, body: paint(Number(number)), headers: { 'content-type': 'image/svg+xml' } };
}

/** In the page: fills the browser storage as an earlier visit would have. */
function fillStorage([local, session]: readonly [Record<string, unknown>, Record<string, unknown>]): void {
  const fill = (storage: Storage, values: Record<string, unknown>) => {
    storage.clear();
    for (const [key, value] of Object.entries(values)) storage.setItem(key, JSON.stringify(value));
  };
  fill(localStorage, local);
  fill(sessionStorage, session);
}

async function openStage(context: BrowserContext): Promise<Stage> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const viewport = controlViewport(page, devtools);
  let answers: Answers = world;
  let mayLog: RegExp | undefined;
  let faults: string[] = [];
  page.setDefaultTimeout(CONDITION_MS);
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(tameBrowser);
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || mayLog?.test(message.text())) return;
    // Refused calls are expected: some screens are about them.
    if (/status of [45]\d\d/.test(message.text()) && /\/(api|media)\/|\/healthz$/.test(url)) return;
    faults.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!mayLog?.test(String(error))) faults.push(String(error));
  });
  const patterns = ['*/api/*', '*/media/*', '*/healthz', `*${BLANK_PATH}`, `*${AXE_PATH}`];
  const calls = await answerCalls(devtools, patterns, (method, asked) => {
    // The page that is shown without a server would be left as soon as there is one.
    if (asked.pathname === '/healthz') return { status: 503, body: '', headers: {} };
    if (!asked.pathname.startsWith('/api/')) return serveFile(asked.pathname);
    const response = answer(answers, method, asked);
    if (response !== undefined) return response;
    faults.push(`Nobody has an answer to ${method} ${asked.pathname}`);
    return { status: 404, body: '{"error":"No answer is known.","code":"not_found"}', headers: {} };
  });

  async function clear(): Promise<void> {
    await page.goto(BLANK_PATH);
    calls.forget();
    faults = [];
  }

  return {
    page,
    clear,
    get faults() {
      return faults;
    },
    async setUp({ at, who, answers: own = {}, storage = {}, mayLog: allowed }, theme) {
      await clear();
      mayLog = allowed;
      answers = { ...world, ...(who && { 'GET /api/user': who }), ...own };
      const local = { darkMode: theme === 'dark', ...(who && { user: who }), ...storage.local };
      await page.evaluate(fillStorage, [local, { disclaimerAgreed: true, ...storage.session }] as const);
      await page.goto(at);
    },
    async setTheme(theme) {
      await page.evaluate(changeTheme, theme === 'dark');
    },
    resize: viewport.resize,
    async draw(isOn) {
      if (isOn) await viewport.zoom();
      await page.evaluate(draw, isOn);
    },
    async shoot() {
      const clip = await viewport.zoom();
      await page.evaluate(draw, true);
      await page.evaluate(waitForFrame);
      return capture(devtools, clip);
    },
    async settle() {
      const giveUp = Date.now() + CONDITION_MS;
      do await page.evaluate(settleInPage, [page.viewportSize()?.width ?? 0, CONDITION_MS] as const);
      while (calls.count() > 0 && Date.now() < giveUp);
    },
    findForeignLetters: watchFonts(page, devtools),
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
