import { execFile } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../db/database.ts';
import { type Manifest, readManifest, removeOldBackups, writeBackup } from './backup.ts';
import { RestoreRefused, restoreBackup } from './restore.ts';

let from: Database;
let to: Database;
let folder: string;
let media: string;
const avatar = `avatars/${'ab'.repeat(16)}.webp`;
const picture = `images/ab/${'ab'.repeat(32)}-full.png`;
const sound = `audio/cd/${'cd'.repeat(32)}.mp3`;

const addUser = (database: Database, name: string) =>
  database.pool.query(
    `INSERT INTO users (username, username_key, email, email_key, password_hash, bio, roles, terms_version, terms_accepted_at)
     VALUES ($1, lower($1), $1 || '@example.org', lower($1) || '@example.org', 'hash', $2, $3, '1', $4) RETURNING id`,
    [name, 'Größe "quoted" \\ back\nline 🧜 \u2028', ['admin', 'a,b "c"'], '2024-02-29T23:59:59.123456Z'],
  );

beforeAll(async () => {
  [from, to] = await Promise.all([makeTestDatabase(), makeTestDatabase()]);
  for (const name of ['Marisol', 'Ondine', 'Thetis']) await addUser(from, name);
  await from.pool.query("DELETE FROM users WHERE username = 'Thetis'");
  await from.pool.query(`INSERT INTO credit_accounts (owner, kind, user_id, balance, created_at)
    SELECT 'user:' || id, 'words', id, 700 * 701 / 2, now() FROM users`);
  await from.pool.query(`INSERT INTO credit_entries (user_id, owner, kind, amount, cause, created_at)
    SELECT u.id, 'user:' || u.id, 'words', n, 'c' || n, now() FROM users u, generate_series(1, 700) n`);
  await from.pool.query(`INSERT INTO mails (user_id, kind, recipient, content, created_at)
    SELECT id, 'welcome', email, '{"subject": "a\\"b", "n": 1.50, "deep": {"list": [null, true]}}', now() FROM users`);
});
/** A public and a private siren, whose `listed` the database works out by itself, with a picture and an intro. */
async function addSirens(database: Database): Promise<void> {
  await database.pool.query(
    `INSERT INTO blobs VALUES ($1, 'image', now()), ($2, 'audio', now())`,
    ['ab', 'cd'].map((pair) => pair.repeat(32)),
  );
  await database.pool.query(
    `INSERT INTO media (id, kind, user_id, hash, width, height, seconds, origin, created_at)
     SELECT kind || '-' || id, kind, id, hash, 512, 768, 2.5, 'generated', now() FROM users, blobs`,
  );
  await database.pool.query(
    `INSERT INTO sirens (user_id, name, description, gender, voice, private, appearance_custom, tags, cover_image_id, hot, name_key, created_at, updated_at)
     SELECT id, 'Ines', 'A keeper of forty.', 'female', 'v', id % 2 = 0, '{"hair": "auburn"}', '{sea,"a,b"}', 'image-' || id, 0.1, 'ines', now(), now()
     FROM users`,
  );
  await database.pool.query(`INSERT INTO siren_images SELECT id, cover_image_id, 0 FROM sirens`);
  await database.pool.query(
    `INSERT INTO siren_intros (siren_id, state, audio_id, wished_at) SELECT id, 'ready', 'audio-' || user_id, now() FROM sirens`,
  );
}

afterAll(async () => {
  await from.close();
  await to.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sirenade-backup-'));
  media = join(folder, 'media');
  mkdirSync(join(media, 'avatars'), { recursive: true });
  writeFileSync(join(media, avatar), 'picture');
  writeFileSync(join(media, 'avatars', 'half.webp.0123.part'), 'torn');
});
afterEach(async () => {
  await to.pool.query('TRUNCATE users CASCADE');
  rmSync(folder, { recursive: true, force: true });
});

const dump = async (database: Database, table: string) =>
  (await database.pool.query(`SELECT row_to_json(t)::text AS row FROM ${table} t ORDER BY 1`)).rows;
const backUp = () => writeBackup(from, media, join(folder, 'backup'));
const restore = (options = { replace: false }) =>
  restoreBackup(to, join(folder, 'restored'), join(folder, 'backup'), options);

/** The database to back up, with something that happens just before a statement. */
function during(statement: RegExp, happens: () => Promise<void>): Database {
  const pool = Object.create(from.pool) as Database['pool'];
  pool.connect = (async () => {
    const client = await from.pool.connect();
    const watched = Object.create(client) as typeof client;
    watched.query = (async (text: string) => {
      if (statement.test(text)) await happens();
      return client.query(text);
    }) as typeof client.query;
    watched.release = client.release.bind(client);
    return watched;
  }) as typeof pool.connect;
  return { ...from, pool };
}

