import { expect, test } from 'vitest';
import { summarize } from './summary.mjs';

const clean = { passed: 3, failed: 0, skipped: 0, failures: [], ms: 400 };

test('a run ends with its failures, the time of every suite, and the counts alone on the last line', () => {
  const results = new Map([
    ['web', { ...clean, ms: 65_000 }],
    ['server (PGlite)', { passed: 10, failed: 1, skipped: 2, failures: ['a reply is stored once'], ms: 125_400 }],
  ]);
  const { text, hasFailed } = summarize(results, 190_000);
  expect(text.split('\n')).toEqual([
    '✗ server (PGlite): a reply is stored once',
    '',
    'suite            passed  failed  skipped        time',
    'web                   3       0        0   1 min 5 s',
    'server (PGlite)      10       1        2   2 min 5 s',
    'all                  13       1        2  3 min 10 s',
    '',
    '13 passed, 1 failed, 2 skipped',
  ]);
  expect(hasFailed).toBe(true);
});

test('tests that were left out as unchanged are counted apart, and never as passed', () => {
  const left = { passed: 0, failed: 0, skipped: 0, failures: [], unchanged: 812, ms: 0 };
  const { text, hasFailed } = summarize(
    new Map([
      ['engines/persona', left],
      ['lint', clean],
    ]),
    400,
  );
  expect(text.split('\n').slice(1)).toEqual([
    'suite            passed  failed  skipped       time',
    'engines/persona       0       0        0  unchanged',
    'lint                  3       0        0      0.4 s',
    'all                   3       0        0      0.4 s',
    '',
    '3 passed, 0 failed, 0 skipped, 812 not run: they passed, and nothing they depend on has changed',
  ]);
  expect(hasFailed).toBe(false);
});

test('a run without a failure has not failed', () => {
  expect(summarize(new Map([['lint', clean]]), 400).hasFailed).toBe(false);
});
