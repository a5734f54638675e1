import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { embeddedDatabase } from '../src/platform/db/database.ts';
import { openPglite } from '../src/platform/db/pglite-engine.ts';
import { SavedFs } from './database-image.ts';
import { furnish } from './furnish.ts';

/** Migrates an embedded database once; every test file then starts from a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sirenade-tests-'));
  const image = join(folder, 'migrated');
  await furnish(embeddedDatabase(await openPglite(new SavedFs(image))));
  project.provide('database', { image });
  return () => rmSync(folder, { recursive: true, force: true });
}