describe('a backup', () => {
  it('brings back every row and every media file as it was', async () => {
    const made = await backUp();
    expect(made.tables.find(({ name }) => name === 'credit_entries')?.rows).toBe(1400);
    expect(made.media.map(({ path }) => path)).toEqual([avatar]);
    expect(await restore()).toEqual(made);
    for (const { name } of made.tables) expect(await dump(to, name), name).toEqual(await dump(from, name));
    expect(readFileSync(join(folder, 'restored', avatar), 'utf8')).toBe('picture');
  });

  it('brings back sirens with what the database works out by itself, their pictures and their sounds', async () => {
    for (const path of [picture, sound]) {
      mkdirSync(join(media, path, '..'), { recursive: true });
      writeFileSync(join(media, path), path);
    }
    await addSirens(from);
    onTestFinished(async () => {
      await from.pool.query('DELETE FROM sirens');
      await from.pool.query('DELETE FROM media');
      await from.pool.query('DELETE FROM blobs');
    });
    const made = await backUp();
    expect(made.media.map(({ path }) => path)).toEqual([sound, avatar, picture]);
    await restore();
    for (const name of ['sirens', 'siren_images', 'siren_intros', 'media', 'blobs'])
      expect(await dump(to, name), name).toEqual(await dump(from, name));
    const { rows } = await to.pool.query('SELECT private, listed FROM sirens ORDER BY private');
    expect(rows).toEqual([
      { private: false, listed: true },
      { private: true, listed: false },
    ]);
    for (const path of [picture, sound]) expect(readFileSync(join(folder, 'restored', path), 'utf8')).toBe(path);
  });

  it('lets ids go on after the newest one, so that none is given twice', async () => {
    await backUp();
    await restore();
    const { rows } = await to.pool.query('SELECT max(id) AS newest FROM users');
    const added = await addUser(to, 'Doris');
    expect(added.rows[0].id).toBe(rows[0].newest + 1);
  });

  it('holds the digest of every file, and only its owner can read it', async () => {
    const made = await backUp();
    const place = join(folder, 'backup');
    expect(statSync(place).mode & 0o777).toBe(0o700);
    expect(statSync(join(place, 'manifest.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(place, 'tables', 'users.jsonl.gz')).mode & 0o777).toBe(0o600);
    for (const entry of [...made.tables, ...made.media]) expect(entry.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await readManifest(place)).toEqual(made);
  });

  it('is a snapshot: what is written while it runs is not in it', async () => {
    const made = writeBackup(from, undefined, join(folder, 'backup'));
    const late = made.then(() => addUser(from, 'Latecomer'));
    expect((await made).tables.find(({ name }) => name === 'users')?.rows).toBe(2);
    await late;
    await from.pool.query("DELETE FROM users WHERE username = 'Latecomer'");
  });

  it('is not written over another one', async () => {
    const made = await backUp();
    await expect(backUp()).rejects.toThrow();
    expect(await readManifest(join(folder, 'backup'))).toEqual(made);
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'media']);
  });

  it('that fails leaves nothing behind and the database as it was', async () => {
    const full = during(/^FETCH/, () => Promise.reject(new Error('disk full')));
    await expect(writeBackup(full, media, join(folder, 'backup'))).rejects.toThrow('disk full');
    expect(readdirSync(folder)).toEqual(['media']);
    // On the embedded database the next connection would otherwise sit in its read-only transaction.
    await addUser(from, 'Galatea');
    await from.pool.query("DELETE FROM users WHERE username = 'Galatea'");
  });

  it('holds the picture of every row in it, also those removed or added while it ran', async () => {
    const busy = during(/^COMMIT/, async () => {
      rmSync(join(media, avatar));
      writeFileSync(join(media, 'avatars', 'new.webp'), 'new');
    });
    const made = await writeBackup(busy, media, join(folder, 'backup'));
    expect(made.media.map(({ path }) => path)).toEqual([avatar, 'avatars/new.webp']);
  });

  it('can be made again after one was killed half-way, without harm to the media it had linked', async () => {
    const draft = join(folder, '.backup.part');
    mkdirSync(join(draft, 'media', 'avatars'), { recursive: true });
    mkdirSync(join(draft, 'tables'));
    linkSync(join(media, avatar), join(draft, 'media', avatar));
    writeFileSync(join(draft, 'media', 'avatars', 'leftover.webp'), 'of the killed one');
    writeFileSync(join(draft, 'tables', 'users.jsonl.gz'), 'torn');
    await expect(restoreBackup(to, join(folder, 'restored'), draft, { replace: false })).rejects.toThrow(
      'is not a whole backup',
    );

    await backUp();
    expect(readFileSync(join(media, avatar), 'utf8')).toBe('picture');
    expect(readdirSync(join(folder, 'backup', 'media', 'avatars'))).toEqual([avatar.slice(8)]);
    await restore();
    expect(await dump(to, 'users')).toEqual(await dump(from, 'users'));
  });

  it('works with no media at all', async () => {
    rmSync(media, { recursive: true });
    expect((await backUp()).media).toEqual([]);
    await restore();
    expect(await dump(to, 'users')).toEqual(await dump(from, 'users'));
  });
});

describe('a restore', () => {
  const edit = (change: (manifest: Manifest) => void) => {
    const file = join(folder, 'backup', 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    change(manifest);
    writeFileSync(file, JSON.stringify(manifest));
  };
  const users = async () => (await to.pool.query('SELECT username FROM users')).rows;

  beforeEach(async () => {
    await backUp();
  });

  it.each([
    [
      'a damaged table',
      () => writeFileSync(join(folder, 'backup/tables/users.jsonl.gz'), 'x'),
      /users\.jsonl\.gz is dama/,
    ],
    ['a damaged picture', () => writeFileSync(join(folder, 'backup/media', avatar), 'Picture'), /webp is damaged/],
    ['a missing table', () => rmSync(join(folder, 'backup/tables/mails.jsonl.gz')), /mails\.jsonl\.gz is missing/],
    ['a torn manifest', () => writeFileSync(join(folder, 'backup/manifest.json'), '{"format":'), /not a whole backup/],
    ['no manifest', () => rmSync(join(folder, 'backup/manifest.json')), /not a whole backup/],
    ['another schema', () => edit((manifest) => manifest.migrations.push('9999_later.sql')), /another version/],
    ['another format', () => edit((manifest) => Object.assign(manifest, { format: 2 })), /another version/],
  ])('refuses a backup with %s and changes nothing', async (_, damage, reason) => {
    await addUser(to, 'Resident');
    damage();
    const fault = await restore({ replace: true }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(RestoreRefused);
    expect((fault as Error).message).toMatch(reason);
    expect(await users()).toEqual([{ username: 'Resident' }]);
  });

  it('refuses a media path that leads out of the media folder', async () => {
    for (const path of ['../outside.webp', '/etc/outside.webp', 'avatars/../../outside.webp']) {
      edit((manifest) => Object.assign(manifest.media[0] ?? {}, { path }));
      await expect(restore()).rejects.toThrow(RestoreRefused);
    }
    expect(await users()).toEqual([]);
  });

  it('refuses rows fewer than the manifest says, and keeps none of them', async () => {
    const file = join(folder, 'backup/tables/users.jsonl.gz');
    const [first] = gunzipSync(readFileSync(file)).toString().split('\n');
    writeFileSync(file, gzipSync(`${first}\n`));
    const { stdout } = await promisify(execFile)('sha256sum', [file]);
    edit((manifest) => {
      for (const table of manifest.tables) if (table.name === 'users') table.sha256 = stdout.slice(0, 64);
    });
    await expect(restore()).rejects.toThrow('users has 1 rows instead of 2');
    expect(await users()).toEqual([]);
  });

  it('refuses a database that is in use, unless told to replace what is there', async () => {
    await addUser(to, 'Resident');
    await expect(restore()).rejects.toThrow('The database is not empty. Add --replace');
    expect(await users()).toEqual([{ username: 'Resident' }]);
    await restore({ replace: true });
    expect(await dump(to, 'users')).toEqual(await dump(from, 'users'));
  });

  it('keeps no row when the media cannot be put back: no row may point at a missing picture', async () => {
    writeFileSync(join(folder, 'restored'), 'a file where the folder should be');
    await expect(restore()).rejects.toThrow();
    expect(await users()).toEqual([]);
  });

  it('never changes the files of the backup, even where they are the media themselves', async () => {
    await restoreBackup(to, media, join(folder, 'backup'), { replace: false });
    expect(readFileSync(join(media, avatar), 'utf8')).toBe('picture');
    expect(readFileSync(join(folder, 'backup', 'media', avatar), 'utf8')).toBe('picture');
  });
});

describe('rolling backups', () => {
  it('keep the newest ones only, and none of those that were killed half-way', async () => {
    const names = [
      'rolling-2026-01-01',
      'rolling-2026-01-03',
      'rolling-2026-01-02',
      '2025-by-hand',
      '.rolling-2026-01-04.part',
    ];
    for (const name of names) mkdirSync(join(folder, name));
    rmSync(media, { recursive: true });
    await removeOldBackups(folder, 'rolling-', 2);
    expect(readdirSync(folder).toSorted()).toEqual(['2025-by-hand', 'rolling-2026-01-02', 'rolling-2026-01-03']);
  });
});
