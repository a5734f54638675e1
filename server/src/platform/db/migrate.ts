import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { packageRoot } from '../package-root.ts';
import type { Database } from './database.ts';

export interface Migration {
  name: string;
  sql: string;
}

/** Any number will do, as long as every process takes the same. */
const MIGRATION_LOCK = 4_715_020_633;

/** Reads the SQL files of the server, in their order. */
export function readMigrations(directory = join(packageRoot(), 'migrations')): Migration[] {
  return readdirSync(directory)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(directory, name), 'utf8') }));
}

const checksum = (sql: string) => createHash('sha256').update(sql).digest('hex');

async function applyOne(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      checksum(migration.sql),
    ]);
    await client.query('COMMIT');
  } catch (error) {
    // On a connection that is gone the server has rolled back already; the first error is the one to show.
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`Migration ${migration.name} failed and was rolled back.`, { cause: error });
  }
}

/**
 * Brings the database to the newest schema and says what was applied. Each file is one transaction
 * with its own record, so that a killed run continues where it stopped.
 */
export async function migrate(database: Database, migrations = readMigrations()): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    // A large table, or another process that migrates, may take longer than any request is given.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `CREATE TABLE IF NOT EXISTS schema_migrations (
         name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    );
    const known = new Map(migrations.map((migration) => [migration.name, migration]));
    const done = new Set<string>();
    for (const row of rows) {
      const migration = known.get(row.name);
      if (!migration) throw new Error(`The database was made by a newer version (it has ${row.name}).`);
      if (checksum(migration.sql) !== row.checksum) throw new Error(`Migration ${row.name} was changed after it ran.`);
      done.add(row.name);
    }
    const open = migrations.filter((migration) => !done.has(migration.name));
    for (const migration of open) await applyOne(client, migration);
    return open.map((migration) => migration.name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await client.query('RESET statement_timeout').catch(() => undefined);
    client.release();
  }
}
