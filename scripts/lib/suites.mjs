import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginCheck, incrementalTypes, PACKAGES, passedBefore } from './packages.mjs';
import { at, bin, root } from './paths.mjs';
import { onEnd, run } from './processes.mjs';
import { failure, judge, onePassed, readPlaywright, readVitest, timeOf } from './report/results.mjs';
import { SUITE_MS } from './test-limits.mjs';

/** @typedef {import('./report/results.mjs').Result} Result */
/** @typedef {Partial<import('./surroundings.mjs').Surroundings>} Surroundings */
/** @typedef {{ result: Result, output: string, ms?: number }} Outcome */
/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {import('./tools.mjs').Tool} [needs] without it the suite cannot run
 * @property {import('./tools.mjs').Tool[]} [uses] without one of them the suite proves less
 * @property {true} [needsBuild] whether it runs the built app
 * @property {string} [folder] of the package whose tests it is; those of several run together
 * @property {(surroundings: Surroundings) => Promise<Outcome>} run
 */

const PROJECTS = ['contract', 'server', 'web', 'e2e', 'scripts'];
/** Looked at with every lint: all of the repository but the packages, which are looked at when they have changed. */
const LINTED = [
  ...readdirSync(root).filter((name) => !/^(engines|tools|node_modules|\..*)$/.test(name)),
  'engines/vitest.config.ts',
];

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
 * @returns {Promise<Outcome & { report: string }>}
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
  return { result: judge(readVitest(report), end), output: end.output, report };
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
    // Screenshots are compared here, even where the environment asks to update them.
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

/**
 * Runs a check of the repository and of the packages that have changed since it passed for them.
 * @param {'lint' | 'types'} check
 * @param {(changed: string[]) => { args: string[], what: string }[]} programs
 * @returns {Promise<Outcome>}
 */
async function checkChanged(check, programs) {
  const changed = PACKAGES.filter((folder) => passedBefore(check, folder) === undefined);
  const left = PACKAGES.filter((folder) => !changed.includes(folder));
  if (left.length > 0) console.log(`Unchanged since they passed, and not looked at: ${left.join(', ')}`);
  const claims = changed.map((folder) => beginCheck(check, folder));
  const outcome = await checks(programs(changed));
  if (outcome.result.failed === 0) for (const claim of claims) claim(1);
  return outcome;
}

const nameOf = (/** @type {string} */ folder) => folder.split('/')[1] ?? folder;

/**
 * Runs the tests of packages in one process of Vitest; gives the result of each.
 * @param {string[]} folders
 * @returns {Promise<Map<string, Outcome>>}
 */
export async function testPackages(folders) {
  const claims = new Map(folders.map((folder) => [folder, beginCheck('tests', folder)]));
  const { result, output, report } = await vitest('packages', 'engines/vitest.config.ts', {}, folders.map(nameOf));
  const outcomes = new Map();
  let failed = 0;
  for (const folder of folders) {
    const below = `${at(folder)}/`;
    const own = judge(readVitest(report, below), { code: 0, timedOut: false });
    failed += own.failed;
    outcomes.set(folder, { result: own, output: own.failed > 0 ? output : '', ms: timeOf(report, below) });
  }
  // A failure of the run itself, which belongs to no package.
  const isLost = result.failed > failed;
  for (const [folder, outcome] of outcomes) {
    if (isLost) outcomes.set(folder, { ...outcome, result, output });
    else if (outcome.result.failed === 0) claims.get(folder)?.(outcome.result.passed);
  }
  return outcomes;
}

/** @param {string} folder @returns {Suite} */
const packageSuite = (folder) => ({
  title: folder,
  folder,
  run: async () => /** @type {Outcome} */ ((await testPackages([folder])).get(folder)),
});

/**
 * Every suite of `npm test`, by the name it is chosen with, in the order they run.
 * @type {Record<string, Suite>}
 */
export const suites = {
  lint: {
    title: 'lint',
    run: () =>
      checkChanged('lint', (changed) => [
        { args: [bin.biome, 'check', ...[...LINTED, ...changed].map((name) => at(name))], what: 'biome check' },
      ]),
  },
  types: {
    title: 'types',
    run: () =>
      checkChanged('types', (changed) =>
        [...PROJECTS, ...changed].map((name) => ({
          args: [bin.tsc, '-p', at(name), '--noEmit', ...incrementalTypes(name)],
          what: `tsc -p ${name}`,
        })),
      ),
  },
  contract: { title: 'contract', run: () => vitest('contract', 'contract/vitest.config.ts') },
  architecture: { title: 'architecture', run: () => vitest('architecture', 'architecture/vitest.config.ts') },
  web: { title: 'web', run: () => vitest('web', 'web/vitest.config.ts') },
  ...Object.fromEntries(PACKAGES.map((folder) => [nameOf(folder), packageSuite(folder)])),
  pure: {
    title: 'server (no database)',
    uses: ['redis', 'llama'],
    run: (services) =>
      server('pure', { ...redis(services), ...(services.llama && { TEST_LLAMA_FOLDER: services.llama }) }),
  },
  postgres: {
    title: 'server (PostgreSQL)',
    needs: 'postgresql',
    uses: ['redis'],
    run: (services) => {
      const env = { ...redis(services), TEST_DATABASE_URL: services.databaseUrl };
      // While one waits for the database another has the processor.
      return server('postgres', env, availableParallelism() + 1);
    },
  },
  lite: {
    title: 'server (PGlite)',
    // It needs none of the tools, but waits for them: where there is a PostgreSQL, most tests run there alone.
    uses: [],
    run: (services) => server('lite', { TEST_DATABASE_URL: services.databaseUrl }),
  },
  e2e: {
    title: 'e2e',
    needs: 'chromium',
    needsBuild: true,
    run: (services) => playwright('e2e', 'e2e/playwright.config.ts', services),
  },
  visual: {
    title: 'visual',
    needs: 'chromium',
    needsBuild: true,
    run: (services) => playwright('visual', 'e2e/visual/playwright.config.ts', services),
  },
};
