import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';
import { digest, listTables, type Manifest, readManifest } from './backup.ts';

const BATCH = 200;
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

/** Parents before children, so that every foreign key finds its row. */
async function inDependencyOrder(client: PoolClient, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
     FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  const visit = (table: string, path: string[]) => {
    if (ordered.includes(table) || path.includes(table)) return;
    for (const { child, parent } of rows) if (child === table) visit(parent, [...path, table]);
    ordered.push(table);
  };
  for (const table of tables) visit(table, []);
  return ordered.filter((table) => tables.includes(table));
}

/** Columns that the database works out by itself take no value. */
async function writableColumns(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [quote(table)],
  );
  return rows.map((row) => row.name);
}

async function loadTable(client: PoolClient, folder: string, table: string): Promise<number> {
  // Before the file is opened: lines that it emits before a listener is attached are lost.
  const columns = (await writableColumns(client, table)).map(quote).join(', ');
  const lines = createInterface({
    input: createReadStream(join(folder, 'tables', `${table}.jsonl.gz`)).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const insert = `INSERT INTO ${quote(table)} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::${quote(table)}, $1::json)`;
  let batch: string[] = [];
  let rows = 0;
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    rows += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return rows;
}

async function resetSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    // Asked with the schema: the condition may be looked at for tables of other schemas first.
    `SELECT c.table_name AS table, c.column_name AS column, s.sequence
     FROM information_schema.columns c,
       pg_get_serial_sequence(format('%I.%I', c.table_schema, c.table_name), c.column_name) AS s (sequence)
     WHERE c.table_schema = 'public' AND s.sequence IS NOT NULL`,
  );
  for (const { table, column, sequence } of rows) {
    await client.query(
      `SELECT setval($1::regclass, coalesce((SELECT max(${quote(column)}) FROM ${quote(table)}), 0) + 1, false)`,
      [sequence],
    );
  }
}

async function readWhole(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder).catch((error: unknown) => {
    throw new RestoreRefused(`${folder} is not a whole backup: its manifest cannot be read.`, { cause: error });
  });
  if (manifest.format !== 1) throw new RestoreRefused('The backup was made by another version, in another format.');
  return manifest;
}

async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  const files = [
    ...manifest.tables.map((table) => ({ path: join('tables', `${table.name}.jsonl.gz`), sha256: table.sha256 })),
    ...manifest.media.map((file) => ({ path: join('media', file.path), sha256: file.sha256 })),
  ];
  for (const { path } of manifest.media) {
    if (isAbsolute(path) || path.split(/[\\/]/).includes('..'))
      throw new RestoreRefused(`${path} leads out of the backup.`);
  }
  for (const file of files) {
    const found = await digest(join(folder, file.path)).catch((error: unknown) => {
      throw new RestoreRefused(`${file.path} is missing.`, { cause: error });
    });
    if (found !== file.sha256) throw new RestoreRefused(`${file.path} is damaged.`);
  }
}

async function putBackMedia(folder: string, manifest: Manifest, mediaFolder: string): Promise<void> {
  for (const { path } of manifest.media) {
    const target = join(mediaFolder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, 'media', path), `${target}.part`);
    await rename(`${target}.part`, target);
  }
}

/** Fills a migrated database from a backup: the media first, then all rows or none. */
export async function restoreBackup(
  database: Database,
  mediaFolder: string,
  folder: string,
  options: { replace: boolean },
): Promise<Manifest> {
  const manifest = await readWhole(folder);
  await checkFiles(folder, manifest);
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const applied = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
    if (applied.rows.map((row) => row.name).join() !== manifest.migrations.join()) {
      throw new RestoreRefused('The backup was made by another version: use the version that made it, then upgrade.');
    }
    const tables = await listTables(client);
    const { rows } = await client.query<{ used: boolean }>('SELECT EXISTS (SELECT 1 FROM users) AS used');
    if (rows[0]?.used && !options.replace) {
      throw new RestoreRefused('The database is not empty. Add --replace to put the backup in its place.');
    }
    await client.query(`TRUNCATE ${tables.map(quote).join(', ')}`);
    for (const table of await inDependencyOrder(client, tables)) {
      const expected = manifest.tables.find((entry) => entry.name === table)?.rows ?? 0;
      const loaded = expected === 0 ? 0 : await loadTable(client, folder, table);
      if (loaded !== expected) throw new RestoreRefused(`${table} has ${loaded} rows instead of ${expected}.`);
    }
    await resetSequences(client);
    await putBackMedia(folder, manifest, mediaFolder);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
  return manifest;
}
