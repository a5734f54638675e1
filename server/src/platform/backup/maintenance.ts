import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { removeOldBackups, writeBackup } from './backup.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CHECKPOINT_EVERY = 5 * MINUTE;
const DUMP_EVERY = 24 * HOUR;
const ROLLING = 'rolling-';

/** The newest rolling dump of a folder and when it was made. */
export async function findNewestDump(folder: string): Promise<{ path: string; at: Date } | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = names
    .filter((name) => name.startsWith(ROLLING))
    .sort()
    .at(-1);
  if (!newest) return null;
  const path = join(folder, newest);
  return { path, at: (await stat(path)).mtime };
}

/** Writes a dump when the newest is a day old, and removes all but the newest `count`. */
export async function dumpWhenDue(database: Database, folder: string, count: number, now: Date): Promise<boolean> {
  const newest = await findNewestDump(folder);
  if (count === 0 || (newest && now.getTime() - newest.at.getTime() < DUMP_EVERY)) return false;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await database.pool.query('VACUUM ANALYZE');
  const stamp = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  await writeBackup(database, undefined, join(folder, `${ROLLING}${stamp}`));
  await removeOldBackups(folder, ROLLING, count);
  return true;
}

/**
 * Does for the embedded database what PostgreSQL's background processes do: without it the log
 * grows for ever and statistics are never made. Returns how to stop.
 */
export function maintainEmbedded(
  database: Database,
  dumps: { folder: string; count: number },
  log: Logger,
): () => Promise<void> {
  if (database.kind !== 'embedded') return async () => {};
  const every = (milliseconds: number, what: string, work: () => Promise<unknown>) => {
    const run = () =>
      work().catch((error: Error) => log.error({ event: 'maintenance_failed', err: error }, `${what} failed`));
    const timer = setInterval(run, milliseconds);
    timer.unref();
    return timer;
  };
  const timers = [
    every(CHECKPOINT_EVERY, 'checkpoint', () => database.pool.query('CHECKPOINT')),
    // Asked often, done daily: a machine that sleeps at night gets its dump too.
    every(20 * MINUTE, 'dump', () => dumpWhenDue(database, dumps.folder, dumps.count, new Date())),
    ...(dumps.count === 0 ? [every(DUMP_EVERY, 'vacuum', () => database.pool.query('VACUUM ANALYZE'))] : []),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await database.pool.query('CHECKPOINT');
  };
}
