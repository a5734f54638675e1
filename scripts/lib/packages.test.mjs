import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { beginCheck, contentOf, incrementalTypes, PACKAGES, passedBefore } from './packages.mjs';
import { bin } from './paths.mjs';
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

test('types are checked incrementally, with a state for each project, but never in CI and in the full run', () => {
  vi.stubEnv('CI', '').stubEnv('TEST_ALL', '');
  const states = ['server', 'web', ...PACKAGES].map((name) => incrementalTypes(name).at(-1));
  expect(new Set(states).size).toBe(states.length);
  vi.stubEnv('CI', 'true');
  expect(incrementalTypes('server')).toEqual([]);
  vi.stubEnv('CI', '').stubEnv('TEST_ALL', '1');
  expect(incrementalTypes('server')).toEqual([]);
  vi.unstubAllEnvs();
});

test('an incremental check finds what a change in another package breaks, each time until it is mended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sirenade-types-'));
  const write = (/** @type {string} */ path, /** @type {string} */ text) => writeFileSync(join(folder, path), text);
  const hasPassed = () => {
    vi.stubEnv('CI', '').stubEnv('TEST_ALL', '');
    const options = [...incrementalTypes('probe').slice(0, -1), join(folder, 'state.tsbuildinfo')];
    vi.unstubAllEnvs();
    try {
      execFileSync(process.execPath, [bin.tsc, '-p', join(folder, 'server'), '--noEmit', ...options]);
      return true;
    } catch {
      return false;
    }
  };
  for (const name of ['server', 'engine']) mkdirSync(join(folder, name));
  write(
    'server/tsconfig.json',
    '{ "compilerOptions": { "strict": true, "module": "ESNext", "lib": ["ES5"], "types": [] } }',
  );
  write('server/main.ts', `import { double } from '../engine/index'; export const four: number = double(2);`);
  write('engine/index.ts', 'export const double = (n: number) => 2 * n;');
  expect([hasPassed(), hasPassed()]).toEqual([true, true]);
  write('engine/index.ts', 'export const double = (n: string) => n + n;');
  expect([hasPassed(), hasPassed()]).toEqual([false, false]);
  write('engine/index.ts', 'export const double = (n: number) => n + n;');
  expect(hasPassed()).toBe(true);
  rmSync(folder, { recursive: true });
});
