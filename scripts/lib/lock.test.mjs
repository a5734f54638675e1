import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';
import { at } from './paths.mjs';

const name = `test-${process.pid}`;
const folder = at('.cache', `${name}.lock`);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} owner */
function writeStaleLock(owner) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'owner'), owner);
}

test('two never work at once, and the lock is gone afterwards', async () => {
  let busy = 0;
  let most = 0;
  const work = async () => {
    busy += 1;
    most = Math.max(most, busy);
    await pause(20);
    busy -= 1;
  };
  await Promise.all([withLock(name, work), withLock(name, work), withLock(name, work)]);
  expect(most).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

test('work that fails lets go of the lock', async () => {
  await expect(withLock(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(folder)).toBe(false);
});

test('a lock whose holder is dead is taken over', async () => {
  writeStaleLock('999999999 1');
  expect(await withLock(name, async () => 'done')).toBe('done');
});

test('a lock without a heartbeat is taken over, even if its number lives again', async () => {
  writeStaleLock(`${process.pid} 1`);
  utimesSync(join(folder, 'owner'), new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
  expect(await withLock(name, async () => 'done')).toBe('done');
});
