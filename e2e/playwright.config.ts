import { defineConfig } from '@playwright/test';
import { CONDITION_MS, TEST_MS } from '../scripts/lib/test-limits.mjs';
import { chromiumOptions } from './support/chromium.ts';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  // Files named so take long, and a part of them is tested elsewhere: they run in `npm run test:all`.
  testIgnore: ['**/visual/**', ...(process.env.TEST_ALL === '1' ? [] : ['**/*.full.spec.ts'])],
  outputDir: '../test-results',
  globalSetup: './support/prepared-data.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Each worker has an app of its own; a journey that passes only the second time is not one that passes.
  workers: 2,
  retries: 0,
  timeout: TEST_MS,
  expect: { timeout: CONDITION_MS },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'off',
    actionTimeout: CONDITION_MS,
    navigationTimeout: CONDITION_MS,
    // Answers mocked by a journey would not reach a page behind a service worker; journeys about the worker allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1366, height: 768 },
    // Replies are shown at once and nothing slides; journeys about the moves of the page ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions(),
  },
});
