import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundle } from '../../../test/bundle.ts';
import { DataDirectoryBusy, findHolder, isAlive, lockDataDirectory } from './data-lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sirenade-lock-'));
  path = join(folder, 'sirenade.lock');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const DEAD_PID = 2 ** 22 + 1;
const lock = (over: Record<string, unknown> = {}) =>
  JSON.stringify({ pid: DEAD_PID, began: '1', host: hostname(), key: 'k'.repeat(43), ...over });
const ownBeginning = () => {
  const dataLock = lockDataDirectory(folder);
  dataLock.release();
  return dataLock.holder.began;
};

describe('the lock of a data directory', () => {
  it('is readable by its owner only, for the key it carries', () => {
    const dataLock = lockDataDirectory(folder);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(findHolder(folder)).toEqual({ ...dataLock.holder, pid: process.pid });
    dataLock.announce('http://127.0.0.1:3000');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    dataLock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a second one while the first lives, naming process and address', () => {
    const dataLock = lockDataDirectory(folder);
    expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryBusy);
    expect(() => lockDataDirectory(folder)).toThrow(`is in use by process ${process.pid}. Stop it first.`);
    dataLock.announce('http://127.0.0.1:4321');
    expect(() => lockDataDirectory(folder)).toThrow(
      `${folder} is in use by process ${process.pid}, serving http://127.0.0.1:4321`,
    );
    expect(findHolder(folder)?.key).toBe(dataLock.holder.key);
    dataLock.release();
    lockDataDirectory(folder).release();
  });

  it('is taken over from a process that is dead', () => {
    writeFileSync(path, lock());
    const dataLock = lockDataDirectory(folder);
    expect(findHolder(folder)?.key).toBe(dataLock.holder.key);
    dataLock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over although a process died in the middle of taking it over', () => {
    writeFileSync(path, lock());
    const guard = `${path}.${createHash('sha256').update(lock()).digest('hex').slice(0, 16)}`;
    writeFileSync(guard, lock({ pid: DEAD_PID + 1 }));
    const dataLock = lockDataDirectory(folder);
    expect(findHolder(folder)?.key).toBe(dataLock.holder.key);
    dataLock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over when its pid now belongs to another process', () => {
    const began = ownBeginning();
    writeFileSync(path, lock({ pid: process.pid, began: `${Number(began) + 1}` }));
    lockDataDirectory(folder).release();
    writeFileSync(path, lock({ pid: process.pid, began }));
    expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryBusy);
  });

  it.each(['', '{"pid": 12', 'null', '[]', '"text"', '{}', '{"pid":"x"}'])(
    'is taken over when the file is torn: %s',
    (text) => {
      writeFileSync(path, text);
      const dataLock = lockDataDirectory(folder);
      expect(findHolder(folder)?.key).toBe(dataLock.holder.key);
      dataLock.release();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('of another machine counts as live while its heartbeat is fresh', () => {
    writeFileSync(path, lock({ host: 'elsewhere', pid: 7 }));
    expect(() => lockDataDirectory(folder)).toThrow('in use by process 7 on elsewhere');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(path, longAgo, longAgo);
    lockDataDirectory(folder).release();
  });

  it('keeps its heartbeat', () => {
    vi.useFakeTimers();
    const dataLock = lockDataDirectory(folder);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(path, longAgo, longAgo);
    vi.advanceTimersByTime(5_000);
    expect(statSync(path).mtimeMs).toBeGreaterThan(longAgo.getTime());
    dataLock.release();
  });

  it('is put back when somebody removed the file, so that no second process gets in', () => {
    vi.useFakeTimers();
    const dataLock = lockDataDirectory(folder);
    rmSync(path);
    vi.advanceTimersByTime(5_000);
    expect(findHolder(folder)?.key).toBe(dataLock.holder.key);
    expect(() => lockDataDirectory(folder)).toThrow(DataDirectoryBusy);
    dataLock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('stops its process when another one holds the directory by now', () => {
    vi.useFakeTimers();
    const dataLock = lockDataDirectory(folder);
    writeFileSync(path, lock({ pid: process.ppid, began: '', url: 'http://other' }));
    expect(() => vi.advanceTimersByTime(5_000)).toThrow(/in use by process \d+, serving http:\/\/other/);
    dataLock.release();
    expect(findHolder(folder)?.url).toBe('http://other');
  });

  it('tells a live holder from a dead one', () => {
    writeFileSync(path, lock());
    const dead = findHolder(folder);
    expect(dead && isAlive(folder, dead)).toBe(false);
    const dataLock = lockDataDirectory(folder);
    expect(isAlive(folder, dataLock.holder)).toBe(true);
    dataLock.release();
  });
});

describe('processes that want the same data directory at the same moment', () => {
  let built: Awaited<ReturnType<typeof bundle>>;
  let children: { process: ChildProcess; ask(folder: string): Promise<string> }[];

  beforeAll(async () => {
    built = await bundle({ lock: 'src/platform/db/data-lock.ts' });
    writeFileSync(
      join(built.folder, 'taker.js'),
      `import { createInterface } from 'node:readline';
       import { lockDataDirectory } from './lock.js';
       let held;
       for await (const line of createInterface({ input: process.stdin })) {
         held?.release();
         held = undefined;
         const [folder, at] = JSON.parse(line);
         while (Date.now() < at);
         try { held = lockDataDirectory(folder); console.log('mine'); } catch (error) { console.log(error.name); }
       }`,
    );
    children = Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, [join(built.folder, 'taker.js')], { stdio: ['pipe', 'pipe', 'inherit'] });
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      return {
        process: child,
        ask: async (line) => {
          child.stdin.write(`${line}\n`);
          return (await lines.next()).value as string;
        },
      };
    });
    // The first question only waits for them to be up.
    const warm = mkdtempSync(join(built.folder, 'warm-'));
    for (const child of children) await child.ask(JSON.stringify([mkdtempSync(join(warm, 'x-')), 0]));
  });
  afterAll(() => {
    for (const child of children) child.process.kill();
    built.remove();
  });

  it.each([
    ['a dead process', () => lock()],
    ['a torn file', () => '{"pid"'],
    ['nobody', () => undefined],
  ])('get it once, 50 times out of 50, when it was held by %s', async (_, prepare) => {
    for (let round = 0; round < 50; round++) {
      const place = mkdtempSync(join(folder, 'round-'));
      const left = prepare();
      if (left !== undefined) writeFileSync(join(place, 'sirenade.lock'), left);
      const at = Date.now() + 5;
      const answers = await Promise.all(children.map((child) => child.ask(JSON.stringify([place, at]))));
      expect(answers.toSorted()).toEqual(['DataDirectoryBusy', 'DataDirectoryBusy', 'DataDirectoryBusy', 'mine']);
      const winner = children[answers.indexOf('mine')];
      expect(JSON.parse(readFileSync(join(place, 'sirenade.lock'), 'utf8')).pid).toBe(winner?.process.pid);
      expect(readdirSync(place)).toEqual(['sirenade.lock']);
    }
  });
});
