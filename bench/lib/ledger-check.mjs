import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { makeScratch } from '../../scripts/lib/app/scratch.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { ask, PASSWORD } from './write-load.mjs';

/** @typedef {import('./write-load.mjs').Account} Account */
/** @typedef {import('../../scripts/lib/app/server-process.mjs').ServerProcess} ServerProcess */

const exec = promisify(execFile);

/**
 * The rows of some tables, by the operator's own backup command.
 * @param {ServerProcess} server
 * @param {string[]} tables
 * @returns {Promise<Record<string, any>[][]>}
 */
export async function readTables(server, tables) {
  const scratch = makeScratch('backup');
  try {
    const target = join(scratch.path, 'backup');
    await exec(process.execPath, [at('server', 'dist', 'backup.js'), target], { env: server.env, cwd: server.dataDir });
    return tables.map((table) => {
      const text = gunzipSync(readFileSync(join(target, 'tables', `${table}.jsonl.gz`))).toString();
      return text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
    });
  } finally {
    scratch.remove();
  }
}

/** Whether a bio is one that was confirmed, or a later one that was under way. */
const isFresh = (/** @type {Account} */ account, /** @type {string} */ bio) =>
  Number(bio) >= account.bioAcknowledged && Number(bio) <= account.bioSent;

/**
 * Compares the acknowledged writes with the stored rows and with the API.
 * @param {ServerProcess} server
 * @param {import('./write-load.mjs').Ledger} ledger
 * @param {number} [round] only accounts of this round are asked for through the API, all when absent
 * @returns {Promise<{ lost: string[], half: string[] }>}
 */
export async function compareWithLedger(server, ledger, round) {
  const [users = [], sessions = []] = await readTables(server, ['users', 'sessions']);
  const rows = new Map(users.map((user) => [user.username, user]));
  const withSession = new Set(sessions.map((session) => session.user_id));
  const half = users.filter((user) => !withSession.has(user.id)).map((user) => `${user.username} has no session`);
  const lost = [];
  for (const account of ledger.accounts) {
    const row = rows.get(account.username);
    if (account.acknowledged && !row) lost.push(`account ${account.username}`);
    if (row && !isFresh(account, row.bio)) {
      lost.push(`bio of ${account.username}: ${row.bio}, confirmed ${account.bioAcknowledged}`);
    }
  }
  const asked = ledger.accounts.filter((account) => round === undefined || account.round === round);
  for (const account of asked) {
    const { username, email } = account;
    const login = await ask(server.url, 'POST', '/api/user/login', { body: { email, password: PASSWORD } });
    const expected = rows.has(username) ? 200 : 401;
    if (login.status !== expected) (account.acknowledged ? lost : half).push(`login of ${username}: ${login.status}`);
    if (!account.acknowledged) continue;
    const own = await ask(server.url, 'GET', '/api/user', { cookie: account.cookie });
    if (own.status !== 200) lost.push(`session of ${username}: ${own.status}`);
    else if (!isFresh(account, own.body.bio)) lost.push(`bio of ${username} through the API: ${own.body.bio}`);
  }
  return { lost, half };
}

/** An account comes with its first session and with the request for its mail, or not at all. */
const HALF_ACCOUNTS = `
  SELECT username FROM users u
  WHERE NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id)
     OR NOT EXISTS (SELECT 1 FROM mails m WHERE m.user_id = u.id)
        AND NOT EXISTS (SELECT 1 FROM jobs.job j WHERE j.name = 'mail-compose' AND (j.data->>'userId')::bigint = u.id)`;

/**
 * Looks into the database itself, which no server has open any more.
 * @param {{ dataDir: string, databaseUrl?: string | undefined }} where
 * @returns {Promise<string[]>}
 */
export async function findHalfAccounts({ dataDir, databaseUrl }) {
  const name = (/** @type {{ rows: any[] }} */ { rows }) =>
    rows.map((row) => `${row.username} without session or mail`);
  if (databaseUrl) {
    const { default: pg } = await import('pg');
    const client = new pg.Client(databaseUrl);
    await client.connect();
    try {
      return name(await client.query(HALF_ACCOUNTS));
    } finally {
      await client.end();
    }
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const lite = await PGlite.create(join(dataDir, 'db'));
  try {
    return name(await lite.query(HALF_ACCOUNTS));
  } finally {
    await lite.close();
  }
}
