import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../db/database.ts';
import { makeLog } from '../log.ts';
import { readManifest } from './backup.ts';
import { dumpWhenDue, findNewestDump, maintainEmbedded } from './maintenance.ts';

const HOUR = 3_600_000;
const log = makeLog('silent');
let database: Database;
let folder: string;

beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sirenade-dumps-')), 'backups');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** Statements that reach the database, which still runs them. */
function watch(): string[] {
  const seen: string[] = [];
  const query = database.pool.query.bind(database.pool);
  vi.spyOn(database.pool, 'query').mockImplementation((async (text: string) => {
    seen.push(text);
    return query(text);
  }) as typeof database.pool.query);
  return seen;
}

const embedded = () => ({ ...database, kind: 'embedded' as const });

describe('the care of an embedded database', () => {
  it('makes a checkpoint every five minutes and one at the end, so that its log stays small', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const seen = watch();
    const end = maintainEmbedded(embedded(), { folder, count: 0 }, log);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(11 * 60_000);
    expect(seen).toEqual(['CHECKPOINT', 'CHECKPOINT']);
    await end();
    expect(seen).toEqual(['CHECKPOINT', 'CHECKPOINT', 'CHECKPOINT']);
    vi.advanceTimersByTime(HOUR);
    expect(seen).toHaveLength(3);
  });

  it('makes statistics daily even when no dumps are kept', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const seen = watch();
    const end = maintainEmbedded(embedded(), { folder, count: 0 }, log);
    vi.advanceTimersByTime(25 * HOUR);
    expect(seen).toContain('VACUUM ANALYZE');
    await end();
    expect(readdirSync(join(folder, '..'))).toEqual([]);
  });

  it('goes on when a checkpoint fails', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const failed = vi.fn();
    const broken = { ...embedded(), pool: { query: () => Promise.reject(new Error('no')) } as never };
    const end = maintainEmbedded(broken, { folder, count: 0 }, { error: failed } as never);
    vi.advanceTimersByTime(5 * 60_000);
    await expect
      .poll(() => failed.mock.calls)
      .toEqual([[{ event: 'maintenance_failed', err: expect.any(Error) }, 'checkpoint failed']]);
    await expect(end()).rejects.toThrow('no');
  });

  it('leaves a PostgreSQL server alone, which cares for itself', async () => {
    const seen = watch();
    await maintainEmbedded({ ...database, kind: 'postgres' }, { folder, count: 3 }, log)();
    expect(seen).toEqual([]);
  });
});

describe('rolling dumps', () => {
  const day = (n: number) => new Date(Date.UTC(2030, 0, n, 4));
  /** Sets the times of the dump's files as if it had been made on that day. */
  const age = (n: number) => {
    const newest = readdirSync(folder).toSorted().at(-1) ?? '';
    utimesSync(join(folder, newest), day(n), day(n));
  };

  it('are made once a day, and only the newest are kept', async () => {
    expect(await findNewestDump(folder)).toBeNull();
    for (const n of [1, 2, 3, 4, 5]) {
      expect(await dumpWhenDue(database, folder, 3, day(n))).toBe(true);
      age(n);
      expect(await dumpWhenDue(database, folder, 3, new Date(day(n).getTime() + 23 * HOUR))).toBe(false);
    }
    expect(readdirSync(folder).toSorted()).toEqual([3, 4, 5].map((n) => `rolling-2030-01-0${n}T04-00-00Z`));
    const newest = await findNewestDump(folder);
    expect(newest?.at).toEqual(day(5));
    const manifest = await readManifest(newest?.path ?? '');
    expect(manifest.tables.map(({ name }) => name)).toContain('users');
  });

  it('are not made when none are to be kept', async () => {
    expect(await dumpWhenDue(database, folder, 0, day(1))).toBe(false);
    expect(readdirSync(join(folder, '..'))).toEqual([]);
  });

  it('never count or remove a backup made by hand', async () => {
    mkdirSync(join(folder, '2020-01-01T00-00-00Z'), { recursive: true });
    expect(await dumpWhenDue(database, folder, 1, day(1))).toBe(true);
    age(1);
    expect(await dumpWhenDue(database, folder, 1, day(2))).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(['2020-01-01T00-00-00Z', 'rolling-2030-01-02T04-00-00Z']);
  });
});
