import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { makeScratch } from '../../bench/lib/scratch.mjs';
import { spawnServer } from '../../bench/lib/server-process.mjs';
import { at } from '../../scripts/lib/paths.mjs';

/** A mail as the outbox stores it. */
export interface StoredMail {
  file: string;
  at: string;
  to: string;
  subject: string;
  text: string;
  link?: string;
}

/** The built app on a port and a data directory of its own. */
export interface App {
  url: string;
  dataDir: string;
  /** Every mail written so far, oldest first. */
  mails(): StoredMail[];
  /** Waits for the newest mail to an address. */
  mailTo(address: string, subject?: RegExp): Promise<StoredMail>;
  /** Runs a command of the operator, as `npm run admin` does. */
  operate(...words: string[]): Promise<void>;
  log(): string;
  stop(): Promise<void>;
}

const MAIL_WITHIN_MS = 15_000;

function readOutbox(dataDir: string): StoredMail[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as StoredMail);
}

/** Lends the embedded writer the vectors that the server's tests have kept: making them takes long, and it checks them. */
function lendVectors(dataDir: string): void {
  const kept = join(tmpdir(), 'sirenade-test-bank.bin');
  if (!existsSync(kept)) return;
  mkdirSync(join(dataDir, 'cache'));
  copyFileSync(kept, join(dataDir, 'cache', 'persona-vectors.bin'));
}

/** Starts the built app and waits until it answers. Settings go on top of those for tests. */
export async function startApp(env: Record<string, string> = {}): Promise<App> {
  const { path: dataDir, remove } = makeScratch('e2e');
  lendVectors(dataDir);
  const server = await spawnServer({ dataDir, env });
  await server.ready();
  return {
    url: server.url,
    dataDir,
    log: server.log,
    operate: async (...words) => {
      await promisify(execFile)(process.execPath, [at('server', 'dist', 'admin.js'), ...words], {
        cwd: dataDir,
        env: server.env,
      });
    },
    mails: () => readOutbox(dataDir),
    mailTo: async (address, subject = /./) => {
      const giveUp = Date.now() + MAIL_WITHIN_MS;
      for (;;) {
        const mail = readOutbox(dataDir).findLast(({ to, subject: about }) => to === address && subject.test(about));
        if (mail) return mail;
        if (Date.now() > giveUp) throw new Error(`No mail to ${address} about ${subject} came.`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}

interface TestFixtures {
  /** Whether the visitor has agreed to the age disclaimer in this browser session. */
  ageAgreed: boolean;
  /** What a page must not do: errors on the console, uncaught errors, refusals by the content security policy. */
  faults: string[];
  keepLog: undefined;
}

interface WorkerFixtures {
  /** Settings of the app, for a file that needs others: `test.use({ appEnv: { … } })`. */
  appEnv: Record<string, string>;
  app: App;
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

export const test = base.extend<TestFixtures, WorkerFixtures>({
  appEnv: [{}, { option: true, scope: 'worker' }],
  app: [
    async ({ appEnv }, use) => {
      const app = await startApp(appEnv);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  ageAgreed: [true, { option: true }],
  context: async ({ context, ageAgreed }, use) => {
    if (ageAgreed) await context.addInitScript(() => sessionStorage.setItem('disclaimerAgreed', 'true'));
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
  faults: async ({}, use) => use([]),
  page: async ({ page, faults }, use) => {
    watch(page, faults);
    await use(page);
  },
  keepLog: [
    async ({ app }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath('server.log');
        writeFileSync(path, app.log());
        await testInfo.attach('server log', { path, contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
