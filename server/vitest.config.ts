import { configDefaults, defineConfig } from 'vitest/config';

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
    // A process per file: an embedded database holds hundreds of megabytes that only an exit gives back.
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
