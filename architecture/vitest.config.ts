import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TEST_MS } from '../scripts/lib/test-limits.mjs';

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'architecture',
    environment: 'node',
    include: ['architecture.test.ts', 'architecture/*.test.ts', '{scripts,bench}/**/*.test.{mjs,ts}'],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
  },
});
