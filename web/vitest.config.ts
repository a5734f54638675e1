import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { TEST_MS } from '../scripts/lib/test-limits.mjs';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    // Files share a process per core: a new page and the whole app for each would take half of all the time.
    // What a test changes is put back after it (test/reset-page.ts).
    pool: 'forks',
    isolate: false,
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
