import { createHash, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The process that holds a data directory. The file is readable by its owner only, for the key it carries. */
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
const ATTEMPTS = 100;

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

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parseHolder(text: string | undefined): LockHolder | undefined {
  try {
    const holder = JSON.parse(text ?? '') as LockHolder | null;
    const whole = Number.isInteger(holder?.pid) && holder?.host && holder.key && typeof holder.began === 'string';
    return whole ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the holder of the directory; undefined when it is not locked or the file is torn. */
export function findHolder(directory: string): LockHolder | undefined {
  return parseHolder(readIfThere(join(directory, FILE)));
}

function isFresh(path: string): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs < FOREIGN_STALE_MS;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

function lives(path: string, holder: LockHolder): boolean {
  // Another machine's or container's process cannot be asked; its heartbeat can be read.
  if (holder.host !== hostname()) return isFresh(path);
  if (!isRunning(holder.pid)) return false;
  const began = beganAt(holder.pid);
  return began === undefined || holder.began === '' || began === holder.began;
}

/** Whether the process that wrote the lock still lives. */
export function isAlive(directory: string, holder: LockHolder): boolean {
  return lives(join(directory, FILE), holder);
}

function refuse(directory: string, holder: LockHolder): never {
  const where = holder.host === hostname() ? `process ${holder.pid}` : `process ${holder.pid} on ${holder.host}`;
  const at = holder.url ? `, serving ${holder.url}` : '';
  throw new DataDirectoryBusy(`The data directory ${directory} is in use by ${where}${at}. Stop it first.`);
}

function linkIfFree(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Puts the draft at a path, or throws naming the live process that holds it. The file of a dead process may be
 * replaced only by the process that holds a guard file named after the hash of its content: of several processes that
 * find it dead one wins, and a slow one finds other content. The guard of a process that died is taken over the same way.
 */
function take(directory: string, path: string, draft: string): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (linkIfFree(draft, path)) return;
    const found = readIfThere(path);
    if (found === undefined) continue;
    const other = parseHolder(found);
    if (other && lives(path, other)) refuse(directory, other);
    const guard = `${path}.${createHash('sha256').update(found).digest('hex').slice(0, 16)}`;
    take(directory, guard, draft);
    if (readIfThere(path) === found) {
      renameSync(guard, path);
      return;
    }
    unlinkSync(guard);
  }
  throw new DataDirectoryBusy(`The data directory ${directory} is being taken by others. Try again.`);
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
  const withDraft = <T>(use: (draft: string) => T): T => {
    const draft = `${path}.${randomBytes(6).toString('hex')}.new`;
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
    try {
      return use(draft);
    } finally {
      rmSync(draft, { force: true });
    }
  };
  /** Throws, which ends the process, when the directory is another one's by now: two would lose rows. */
  const renew = () => {
    const found = findHolder(directory);
    if (found && found.key !== holder.key) refuse(directory, found);
    if (found) utimesSync(path, new Date(), new Date());
    else withDraft((draft) => take(directory, path, draft));
  };
  withDraft((draft) => take(directory, path, draft));
  const heartbeat = setInterval(renew, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    holder,
    announce: (url) => {
      holder.url = url;
      withDraft((draft) => renameSync(draft, path));
    },
    release: () => {
      clearInterval(heartbeat);
      if (findHolder(directory)?.key === holder.key) rmSync(path, { force: true });
    },
  };
}
