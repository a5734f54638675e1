import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';

/** The contents of a backup; written last, so that a folder without it is an unfinished backup. */
export interface Manifest {
  format: 1;
  made_at: string;
  migrations: string[];
  tables: { name: string; rows: number; sha256: string }[];
  media: { path: string; bytes: number; sha256: string }[];
}

const PAGE = 500;
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Our own tables; the job queue's are made anew, since its work is either done or swept up again. */
export async function listTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'schema_migrations' ORDER BY 1`,
  );
  return rows.map((row) => row.name);
}

async function* rowsOf(client: PoolClient, table: string, count: (rows: number) => void): AsyncGenerator<string> {
  await client.query(`DECLARE dump NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${quote(table)} t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${PAGE} FROM dump`);
    if (rows.length === 0) break;
    count(rows.length);
    yield `${rows.map((row) => row.row).join('\n')}\n`;
  }
  await client.query('CLOSE dump');
}

/** SHA-256 of a file. */
export async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function dumpTables(client: PoolClient, folder: string): Promise<Manifest['tables']> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const tables: Manifest['tables'] = [];
  for (const name of await listTables(client)) {
    let rows = 0;
    const path = join(folder, 'tables', `${name}.jsonl.gz`);
    const lines = Readable.from(rowsOf(client, name, (more) => (rows += more)));
    await pipeline(lines, createGzip(), createWriteStream(path, { mode: 0o600 }));
    tables.push({ name, rows, sha256: await digest(path) });
  }
  return tables;
}

/** Every file below a folder, by its path from there. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Media never change, so a link is as good as a copy where the disk allows it. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const fallBack = (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? undefined : copyFile(from, to));
  await link(from, to)
    .catch(fallBack)
    .catch((error: NodeJS.ErrnoException) => {
      // Removed since it was listed: no row of a later snapshot needs it.
      if (error.code !== 'ENOENT') throw error;
    });
}

async function copyMedia(mediaFolder: string | undefined, folder: string): Promise<void> {
  if (!mediaFolder) return;
  for (const path of await listFiles(mediaFolder))
    await linkOrCopy(join(mediaFolder, path), join(folder, 'media', path));
}

async function describeMedia(folder: string): Promise<Manifest['media']> {
  const media: Manifest['media'] = [];
  for (const path of await listFiles(join(folder, 'media'))) {
    const file = join(folder, 'media', path);
    media.push({ path, bytes: (await stat(file)).size, sha256: await digest(file) });
  }
  return media;
}

/** Writes a whole backup: rows as JSON lines from one snapshot, so that it fits either database, and the media. */
export async function writeBackup(
  database: Database,
  mediaFolder: string | undefined,
  target: string,
): Promise<Manifest> {
  const draft = join(dirname(target), `.${basename(target)}.part`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  // Before and after the rows: a picture that is removed or added meanwhile may be one they point at.
  await copyMedia(mediaFolder, draft);
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
    const tables = await dumpTables(client, draft);
    await client.query('COMMIT');
    await copyMedia(mediaFolder, draft);
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      migrations: rows.map((row) => row.name),
      tables,
      media: await describeMedia(draft),
    };
    await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    await rename(draft, target);
    return manifest;
  } catch (error) {
    broken = error as Error;
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Reads the manifest of a backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}

/** Removes all but the newest backups of the rolling kind, and the drafts of killed processes. */
export async function removeOldBackups(folder: string, prefix: string, most: number): Promise<void> {
  const names = await readdir(folder);
  const whole = names.filter((name) => name.startsWith(prefix)).sort();
  const killed = names.filter((name) => name.startsWith(`.${prefix}`) && name.endsWith('.part'));
  for (const name of [...killed, ...whole.slice(0, Math.max(0, whole.length - most))])
    await rm(join(folder, name), { recursive: true });
}
