import { createHash } from 'node:crypto';
import pg from 'pg';
import { parentOf } from './stream-processes.mjs';

const HISTORY = 12;
const MESSAGE = 'I walked along the pier again, and the lamp was lit long before I came to the door.';
const ANSWERED =
  '*She looks up from her book and smiles.* Then you were late, and I was early. Take off the wet coat and tell me everything, slowly, from the beginning.';

/** @param {number} n */
export const tokenOf = (n) => `reader-${n}-`.padEnd(43, 'x');

/** @param {string} token as the server keeps it */
const hashOf = (token) => createHash('sha256').update(token).digest('base64url');

/** @param {number} n */
export const storyOf = (n) => 5_000_000 + n;

/** The process of a database server that began all others of it. @param {string} databaseUrl */
export async function findServerOf(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    return parentOf(rows[0].pid);
  } finally {
    await client.end();
  }
}

/**
 * Makes people who are signed in, each with a story in the middle of its course, without asking the server.
 * @param {string} databaseUrl
 * @param {number} count
 */
export async function addPeople(databaseUrl, count) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO users (username, username_key, email, email_key, verified_at, password_hash, age_attested_at,
         terms_version, terms_accepted_at)
       SELECT 'reader' || n, 'reader' || n, 'r' || n || '@example.org', 'r' || n || '@example.org', now(), 'x', now(), '1', now()
       FROM generate_series(1, $1) n`,
      [count],
    );
    await client.query(
      `INSERT INTO sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
       SELECT 's' || t.n, t.hash, u.id, now(), now(), now() + interval '1 day'
       FROM unnest($1::text[]) WITH ORDINALITY t(hash, n) JOIN users u ON u.username = 'reader' || t.n`,
      [Array.from({ length: count }, (_, n) => hashOf(tokenOf(n + 1)))],
    );
    const { rows } = await client.query(
      `INSERT INTO sirens (user_id, name, name_key, description, gender, voice, private, hot, published_at, created_at,
         updated_at, personality)
       SELECT id, 'Isla', 'isla', 'Keeps the light at the end of the pier, and answers every letter.', 'female', 'isla', false, 0,
         now(), now(), now(), 'Patient, warm, and fond of old maps.'
       FROM users WHERE username = 'reader1' RETURNING id`,
    );
    await client.query(
      `INSERT INTO stories (id, user_id, siren_id, siren_name, tags, first_compose, created_at, updated_at)
       SELECT ${storyOf(0)} + n, u.id, $2, 'Isla', '{sea}', 'Good evening.', now(), now()
       FROM generate_series(1, $1) n JOIN users u ON u.username = 'reader' || n`,
      [count, rows[0].id],
    );
    await client.query(
      `INSERT INTO composes (story_id, position, user_input, created_at)
       SELECT s.id, p, $1, now() FROM stories s, generate_series(0, ${HISTORY - 1}) p`,
      [MESSAGE],
    );
    await client.query('INSERT INTO answers (compose_id, text, created_at) SELECT id, $1, now() FROM composes', [
      ANSWERED,
    ]);
    await client.query('UPDATE composes c SET answer_id = a.id FROM answers a WHERE a.compose_id = c.id');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}
