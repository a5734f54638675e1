import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { packageRoot } from '../src/platform/package-root.ts';
import { makeTestDatabase } from './test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

/** Every table that the sources declare, wherever a feature keeps them. */
async function declaredTables(): Promise<PgTable[]> {
  const source = join(packageRoot(), 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tables.ts'),
  );
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(source, name)).href)));
  return modules.flatMap((module) => Object.values(module as object)).filter((value) => is(value, PgTable));
}

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  filled: boolean;
}

function declaredColumns(table: PgTable): Column[] {
  return getTableConfig(table)
    .columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      nullable: !column.notNull,
      filled: column.hasDefault || column.generatedIdentity !== undefined || column.generated !== undefined,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

async function realColumns(table: string): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type, NOT attnotnull AS nullable,
            (atthasdef OR attidentity <> '') AS filled
     FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  return rows.toSorted((a, b) => a.name.localeCompare(b.name));
}

describe('the tables in the sources and in the database', () => {
  it('have the same columns, types, nullability and defaults', async () => {
    const tables = await declaredTables();
    expect(tables.length).toBeGreaterThan(4);
    for (const table of tables) {
      const { name } = getTableConfig(table);
      expect(await realColumns(name), name).toEqual(declaredColumns(table));
    }
  });

  it('are the same tables: none is only in the migrations, none only in the sources', async () => {
    const { rows } = await database.pool.query(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_name <> 'schema_migrations' ORDER BY 1`,
    );
    const declared = (await declaredTables()).map((table) => getTableConfig(table).name).toSorted();
    expect(rows.map((row) => row.name)).toEqual(declared);
  });

  it('have an index for every foreign key, so that erasing an account never reads whole tables', async () => {
    const { rows } = await database.pool.query(
      `SELECT conrelid::regclass::text AS table, conname FROM pg_constraint c
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
         SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])`,
    );
    expect(rows).toEqual([]);
  });
});
