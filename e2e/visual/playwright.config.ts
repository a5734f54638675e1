import { defineConfig } from '@playwright/test';
import { CONDITION_MS, TEST_MS } from '../../scripts/lib/test-limits.mjs';
import { chromiumOptions } from '../support/chromium.ts';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/visual',
  globalSetup: './support/serve.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: TEST_MS,
  expect: { timeout: CONDITION_MS },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    trace: 'off',
    // Letters look the same wherever there is the same browser.
    launchOptions: chromiumOptions('--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text'),
  },
});
