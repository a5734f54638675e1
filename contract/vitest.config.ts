import { defineConfig } from 'vitest/config';
import { TEST_MS } from '../scripts/lib/test-limits.mjs';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'contract',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
  },
});
