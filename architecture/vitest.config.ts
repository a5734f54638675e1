import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'architecture',
    environment: 'node',
    include: ['architecture.test.ts', 'architecture/*.test.ts', 'scripts/**/*.test.mjs'],
    testTimeout: 30_000,
  },
});
