import { defineConfig } from 'vitest/config';

// For `npx vitest --project server` from here; `npm test` runs each part by its own configuration.
export default defineConfig({
  test: { projects: ['contract', 'server', 'web', 'architecture/vitest.config.ts'] },
});
