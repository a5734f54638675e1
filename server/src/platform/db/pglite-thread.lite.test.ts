import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../../test/bundle.ts';
import { type Database, embeddedDatabase } from './database.ts';
import { isDatabaseAway } from './faults.ts';
import type { openPgliteThread } from './pglite-thread.ts';

let built: Awaited<ReturnType<typeof bundle>>;
let folder: string;
let open: typeof openPgliteThread;
const losses: Error[] = [];
const lost = (error: Error) => void losses.push(error);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sirenade-thread-'));
  built = await bundle({
    'pglite-worker': 'src/platform/db/pglite-worker.ts',
    'pglite-thread': 'src/platform/db/pglite-thread.ts',
  });
  ({ openPgliteThread: open } = await import(pathToFileURL(join(built.folder, 'pglite-thread.js')).href));
});
afterAll(() => {
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded database in its own thread', () => {
  let database: Database;
  beforeAll(async () => {
    database = embeddedDatabase(await open(join(folder, 'db'), lost));
    await database.pool.query('CREATE TABLE notes (id int)');
  });

  it('answers queries, also large ones', async () => {
    const text = 'x'.repeat(2 * 1024 * 1024);
    const { rows } = await database.pool.query('SELECT $1::text AS text', [text]);
    expect(rows[0].text === text).toBe(true);
  });

  it('leaves the event loop free during a slow query', async () => {
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns++;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await database.pool.query('SELECT count(*) FROM generate_series(1, 1500000)');
    isOver = true;
    expect(turns).toBeGreaterThan(100);
  });

  it('keeps what was written over a close and a new start', async () => {
    await database.pool.query('INSERT INTO notes VALUES (42)');
    await database.close();
    database = embeddedDatabase(await open(join(folder, 'db'), lost));
    expect((await database.pool.query('SELECT id FROM notes')).rows).toEqual([{ id: 42 }]);
    await database.close();
  });

  it('fails queries as a database that is away once its thread has ended', async () => {
    const engine = await open(join(folder, 'db'), lost);
    const orphan = embeddedDatabase(engine);
    await orphan.pool.query('SELECT 1');
    await engine.close();
    for (let time = 0; time < 2; time++) {
      const fault = await orphan.pool.query('SELECT 1').catch((error: unknown) => error);
      expect(isDatabaseAway(fault)).toBe(true);
    }
    await orphan.close();
    expect(losses).toEqual([]);
  });

  it('tells its owner when the thread ends by itself', async () => {
    // Inside the package, where the bundle finds its dependencies.
    const broken = `${built.folder}-broken`;
    cpSync(built.folder, broken, { recursive: true });
    const dying =
      "import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ id: 0 }); setTimeout(() => process.exit(3), 50);";
    writeFileSync(join(broken, 'pglite-worker.js'), dying);
    try {
      const { openPgliteThread } = await import(pathToFileURL(join(broken, 'pglite-thread.js')).href);
      await openPgliteThread(join(folder, 'db'), lost);
      await expect.poll(() => losses.length).toBe(1);
      expect(isDatabaseAway(losses[0])).toBe(true);
    } finally {
      rmSync(broken, { recursive: true, force: true });
    }
  });

  it('says so when it cannot open its directory', async () => {
    await expect(open('/proc/nowhere/db', lost)).rejects.toThrow();
  });
});
