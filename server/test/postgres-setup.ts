import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { postgresDatabase } from '../src/platform/db/database.ts';
import { makeLog } from '../src/platform/log.ts';
import { furnish } from './furnish.ts';
import { PATIENT } from './patient.ts';

/** Migrates a database of the given server once; every test file then starts from a copy. */
export default async function setup(project: TestProject): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');
  const template = `template_${process.pid}_${Date.now()}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${template}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${template}`;
  await furnish(postgresDatabase(url.href, makeLog('silent'), { ...PATIENT, size: 2 }));
  project.provide('database', { server, template });
}
