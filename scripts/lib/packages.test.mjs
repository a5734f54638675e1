import { afterAll, expect, test, vi } from 'vitest';
import { beginCheck, contentOf, PACKAGES, passedBefore } from './packages.mjs';
import { removeStamp } from './stamps.mjs';

const CHECK = 'probe';
afterAll(() => removeStamp('probe-engines-safety'));

test('the engines and tools are the workspaces below a folder of their own', () => {
  expect(PACKAGES).toEqual(expect.arrayContaining(['engines/persona', 'engines/safety', 'tools/paypal-sandbox']));
  expect(PACKAGES).not.toContain('server');
});

test('the content of a package is the same as long as nothing changes, and another for another package', () => {
  expect(contentOf('engines/safety')).toBe(contentOf('engines/safety'));
  expect(new Set(PACKAGES.map(contentOf)).size).toBe(PACKAGES.length);
});

test('a check that passed is left out while nothing has changed, but never in CI, in the full run, or after a bad end', () => {
  vi.stubEnv('CI', '').stubEnv('TEST_ALL', '');
  beginCheck(CHECK, 'engines/safety')(5);
  expect(passedBefore(CHECK, 'engines/safety')).toBe(5);
  vi.stubEnv('CI', 'true');
  expect(passedBefore(CHECK, 'engines/safety')).toBeUndefined();
  vi.stubEnv('CI', '').stubEnv('TEST_ALL', '1');
  expect(passedBefore(CHECK, 'engines/safety')).toBeUndefined();
  vi.stubEnv('TEST_ALL', '');
  beginCheck(CHECK, 'engines/safety');
  expect(passedBefore(CHECK, 'engines/safety')).toBeUndefined();
  vi.unstubAllEnvs();
});
