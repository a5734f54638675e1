import { defineConfig } from 'vitest/config';
import { serverProjects } from './test-projects.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: serverProjects,
    // Each project compiles the whole server; so the first one does it for all.
    experimental: { fsModuleCache: true },
  },
});
