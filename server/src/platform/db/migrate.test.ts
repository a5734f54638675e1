import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '../../../test/test-database.ts';
import type { Database } from './database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const real = readMigrations();
const more = (name: string, sql: string): Migration => ({ name, sql });

let database: Database;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('DROP TABLE IF EXISTS shells, pearls');
  await database.pool.query('DELETE FROM schema_migrations WHERE name > $1', [real.at(-1)?.name]);
});

const applied = async () =>
  (await database.pool.query('SELECT name FROM schema_migrations ORDER BY name')).rows.map((row) => row.name);
const exists = async (table: string) =>
  (await database.pool.query('SELECT to_regclass($1) IS NOT NULL AS found', [table])).rows[0].found;

describe('migrations', () => {
  it('are read in order, by their own naming only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sirenade-migrations-'));
    for (const name of ['0010_b.sql', '0002_a.sql', 'notes.sql', '0003_c.sql.bak', '3_d.sql']) {
      writeFileSync(join(folder, name), `-- ${name}`);
    }
    expect(readMigrations(folder)).toEqual([
      { name: '0002_a.sql', sql: '-- 0002_a.sql' },
      { name: '0010_b.sql', sql: '-- 0010_b.sql' },
    ]);
    rmSync(folder, { recursive: true });
  });

  it('ran once on a fresh database and change nothing the second time', async () => {
    expect(await applied()).toEqual(real.map((migration) => migration.name));
    expect(await migrate(database)).toEqual([]);
  });

  it('apply only what is new, and say what that was', async () => {
    const grown = [...real, more('9001_shells.sql', 'CREATE TABLE shells (id int)')];
    expect(await migrate(database, grown)).toEqual(['9001_shells.sql']);
    expect(await exists('shells')).toBe(true);
    expect(await migrate(database, grown)).toEqual([]);
  });

  it('leave nothing of one that failed half-way, keep those before it, and can be run again', async () => {
    const first = more('9001_shells.sql', 'CREATE TABLE shells (id int)');
    const torn = more('9002_pearls.sql', 'CREATE TABLE pearls (id int); INSERT INTO nowhere VALUES (1);');
    await expect(migrate(database, [...real, first, torn])).rejects.toThrow(
      'Migration 9002_pearls.sql failed and was rolled back.',
    );
    expect(await exists('shells')).toBe(true);
    expect(await exists('pearls')).toBe(false);

    const mended = more('9002_pearls.sql', 'CREATE TABLE pearls (id int);');
    expect(await migrate(database, [...real, first, mended])).toEqual(['9002_pearls.sql']);
    expect(await exists('pearls')).toBe(true);
  });

  it('refuse to go on when one was changed after it ran', async () => {
    await migrate(database, [...real, more('9001_shells.sql', 'CREATE TABLE shells (id int)')]);
    const changed = [...real, more('9001_shells.sql', 'CREATE TABLE shells (id bigint)')];
    await expect(migrate(database, changed)).rejects.toThrow('Migration 9001_shells.sql was changed after it ran.');
  });

  it('refuse a database that a newer version made', async () => {
    await migrate(database, [...real, more('9001_shells.sql', 'CREATE TABLE shells (id int)')]);
    await expect(migrate(database, real)).rejects.toThrow('made by a newer version (it has 9001_shells.sql)');
  });

  it('give their connection and their lock back, also after a failure', async () => {
    for (let round = 0; round < 15; round++) {
      await expect(migrate(database, [...real, more('9001_bad.sql', 'SELEKT')])).rejects.toThrow();
    }
    expect(await migrate(database, real)).toEqual([]);
  });
});
