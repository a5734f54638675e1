import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGES } from './build.mjs';
import { at, bin, root } from './paths.mjs';
import { onEnd, run } from './processes.mjs';
import { failure, judge, onePassed, readPlaywright, readVitest } from './results.mjs';
import { SUITE_MS } from './test-limits.mjs';

/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {Partial<import('./surroundings.mjs').Surroundings>} Surroundings */
/** @typedef {{ result: Result, output: string }} Outcome */
/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {import('./tools.mjs').Tool} [needs] without it the suite cannot run
 * @property {import('./tools.mjs').Tool[]} [uses] without one of them the suite proves less
 * @property {true} [needsBuild] whether it runs the built app
 * @property {(surroundings: Surroundings) => Promise<Outcome>} run
 */

const PROJECTS = ['contract', 'server', 'web', 'e2e', 'scripts', ...PACKAGES];

const reports = mkdtempSync(join(tmpdir(), 'sirenade-reports-'));
onEnd(() => rmSync(reports, { recursive: true, force: true }));
// The first suite with a browser leaves the empty database it has made for the second.
const dataFolder = mkdtempSync(join(tmpdir(), 'sirenade-prepared-'));
onEnd(() => rmSync(dataFolder, { recursive: true, force: true }));

/**
 * Programs of which each must end well; together they count as one test.
 * @param {{ args: string[], what: string }[]} programs
 * @returns {Promise<Outcome>}
 */
async function checks(programs) {
  const ended = await Promise.all(
    programs.map(async ({ args, what }) => {
      const end = await run(process.execPath, args, { cwd: root, timeoutMs: SUITE_MS });
      return { ...end, what };
    }),
  );
  const bad = ended.filter(({ code }) => code !== 0);
  const output = bad.map((end) => end.output).join('\n');
  return { result: bad.length === 0 ? onePassed : failure(bad.map(({ what }) => what).join(', ')), output };
}

/**
 * @param {string} name
 * @param {string} config
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} projects of the configuration; all where none is named
 * @param {number} workers at once; each may have the whole machine, of which Vitest would leave one core alone
 * @returns {Promise<Outcome>}
 */
async function vitest(name, config, env = {}, projects = [], workers = availableParallelism()) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // A forgotten `.only` would pass for a whole suite.
  const what = ['--config', at(config), ...projects.map((project) => `--project=${project}`)];
  const args = [bin.vitest, 'run', ...what, '--allowOnly=false', `--maxWorkers=${workers}`, ...reporters];
  const end = await run(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...env },
    timeoutMs: SUITE_MS,
  });
  return { result: judge(readVitest(report), end), output: end.output };
}

/**
 * @param {string} name
 * @param {string} config
 * @param {Surroundings} surroundings
 * @returns {Promise<Outcome>}
 */
async function playwright(name, config, { chromium }) {
  const report = join(reports, `${name}.json`);
  const args = [bin.playwright, 'test', '--config', at(config), '--reporter=list,json'];
  const end = await run(process.execPath, args, {
    cwd: root,
    // Here pictures are compared, whatever was set for keeping them.
    env: {
      ...process.env,
      VISUAL_UPDATE: '',
      CHROMIUM_PATH: chromium,
      E2E_DATA_FOLDER: dataFolder,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    timeoutMs: SUITE_MS,
  });
  return { result: judge(readPlaywright(report), end), output: end.output };
}

/** @param {Surroundings} surroundings */
const redis = ({ redisUrl }) => (redisUrl ? { TEST_REDIS_URL: redisUrl } : {});

/** @param {string} name @param {NodeJS.ProcessEnv} env @param {number} [workers] */
const server = (name, env, workers) => vitest(name, 'server/vitest.config.ts', env, [`server-${name}`], workers);

/** The tests of each engine and tool, by the last part of its folder. */
const packageSuites = Object.fromEntries(
  PACKAGES.map((folder) => {
    const name = folder.split('/')[1] ?? folder;
    return [name, { title: folder, run: () => vitest(name, 'engines/vitest.config.ts', {}, [name]) }];
  }),
);

/**
 * Every suite of `npm test`, by the name it is chosen with, in the order they run.
 * @type {Record<string, Suite>}
 */
export const suites = {
  lint: { title: 'lint', run: () => checks([{ args: [bin.biome, 'check', root], what: 'biome check' }]) },
  types: {
    title: 'types',
    run: () =>
      checks(PROJECTS.map((name) => ({ args: [bin.tsc, '-p', at(name), '--noEmit'], what: `tsc -p ${name}` }))),
  },
  contract: { title: 'contract', run: () => vitest('contract', 'contract/vitest.config.ts') },
  architecture: { title: 'architecture', run: () => vitest('architecture', 'architecture/vitest.config.ts') },
  web: { title: 'web', run: () => vitest('web', 'web/vitest.config.ts') },
  ...packageSuites,
  pure: {
    title: 'server (no database)',
    uses: ['redis', 'llama'],
    run: (given) => server('pure', { ...redis(given), ...(given.llama && { TEST_LLAMA_FOLDER: given.llama }) }),
  },
  postgres: {
    title: 'server (PostgreSQL)',
    needs: 'postgresql',
    uses: ['redis'],
    run: (given) => {
      const env = { ...redis(given), TEST_DATABASE_URL: given.databaseUrl };
      // While one waits for the database another has the processor.
      return server('postgres', env, availableParallelism() + 1);
    },
  },
  lite: {
    title: 'server (PGlite)',
    // It needs none of the tools, but waits for them: where there is a PostgreSQL, most tests run there alone.
    uses: [],
    run: (given) => server('lite', { TEST_DATABASE_URL: given.databaseUrl }),
  },
  e2e: {
    title: 'e2e',
    needs: 'chromium',
    needsBuild: true,
    run: (given) => playwright('e2e', 'e2e/playwright.config.ts', given),
  },
  visual: {
    title: 'visual',
    needs: 'chromium',
    needsBuild: true,
    run: (given) => playwright('visual', 'e2e/visual/playwright.config.ts', given),
  },
};
