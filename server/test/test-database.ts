import pg from 'pg';
import { inject, type ProvidedContext } from 'vitest';
import { type Database, embeddedDatabase, postgresDatabase } from '../src/platform/db/database.ts';
import { type Engine, openPglite } from '../src/platform/db/pglite-engine.ts';
import { makeLog } from '../src/platform/log.ts';
import { ImageFs, readImage } from './database-image.ts';
import { PATIENT } from './patient.ts';

async function administer(server: string, statement: string): Promise<void> {
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

/** A copy of the template, which is dropped when it is closed: all of them together would take gigabytes. */
async function copyTemplate(server: string, template: string): Promise<Database> {
  const name = `test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = postgresDatabase(url.href, makeLog('silent'), PATIENT);
  const close = async () => {
    await database.close();
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...database, close };
}

// Read once by each process, for all the files it runs.
let image: ReturnType<typeof readImage> | undefined;

/** Its hundreds of megabytes must go when it is closed, though a file that has run still names it. */
function forgotten(engine: Engine): Engine {
  let current: Engine | undefined = engine;
  return {
    exchange: (message) => current?.exchange(message) ?? Promise.reject(new Error('The database is closed.')),
    close: async () => {
      const ending = current;
      current = undefined;
      await ending?.close();
    },
  };
}

/** An embedded database of its own: migrated and empty. */
export async function makeEmbeddedDatabase(folder: string): Promise<Database> {
  image ??= readImage(folder);
  return embeddedDatabase(forgotten(await openPglite(new ImageFs(image))));
}

/** A migrated, empty database of its own, embedded or PostgreSQL as this run has it. */
export async function makeTestDatabase(): Promise<Database> {
  const connection = inject('database') as ProvidedContext['database'] | undefined;
  if (!connection) throw new Error('This file was taken for one without a database: see test-files.ts.');
  if ('image' in connection) return makeEmbeddedDatabase(connection.image);
  return copyTemplate(connection.server, connection.template);
}
