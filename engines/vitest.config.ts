import { defineConfig } from 'vitest/config';

// All packages in one process of Vitest: `npm test` names those that have changed.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: ['./*/vitest.config.ts', '../tools/*/vitest.config.ts'],
    experimental: { fsModuleCache: true },
  },
});
