import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../src/platform/backup/backup.ts';
import { restoreBackup } from '../src/platform/backup/restore.ts';
import { type Database, embeddedDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openPglite } from '../src/platform/db/pglite-engine.ts';
import { startJobs } from '../src/platform/jobs/jobs.ts';
import { makeLog } from '../src/platform/log.ts';
import { fileStore } from '../src/providers/storage/files.ts';
import { makePng } from './pictures.ts';
import { makeTestApp, PASSWORD } from './test-app.ts';

let small: Database;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sirenade-grow-'));
  small = embeddedDatabase(await openPglite(undefined));
  await migrate(small);
});
afterAll(async () => {
  await small.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('an installation that grows', () => {
  it('moves from the embedded database to PostgreSQL with its people, pictures and sessions', async () => {
    const media = join(folder, 'media');
    const jobs = await startJobs(small.pool, makeLog('silent'));
    const before = await makeTestApp({}, { database: small, jobs, providers: providersAt(media) });
    const user = await before.signUp('Grower', { email: 'grower@example.org' });
    const avatar = makePng(64, 64).toString('base64');
    const edited = await user.ask('PATCH', '/api/user', { bio: 'Größe 🧜', avatar });
    expect(edited.statusCode, edited.body).toBe(200);
    const made = await writeBackup(small, media, join(folder, 'backup'));
    await before.app.close();
    await jobs.stop();
    await before.parts.jobs.stop().catch(() => undefined);

    const after = await makeTestApp({}, { providers: providersAt(join(folder, 'new-media')) });
    expect(after.parts.database.kind).toBe('postgres');
    const restored = await restoreBackup(after.parts.database, join(folder, 'new-media'), join(folder, 'backup'), {
      replace: false,
    });
    expect(restored).toEqual(made);
    const again = after.visitor();
    again.cookie = user.cookie;
    const me = await again.ask('GET', '/api/user');
    expect(me.json()).toEqual(edited.json());
    expect((await again.ask('GET', me.json().avatar)).headers['content-type']).toBe('image/webp');
    const login = await after
      .visitor()
      .ask('POST', '/api/user/login', { email: 'grower@example.org', password: PASSWORD });
    expect(login.statusCode).toBe(200);
    const next = await after.signUp('Newcomer');
    expect((await next.ask('GET', '/api/user')).json().id).toBeGreaterThan(me.json().id);
    await after.close();
  });

  function providersAt(media: string) {
    return {
      mail: { kind: 'outbox' as const, send: async () => {}, close: () => {} },
      storage: fileStore(media),
    };
  }
});
