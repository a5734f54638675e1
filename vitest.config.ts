import { defineConfig } from 'vitest/config';
import { serverProjects } from './server/test-projects.ts';

// For `npx vitest --project 'server-*'` from here; `npm test` runs each part by its own configuration.
export default defineConfig({
  test: { projects: ['contract', 'engines/*', 'tools/*', ...serverProjects, 'web', 'architecture/vitest.config.ts'] },
});
