import { expect, it, onTestFinished } from 'vitest';
import { embeddedDatabase } from '../../platform/db/database.ts';
import { migrate, readMigrations } from '../../platform/db/migrate.ts';
import { openPglite } from '../../platform/db/pglite-engine.ts';

it('the entries people had before there were balances are kept, and summed up', async () => {
  const database = embeddedDatabase(await openPglite(undefined));
  onTestFinished(() => database.close());
  const { pool } = database;
  const all = readMigrations();
  await migrate(database, all.slice(0, 2));
  await pool.query(`INSERT INTO users (username, username_key, email, email_key, password_hash, terms_version, terms_accepted_at)
    SELECT 'u' || n, 'u' || n, '', '', '', '', now() FROM generate_series(1, 3) n`);
  await pool.query(`INSERT INTO credit_entries (user_id, kind, amount, cause, created_at) VALUES
    (1, 'words', 500, 'trial', now()), (1, 'images', 10, 'trial', now()), (1, 'words', -123, 'reply:1', now()),
    (2, 'words', 500, 'trial', now())`);
  const before = (await pool.query('SELECT id, user_id, kind, amount, cause FROM credit_entries ORDER BY id')).rows;
  await migrate(database, all);
  const rows = async (sql: string) => (await pool.query(sql)).rows;
  expect(await rows('SELECT id, user_id, kind, amount, cause FROM credit_entries ORDER BY id')).toEqual(before);
  expect(
    await rows('SELECT owner, kind, user_id, balance, held, plan_left FROM credit_accounts ORDER BY 1, 2'),
  ).toEqual([
    { owner: 'user:1', kind: 'images', user_id: 1, balance: 10, held: 0, plan_left: 0 },
    { owner: 'user:1', kind: 'words', user_id: 1, balance: 377, held: 0, plan_left: 0 },
    { owner: 'user:2', kind: 'words', user_id: 2, balance: 500, held: 0, plan_left: 0 },
  ]);
  expect(await rows('SELECT DISTINCT cause, note FROM credit_entries ORDER BY 1')).toEqual([
    { cause: 'reply:1', note: '' },
    { cause: 'trial', note: 'Trial' },
  ]);
  await pool.query('DELETE FROM users WHERE id = 1');
  expect(await rows('SELECT DISTINCT user_id FROM credit_entries')).toEqual([{ user_id: 2 }]);
});
