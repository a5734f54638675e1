import { writeFileSync } from 'node:fs';
import { type BrowserContext, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { TEST_MS } from '../../scripts/lib/test-limits.mjs';
import { type EngineServer, startEngineServer } from './engine-server.ts';
import { type App, startApp } from './running-app.ts';
import { followRequests } from './settled.ts';

export { type App, startApp } from './running-app.ts';

interface TestFixtures {
  /** The engines that write, speak and paint: a server of the tests, or the built-in ones, which take long. */
  engines: 'local' | 'built-in';
  /** Settings of the app, for a file that needs others: `test.use({ appEnv: { … } })`. */
  appEnv: Record<string, string>;
  /** The app of this worker with these settings; it is shared by the tests that want the same. */
  app: App;
  /** Whether the visitor has agreed to the age disclaimer in this browser session. */
  ageAgreed: boolean;
  /** Whether toasts stay until the page is left; tests of how a toast closes turn it off. */
  toastsStay: boolean;
  /**
   * Whether pages are painted: only for journeys that check how something looks. Layout, clicks and reading work either
   * way, and painting without a graphics card takes a quarter of all the time. Pictures are compared in `visual/`.
   */
  isPainted: boolean;
  /** Errors of the pages: on the console, uncaught, or refused by the content security policy. */
  faults: string[];
  /** Opens a page in another browser context, with the disclaimer agreed to; it is closed after the test. */
  openOther: () => Promise<Page>;
}

interface WorkerFixtures {
  engineServer: EngineServer;
  /** Starts an app with these settings, or gives the one that this worker has started before. */
  appWith: (env: Record<string, string>) => Promise<App>;
}

/** Answers that belong to a journey (signed out, wrong password) are errors only to the browser's console. */
const isExpectedAnswer = (message: ConsoleMessage) =>
  /status of 4\d\d/.test(message.text()) && new URL(message.location().url).pathname.startsWith('/api/');

function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpectedAnswer(message)) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
}

const agree = () => sessionStorage.setItem('disclaimerAgreed', 'true');

/**
 * Runs before every page: toasts stay, since a slow machine may look for one only after its five seconds, and take no
 * clicks.
 */
function freezeToasts(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(`.Toastify__progress-bar { animation-play-state: paused !important; }
    .Toastify__toast { pointer-events: none !important; }`);
  document.adoptedStyleSheets.push(style);
}

/** Runs before every page: it takes its room and answers, and nothing of it is painted. */
function hidePage(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('html { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(style);
}

interface Manners {
  ageAgreed: boolean;
  toastsStay: boolean;
  isPainted: boolean;
}

async function prepare(context: BrowserContext, { ageAgreed, toastsStay, isPainted }: Manners): Promise<void> {
  if (ageAgreed) await context.addInitScript(agree);
  if (toastsStay) await context.addInitScript(freezeToasts);
  if (!isPainted) await context.addInitScript(hidePage);
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
    async ({}, use) => {
      const server = await startEngineServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  appWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
    async ({}, use) => {
      const apps = new Map<string, Promise<App>>();
      await use((env) => {
        const key = JSON.stringify(env);
        const app = apps.get(key) ?? startApp(env);
        apps.set(key, app);
        return app;
      });
      const started = await Promise.allSettled(apps.values());
      await Promise.all(started.map((app) => app.status === 'fulfilled' && app.value.stop()));
    },
    { scope: 'worker', timeout: TEST_MS },
  ],
  engines: ['local', { option: true }],
  appEnv: [{}, { option: true }],
  app: async ({ appWith, engineServer, engines, appEnv }, use, testInfo) => {
    const app = await appWith({ ...(engines === 'local' && engineServer.env), ...appEnv });
    await use(app);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('server.log');
      writeFileSync(path, app.log());
      await testInfo.attach('server log', { path, contentType: 'text/plain' });
    }
  },
  baseURL: async ({ app }, use) => use(app.url),
  ageAgreed: [true, { option: true }],
  toastsStay: [true, { option: true }],
  isPainted: [false, { option: true }],
  context: async ({ context, ageAgreed, toastsStay, isPainted }, use) => {
    await prepare(context, { ageAgreed, toastsStay, isPainted });
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
  faults: async ({}, use) => use([]),
  page: async ({ page, faults }, use) => {
    watch(page, faults);
    followRequests(page);
    await use(page);
  },
  openOther: async ({ browser, baseURL, toastsStay, isPainted, faults }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      await prepare(context, { ageAgreed: true, toastsStay, isPainted });
      const page = await context.newPage();
      watch(page, faults);
      followRequests(page);
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

export { expect } from '@playwright/test';
