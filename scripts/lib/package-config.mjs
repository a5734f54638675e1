import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { CONDITION_MS, TEST_MS } from './test-limits.mjs';

/** Packages of ours name their sources under this condition of `exports`; Node.js, which does not ask for it, gets dist. */
export const SOURCE_CONDITIONS = ['source', ...defaultServerConditions];

/** @type {import('./package-config.d.mts').packageBuild} */
export function packageBuild(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.values(exports).filter((entry) => entry.default !== undefined);
  return {
    root: folder,
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist',
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(entries.map((entry) => [basename(entry.default, '.js'), join(folder, entry.source)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
}

/** @type {import('./package-config.d.mts').packageTests} */
export function packageTests(folder) {
  return {
    root: folder,
    ssr: { resolve: { conditions: SOURCE_CONDITIONS } },
    test: {
      name: basename(folder),
      environment: 'node',
      include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
      // Files share a process per core: loading models and dictionaries anew for each would take most of the time.
      pool: 'forks',
      isolate: false,
      testTimeout: TEST_MS,
      hookTimeout: TEST_MS,
      expect: { poll: { timeout: CONDITION_MS, interval: 20 } },
      restoreMocks: true,
      unstubEnvs: true,
    },
  };
}
