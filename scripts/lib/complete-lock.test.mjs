import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLock } from './complete-lock.mjs';
import { at } from './paths.mjs';

test('a platform that npm left out is added with the machines it is for', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/@x/tool': {
        version: '1.2.3',
        dev: true,
        optionalDependencies: { '@x/tool-linux-x64-musl': '1.2.3', '@x/tool-darwin-arm64': '1.2.3' },
      },
      'node_modules/@x/tool/node_modules/@x/tool-darwin-arm64': { version: '1.2.3' },
    },
  };
  expect(completeLock(lock)).toEqual(['@x/tool-linux-x64-musl@1.2.3']);
  expect(lock.packages).toHaveProperty(['node_modules/@x/tool-linux-x64-musl'], {
    version: '1.2.3',
    cpu: ['x64'],
    dev: true,
    optional: true,
    libc: ['musl'],
    os: ['linux'],
  });
  expect(completeLock(lock)).toEqual([]);
});

test('a range is not guessed at', () => {
  const lock = { packages: { 'node_modules/a': { optionalDependencies: { 'a-linux-x64': '^1.0.0' } } } };
  expect(() => completeLock(lock)).toThrow('not one version');
});

test('our lockfile names the packages of every platform, as `npm ci` demands (`npm run lock` adds them)', () => {
  expect(completeLock(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')))).toEqual([]);
});

test.each(['x64', 'arm64'])('our lockfile has nothing for Linux on %s that the registry did not have', (cpu) => {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const isFor = (/** @type {string[] | undefined} */ list, /** @type {string} */ one) => !list || list.includes(one);
  const missing = Object.entries(packages).filter(
    ([path, { os, cpu: cpus, libc, integrity, link }]) =>
      path.includes('node_modules/') &&
      isFor(os, 'linux') &&
      isFor(cpus, cpu) &&
      isFor(libc, 'glibc') &&
      !integrity &&
      !link,
  );
  expect(missing.map(([path]) => path)).toEqual([]);
});
