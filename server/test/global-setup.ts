import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { embeddedDatabase, postgresDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openPglite } from '../src/platform/db/pglite-engine.ts';
import { startJobs } from '../src/platform/jobs/jobs.ts';
import { makeLog } from '../src/platform/log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated PGlite image, or the template database of a PostgreSQL server. */
    database: { image: string } | { server: string; template: string };
  }
}

const log = makeLog('silent');

async function prepareImage(folder: string): Promise<string> {
  const engine = await openPglite(undefined);
  const database = embeddedDatabase(engine);
  await migrate(database);
  const jobs = await startJobs(database.pool, log);
  await jobs.stop();
  await database.pool.end();
  const file = join(folder, 'migrated.tar');
  writeFileSync(file, Buffer.from(await (await engine.image()).arrayBuffer()));
  await engine.close();
  return file;
}

async function prepareTemplate(server: string): Promise<string> {
  const template = `template_${process.pid}_${Date.now()}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${template}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${template}`;
  const database = postgresDatabase(url.href, log, 2);
  await migrate(database);
  const jobs = await startJobs(database.pool, log);
  await jobs.stop();
  await database.close();
  return template;
}

/** Migrates once; every test file then starts from a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sirenade-tests-'));
  const server = process.env.TEST_DATABASE_URL;
  project.provide(
    'database',
    server ? { server, template: await prepareTemplate(server) } : { image: await prepareImage(folder) },
  );
  return () => rmSync(folder, { recursive: true, force: true });
}
