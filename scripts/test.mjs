// npm test: everything CI asks. `npm test -- pure e2e` runs only the suites named.
// npm run test:all (`--all`): the full matrix, of which `npm test` is the part that pays for itself on every change.
import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { passedBefore } from './lib/packages.mjs';
import { prepare } from './lib/prepare.mjs';
import { allUnchanged, failure, oneSkipped } from './lib/report/results.mjs';
import { summarize } from './lib/report/summary.mjs';
import { say, spell } from './lib/say.mjs';
import { suites, testPackages } from './lib/suites.mjs';
import { raiseSurroundings } from './lib/surroundings.mjs';

/** @typedef {import('./lib/report/results.mjs').Result} Result */
/** @typedef {import('./lib/surroundings.mjs').Surroundings} Surroundings */

const inCi = /^(1|true)$/i.test(process.env.CI ?? '');
const began = Date.now();
const requested = process.argv.slice(2).filter((word) => word !== '--all');
// Every suite reads this where it can look deeper or wider.
if (process.argv.includes('--all')) process.env.TEST_ALL = '1';
const unknown = requested.filter((name) => !suites[name]);
if (unknown.length > 0) {
  say(`There is no suite ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}
const chosen = Object.keys(suites).filter((name) => requested.length === 0 || requested.includes(name));
const isChosen = (/** @type {string[]} */ ...names) => names.some((name) => chosen.includes(name));
const needsBuild = chosen.some((name) => suites[name]?.needsBuild);

/** @type {Map<string, import('./lib/report/summary.mjs').TimedResult>} */
const results = new Map();

/**
 * @param {string} title
 * @param {Result} result
 * @param {number} ms
 * @param {string} [output]
 */
function settle(title, result, ms, output = '') {
  results.set(title, { ...result, ms });
  if (result.failed > 0 && output.trim()) console.log(output.trimEnd());
  const { passed, failed, skipped } = result;
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${title}: ${counts} (${spell(ms)})\n`);
}

/** @param {string} title */
const heading = (title) => console.log(`── ${title} ${'─'.repeat(Math.max(3, 60 - title.length))}`);

/** @param {string} name */
const suiteOf = (name) => /** @type {import('./lib/suites.mjs').Suite} */ (suites[name]);

/** @param {string} name @param {Partial<Surroundings>} [around] */
async function runSuite(name, around = {}) {
  const suite = suiteOf(name);
  const start = Date.now();
  const { result, output } = await suite.run(around);
  settle(suite.title, result, Date.now() - start, output);
}

/** Tests the packages that were chosen, together; those that have not changed since they passed only when they are named. */
async function runPackages() {
  const folders = chosen.flatMap((name) => suiteOf(name).folder ?? []);
  const known = new Map(requested.length > 0 ? [] : folders.map((folder) => [folder, passedBefore('tests', folder)]));
  for (const [folder, count] of known) {
    if (count === undefined) continue;
    results.set(folder, { ...allUnchanged(count), ms: 0 });
    console.log(`= ${folder}: unchanged since its ${count} tests passed on this machine; not run (--all runs them)\n`);
  }
  const changed = folders.filter((folder) => known.get(folder) === undefined);
  if (changed.length === 0) return;
  heading(changed.join(', '));
  for (const [folder, { result, output, ms = 0 }] of await testPackages(changed)) settle(folder, result, ms, output);
}

/** @param {string} title @param {import('./lib/tools.mjs').Tool} tool @param {Surroundings} around */
function withoutTool(title, tool, around) {
  const fault = around.broken[tool];
  const reason = fault ?? `there is no ${tool}, and it could not be installed`;
  const fails = inCi || fault !== undefined;
  console.log(`!!! ${title}: ${reason}.${fails ? '' : ' Skipped: this run proves less than CI does.'}`);
  settle(title, fails ? failure(reason) : oneSkipped, 0);
}

await prepare([]);
/** @type {import('./lib/tools.mjs').Tool[]} */
const wanted = [];
if (isChosen('e2e', 'visual')) wanted.push('chromium');
if (isChosen('postgres', 'lite')) wanted.push('postgresql');
if (isChosen('pure', 'postgres')) wanted.push('redis');
if (isChosen('pure')) wanted.push('llama');
// On a fresh machine this waits for downloads, while the suites that need nothing go on.
const raising = raiseSurroundings(wanted);

// It goes on beside the suites that do not need it.
const building = needsBuild
  ? ensureBuilt().catch((/** @type {Error} */ error) => settle('build', failure('the build failed'), 0, error.message))
  : undefined;

/** @param {string} name */
async function runWithTools(name) {
  const { title, needs, uses, needsBuild } = suiteOf(name);
  if (needsBuild) await building;
  heading(title);
  const around = needs || uses ? await raising : undefined;
  const lacksTool = (/** @type {import('./lib/tools.mjs').Tool} */ tool) =>
    around?.missing.includes(tool) || around?.broken[tool] !== undefined;
  for (const tool of uses ?? []) if (around && lacksTool(tool) && !results.has(tool)) withoutTool(tool, tool, around);
  const lacks = needs && lacksTool(needs);
  if (needs && around && lacks) withoutTool(title, needs, around);
  else if (needsBuild && results.has('build')) settle(title, failure('there was no build to test'), 0);
  else await runSuite(name, around);
}

// In turn: two at once take a core from each other, and end no earlier.
let arePackagesRun = false;
for (const name of chosen) {
  if (suiteOf(name).folder === undefined) await runWithTools(name);
  else if (!arePackagesRun) {
    arePackagesRun = true;
    await runPackages();
  }
}
await (await raising).end();

const { text, hasFailed } = summarize(results, Date.now() - began);
console.log(text);
process.exitCode = hasFailed ? 1 : 0;
