import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PATIENT } from '../../../test/patient.ts';
import { makeTestDatabase } from '../../../test/test-database.ts';
import { type Database, postgresDatabase } from './database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const log = { warn: () => undefined };
const slow: Migration[] = [
  ...readMigrations(),
  { name: '9001_shells.sql', sql: 'CREATE TABLE shells (id int); SELECT pg_sleep(0.5);' },
  { name: '9002_pearls.sql', sql: 'CREATE TABLE pearls (id int);' },
];

/** The advisory lock that the migration waits for until it is cut off. */
const GATE = 90_010;
const gated: Migration[] = slow.map(({ name, sql }) => ({
  name,
  sql: sql.replace('pg_sleep(0.5)', `pg_advisory_xact_lock(${GATE})`),
}));

let first: Database;
let second: Database;
beforeEach(async () => {
  first = await makeTestDatabase();
  second = postgresDatabase(first.pool.options.connectionString ?? '', log, PATIENT);
});
afterEach(async () => {
  await second.close();
  await first.close();
});

describe('migrations on PostgreSQL', () => {
  it('run once when two processes start at the same time', async () => {
    const both = await Promise.all([migrate(first, slow), migrate(second, slow)]);
    expect(both.flat()).toEqual(['9001_shells.sql', '9002_pearls.sql']);
  });

  it('are whole or absent when the process is cut off in the middle, and run again', async () => {
    const holder = await second.pool.connect();
    await holder.query('SELECT pg_advisory_lock($1)', [GATE]);
    const cut = migrate(first, gated).catch((error: Error) => error);
    await expect
      .poll(async () => {
        const { rows } = await second.pool.query(
          `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_advisory_xact_lock%'
           AND pid <> pg_backend_pid() AND wait_event_type = 'Lock'`,
        );
        return rows.length > 0 && (await second.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]));
      })
      .toBeTruthy();
    expect(await cut).toBeInstanceOf(Error);
    await holder.query('SELECT pg_advisory_unlock($1)', [GATE]);
    holder.release();
    expect((await second.pool.query("SELECT to_regclass('shells') AS found")).rows).toEqual([{ found: null }]);
    expect(await migrate(second, gated)).toEqual(['9001_shells.sql', '9002_pearls.sql']);
  });

  it('may take longer than a request may', async () => {
    const pool = new pg.Pool({ connectionString: first.pool.options.connectionString, statement_timeout: 200 });
    expect(await migrate({ ...first, pool }, slow)).toEqual(['9001_shells.sql', '9002_pearls.sql']);
    const { rows } = await pool.query('SHOW statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '200ms' }]);
    await pool.end();
  });
});
