import { defineConfig } from 'vitest/config';
import { serverProjects } from './test-projects.ts';

export default defineConfig({ root: import.meta.dirname, test: { projects: serverProjects } });
