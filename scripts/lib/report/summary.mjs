import { spell } from '../say.mjs';

/** @typedef {import('./results.mjs').Result & { ms: number }} TimedResult */

/** @param {string[][]} rows */
function columns(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

/**
 * What a run came to: every failure, a table of the suites with their times, and the closing line with the counts.
 * @param {Map<string, TimedResult>} results
 * @param {number} tookMs of the whole run; suites that ran side by side add up to more
 * @returns {{ text: string, hasFailed: boolean }}
 */
export function summarize(results, tookMs) {
  const total = { passed: 0, failed: 0, skipped: 0, unchanged: 0 };
  const failures = [];
  const rows = [['suite', 'passed', 'failed', 'skipped', 'time']];
  for (const [title, { passed, failed, skipped, unchanged = 0, ms, ...rest }] of results) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.unchanged += unchanged;
    for (const name of rest.failures) failures.push(`✗ ${title}: ${name}`);
    rows.push([title, String(passed), String(failed), String(skipped), unchanged > 0 ? 'unchanged' : spell(ms)]);
  }
  rows.push(['all', String(total.passed), String(total.failed), String(total.skipped), spell(tookMs)]);
  const counts = `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`;
  const left =
    total.unchanged > 0 ? `, ${total.unchanged} not run: they passed, and nothing they depend on has changed` : '';
  return { text: [...failures, '', ...columns(rows), '', `${counts}${left}`].join('\n'), hasFailed: total.failed > 0 };
}
