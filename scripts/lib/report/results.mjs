import { existsSync, readFileSync } from 'node:fs';

/**
 * What a suite came to; `unchanged` counts the tests that were not run, since they passed with the same content.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], unchanged?: number }} Result
 */

/** @param {string} failure @returns {Result} */
export const failure = (failure) => ({ passed: 0, failed: 1, skipped: 0, failures: [failure] });

/** @type {Result} */
export const onePassed = { passed: 1, failed: 0, skipped: 0, failures: [] };

/** @type {Result} */
export const oneSkipped = { passed: 0, failed: 0, skipped: 1, failures: [] };

/** @param {number} count @returns {Result} */
export const allUnchanged = (count) => ({ passed: 0, failed: 0, skipped: 0, failures: [], unchanged: count });

/** @param {string} file */
function readReport(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    // A runner that was killed while it wrote: as good as no report.
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {string} [folder] counts the test files below it alone
 * @returns {Result | undefined}
 */
export function readVitest(file, folder = '') {
  const report = readReport(file);
  if (!report) return undefined;
  /** @type {Result} */
  const result = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const { name, status, assertionResults } of report.testResults) {
    if (!name.startsWith(folder)) continue;
    const failed = assertionResults.filter((/** @type {{ status: string }} */ test) => test.status === 'failed');
    for (const test of assertionResults) {
      if (test.status === 'passed') result.passed += 1;
      else if (test.status !== 'failed') result.skipped += 1;
    }
    result.failed += failed.length;
    result.failures.push(...failed.map((/** @type {{ fullName: string }} */ test) => test.fullName));
    // A file that could not be loaded has no tests to fail.
    if (status === 'failed' && failed.length === 0) {
      result.failed += 1;
      result.failures.push(name);
    }
  }
  return result;
}

/**
 * How long the test files below a folder took, from the start of the first to the end of the last.
 * @param {string} file
 * @param {string} folder
 */
export function timeOf(file, folder) {
  /** @type {{ name: string, startTime: number, endTime: number }[]} */
  const files = readReport(file)?.testResults ?? [];
  const own = files.filter(({ name }) => name.startsWith(folder));
  if (own.length === 0) return 0;
  return Math.max(...own.map(({ endTime }) => endTime)) - Math.min(...own.map(({ startTime }) => startTime));
}

/** @param {string} file @returns {Result | undefined} */
export function readPlaywright(file) {
  const report = readReport(file);
  if (!report) return undefined;
  /** @type {string[]} */
  const failures = report.errors.map((/** @type {{ message?: string }} */ error) => error.message ?? 'an error');
  const visit = (/** @type {any} */ suite) => {
    for (const inner of suite.suites ?? []) visit(inner);
    for (const spec of suite.specs ?? []) if (!spec.ok) failures.push(`${spec.file}: ${spec.title}`);
  };
  for (const suite of report.suites) visit(suite);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped, failures };
}

/**
 * The result of a suite by its report and how its runner ended: no silence counts as success.
 * @param {Result | undefined} result
 * @param {{ code: number, timedOut: boolean }} end
 * @returns {Result}
 */
export function judge(result, end) {
  if (end.timedOut) return withFailure(result, 'it took too long and was stopped');
  if (!result) return withFailure(result, 'it crashed before it could report');
  if (result.passed + result.failed === 0) return withFailure(result, 'it ran no test');
  if (end.code !== 0 && result.failed === 0) return withFailure(result, `it ended with exit code ${end.code}`);
  return result;
}

/** @param {Result | undefined} result @param {string} reason @returns {Result} */
function withFailure(result, reason) {
  const { passed, failed, skipped, failures } = result ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
  return { passed, failed: failed + 1, skipped, failures: [...failures, reason] };
}
