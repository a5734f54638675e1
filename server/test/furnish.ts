import { makeApp } from '../src/app.ts';
import type { Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { makeTestParts } from './test-parts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a migrated PGlite, or the template database of a PostgreSQL server. */
    database: { image: string } | { server: string; template: string };
  }
}

/** Migrates a database, and starts the app on it once: making the tables of its queues takes the longest of a start. */
export async function furnish(database: Database): Promise<void> {
  await migrate(database);
  const { parts, close } = await makeTestParts(database);
  await (await makeApp(parts)).close();
  await close();
}
