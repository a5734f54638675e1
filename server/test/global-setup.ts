import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { makeApp } from '../src/app.ts';
import { type Database, embeddedDatabase, postgresDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openPglite } from '../src/platform/db/pglite-engine.ts';
import { makeLog } from '../src/platform/log.ts';
import { makeTestParts } from './test-parts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a migrated PGlite, or the template database of a PostgreSQL server. */
    database: { image: string } | { server: string; template: string };
  }
}

/** Migrates a database, and starts the app on it once: making the tables of its queues takes the longest of a start. */
async function furnish(database: Database): Promise<void> {
  await migrate(database);
  const { parts, close } = await makeTestParts(database);
  await (await makeApp(parts)).close();
  await close();
}

async function prepareImage(folder: string): Promise<string> {
  const image = join(folder, 'migrated');
  await furnish(embeddedDatabase(await openPglite(image)));
  return image;
}

async function prepareTemplate(server: string): Promise<string> {
  const template = `template_${process.pid}_${Date.now()}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${template}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${template}`;
  await furnish(postgresDatabase(url.href, makeLog('silent'), 2));
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
