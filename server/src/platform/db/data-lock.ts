import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Who holds a data directory. The file is readable by its owner only, for the key it carries. */
export interface LockHolder {
  pid: number;
  /** When the process began, as the kernel counts it: tells a reused pid from the one that locked. */
  began: string;
  host: string;
  /** Where the holder listens, once it does, and the key to its control calls. */
  url?: string;
  key: string;
}

export interface DataLock {
  holder: LockHolder;
  announce(url: string): void;
  release(): void;
}

export class DataDirectoryBusy extends Error {
  override readonly name = 'DataDirectoryBusy';
}

const FILE = 'sirenade.lock';
const HEARTBEAT_MS = 5_000;
const FOREIGN_STALE_MS = 30_000;

function beganAt(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Reads who holds the directory; undefined when nobody does or the file is torn. */
export function findHolder(directory: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(join(directory, FILE), 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/** Whether the process that wrote the lock still lives. */
export function isAlive(directory: string, holder: LockHolder): boolean {
  if (holder.host !== hostname()) {
    // Another machine's or container's process cannot be asked; its heartbeat can be read.
    return Date.now() - statSync(join(directory, FILE)).mtimeMs < FOREIGN_STALE_MS;
  }
  if (!isRunning(holder.pid)) return false;
  const began = beganAt(holder.pid);
  return began === undefined || holder.began === '' || began === holder.began;
}

function refuse(directory: string, holder: LockHolder): never {
  const where = holder.host === hostname() ? `process ${holder.pid}` : `process ${holder.pid} on ${holder.host}`;
  const at = holder.url ? `, serving ${holder.url}` : '';
  throw new DataDirectoryBusy(`The data directory ${directory} is in use by ${where}${at}. Stop it first.`);
}

/** Moves a dead process's lock aside; the rename decides between two that try at once. */
function clearStale(path: string, stale: LockHolder | undefined): void {
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readFileSync(aside, 'utf8');
  if (stale && !moved.includes(stale.key)) linkSync(aside, path);
  unlinkSync(aside);
}

/** Takes the data directory for this process, or throws naming the one that has it. */
export function lockDataDirectory(directory: string): DataLock {
  const path = join(directory, FILE);
  const holder: LockHolder = {
    pid: process.pid,
    began: beganAt(process.pid) ?? '',
    host: hostname(),
    key: randomBytes(32).toString('base64url'),
  };
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        linkSync(draft, path);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt === 5) throw error;
      }
      const other = findHolder(directory);
      if (other && isAlive(directory, other)) refuse(directory, other);
      clearStale(path, other);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const heartbeat = setInterval(() => utimesSync(path, new Date(), new Date()), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    holder,
    announce: (url) => {
      holder.url = url;
      writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
      renameSync(draft, path);
    },
    release: () => {
      clearInterval(heartbeat);
      if (findHolder(directory)?.key === holder.key) rmSync(path, { force: true });
    },
  };
}
