import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, embeddedDatabase, postgresDatabase } from '../src/platform/db/database.ts';
import { openPglite } from '../src/platform/db/pglite-engine.ts';
import { makeLog } from '../src/platform/log.ts';

async function copyTemplate(server: string, template: string): Promise<string> {
  const name = `test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A migrated, empty database of its own, on whichever kind this run is for. */
export async function makeTestDatabase(): Promise<Database> {
  const given = inject('database');
  if ('image' in given) return embeddedDatabase(await openPglite(undefined, await openAsBlob(given.image)));
  return postgresDatabase(await copyTemplate(given.server, given.template), makeLog('silent'));
}
