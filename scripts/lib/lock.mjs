import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from './paths.mjs';
import { say } from './say.mjs';

const HEARTBEAT_MS = 2_000;
// Several missed heartbeats: the holder is gone, even if its number now belongs to another process.
const STALE_MS = 30_000;

/** @param {string} folder */
function ownerOf(folder) {
  try {
    return readFileSync(join(folder, 'owner'), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder
 * @param {string} owner
 */
function isStale(folder, owner) {
  try {
    process.kill(Number(owner.split(' ')[0]), 0);
    return Date.now() - statSync(join(folder, 'owner')).mtimeMs > STALE_MS;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM';
  }
}

/**
 * Moves a dead holder's lock away. Another process may have done so first and hold it now: then it is put back.
 * @param {string} folder
 * @param {string} owner
 */
function clear(folder, owner) {
  const aside = `${folder}.${process.pid}.stale`;
  try {
    renameSync(folder, aside);
    if (ownerOf(aside) !== owner) renameSync(aside, folder);
  } catch {
    // It is gone, or already taken again: the next attempt will see.
  }
  rmSync(aside, { recursive: true, force: true });
}

/**
 * Tries to take the lock. The folder is renamed into place with its owner's name already in it.
 * @param {string} folder
 * @param {string} owner
 */
function take(folder, owner) {
  const draft = `${folder}.${process.pid}.new`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'owner'), owner);
  try {
    renameSync(draft, folder);
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
}

/**
 * Runs work that two commands must not do at once in the same checkout.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const folder = at('.cache', `${name}.lock`);
  const owner = `${process.pid} ${Date.now()}`;
  let hasReported = false;
  mkdirSync(at('.cache'), { recursive: true });
  while (!take(folder, owner)) {
    const holder = ownerOf(folder);
    if (holder !== undefined && isStale(folder, holder)) {
      clear(folder, holder);
      continue;
    }
    if (!hasReported) say(`Waiting for another command that is busy with: ${name}.`);
    hasReported = true;
    await pause(200);
  }
  const heartbeat = setInterval(() => {
    // After a long sleep of the machine another process may have taken the lock over.
    if (ownerOf(folder) === owner) utimesSync(join(folder, 'owner'), new Date(), new Date());
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (ownerOf(folder) === owner) rmSync(folder, { recursive: true, force: true });
  }
}
