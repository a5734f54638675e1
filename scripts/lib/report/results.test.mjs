import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { judge, readPlaywright, readVitest, timeOf } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sirenade-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writeText = (/** @type {string} */ text) => {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, text);
  return file;
};
const write = (/** @type {unknown} */ report) => writeText(JSON.stringify(report));
const well = { code: 0, timedOut: false };
const counts = { passed: 3, failed: 0, skipped: 1, failures: [] };

test('the tests of a Vitest report are counted, and a file that could not be loaded is a failure', () => {
  const file = write({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a' },
          { status: 'failed', fullName: 'b breaks' },
          { status: 'skipped', fullName: 'c' },
          { status: 'todo', fullName: 'd' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(readVitest(file)).toEqual({ passed: 1, failed: 2, skipped: 2, failures: ['b breaks', 'broken.test.ts'] });
});

test('the tests below a folder are counted and timed alone', () => {
  const passed = { status: 'passed', fullName: 'a' };
  const file = write({
    testResults: [
      { name: '/a/1.test.ts', status: 'passed', assertionResults: [passed], startTime: 10, endTime: 40 },
      { name: '/a/2.test.ts', status: 'passed', assertionResults: [passed, passed], startTime: 20, endTime: 90 },
      { name: '/ab/3.test.ts', status: 'failed', assertionResults: [], startTime: 0, endTime: 500 },
    ],
  });
  expect(readVitest(file, '/a/')).toEqual({ passed: 3, failed: 0, skipped: 0, failures: [] });
  expect(timeOf(file, '/a/')).toBe(80);
  expect(timeOf(file, '/none/')).toBe(0);
});

test('the tests of a Playwright report are counted, and one that passes only sometimes is a failure', () => {
  const file = write({
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'no browser' }],
    suites: [{ specs: [], suites: [{ specs: [{ ok: false, file: 'a.spec.ts', title: 'b' }, { ok: true }] }] }],
  });
  const failures = ['no browser', 'a.spec.ts: b'];
  expect(readPlaywright(file)).toEqual({ passed: 2, failed: 3, skipped: 1, failures });
});

describe('no silence counts as success', () => {
  test('a good run is what its report says', () => {
    expect(judge(counts, well)).toEqual(counts);
  });
  test.each([
    ['no report', readVitest(join(folder, 'none.json')), well, 'crashed'],
    ['half a report', readVitest(writeText('{"testResults": [')), well, 'crashed'],
    ['no test', { passed: 0, failed: 0, skipped: 4, failures: [] }, well, 'ran no test'],
    ['a bad end after good tests', counts, { code: 1, timedOut: false }, 'exit code 1'],
    ['a run without end', counts, { code: 137, timedOut: true }, 'too long'],
  ])('%s is a failure', (_, result, end, reason) => {
    const judged = judge(result, end);
    expect(judged.failed).toBe(1);
    expect(judged.failures[0]).toContain(reason);
  });
});
