import { configDefaults, defineConfig } from 'vitest/config';
import { TEST_MS } from '../scripts/lib/test-limits.mjs';

// What only a real server can show (races, locks) does not run on the embedded database, nor what is only its own.
// Providers know no database at all: once is enough for them.
const exclude = process.env.TEST_DATABASE_URL ? ['**/*.lite.test.ts', 'src/providers/**'] : ['**/*.pg.test.ts'];

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...exclude],
    globalSetup: ['test/global-setup.ts'],
    // Files share a process per core: loading the whole app anew for each would take half of all the time.
    // They close what they open; of a closed database nothing stays in memory (test/test-database.ts).
    pool: 'forks',
    isolate: false,
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
