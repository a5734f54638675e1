import type { TestProjectInlineConfiguration } from 'vitest/config';
import { SOURCE_CONDITIONS } from '../scripts/lib/package-config.mjs';
import { CONDITION_MS, TEST_MS } from '../scripts/lib/test-limits.mjs';
import { sortTests } from './test-files.ts';

const root = import.meta.dirname;
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);
// Where there is no PostgreSQL, the embedded database stands in for it.
const files = sortTests(root, process.env.TEST_ALL === '1' || !hasPostgres);

const project = (name: string, include: string[], globalSetup: string[] = []): TestProjectInlineConfiguration => ({
  root,
  ssr: { resolve: { conditions: SOURCE_CONDITIONS } },
  // The global set-up is loaded by an environment of Vitest's own.
  environments: { __vitest__: { resolve: { conditions: SOURCE_CONDITIONS } } },
  test: {
    name: `server-${name}`,
    environment: 'node',
    include,
    globalSetup,
    // Files share a process per core: loading the whole app anew for each would take half of all the time.
    // They close what they open; of a closed database nothing stays in memory (test/test-database.ts).
    pool: 'forks',
    isolate: false,
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: CONDITION_MS, interval: 20 } },
    restoreMocks: true,
    unstubEnvs: true,
  },
});

/** A test of a database that lands in `pure` finds none there, and fails. */
export const serverProjects: TestProjectInlineConfiguration[] = [
  project('pure', files.pure),
  ...(hasPostgres ? [project('postgres', files.postgres, ['test/postgres-setup.ts'])] : []),
  project('lite', files.lite, ['test/lite-setup.ts']),
];
