import type { Pool, PoolClient } from 'pg';
import { fillSirens } from './siren-crowd.ts';

const SIRENS = 500;
const PEOPLE = 5_000;
/** The first are drawn most: nearly every third post has the first one, one in a thousand the last. */
export const TAGS = (
  'romantic mystery sea rain slow gentle witty travel letters music night harbour coffee winter summer books dance garden ' +
  'secrets kitchen theatre island mountains train stars piano chess lighthouse orchard cinema'
).split(' ');
const PROSE =
  'The harbour was quiet when she came down the stairs, and nobody had lit the lamp yet. **You** said that it could ' +
  'wait. _She_ laughed, put the kettle on, and asked what the letter was about. You read it to her, slowly, and twice. ' +
  'It rained on the roof, and for a while neither of you had anywhere else to be. Then somebody knocked at the door. ';

/** Tables that are filled in one go, and so get their indexes afterwards. */
const FILLED = ['posts', 'post_votes', 'post_tags', 'tags', 'comments'];

async function withoutIndexes(client: PoolClient, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT schemaname || '.' || indexname AS name, indexdef AS made FROM pg_indexes
     WHERE tablename = ANY($1) AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [FILLED],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await fill();
  for (const { made } of rows) await client.query(made);
}

/**
 * Draws posts of two years, in the order in which they were posted, ever more of them: one in thirty is of the last day,
 * and has no votes yet; one in eight is of the last week. The others have five votes each, most of them none or one.
 */
async function drawPosts(client: PoolClient, size: number, seed: number): Promise<void> {
  await client.query('SELECT setseed($1)', [seed]);
  await client.query(
    `CREATE TEMP TABLE drawn AS
     SELECT n, share, votes, round(votes * (0.6 + 0.4 * lean))::integer AS ups, chosen, tags,
       now() - interval '1 day' * CASE
         WHEN share < 0.033 THEN share / 0.033
         WHEN share < 0.12 THEN 1 + 6 * (share - 0.033) / 0.087
         WHEN share < 0.3 THEN 7 + 23 * (share - 0.12) / 0.18
         WHEN share < 0.75 THEN 30 + 335 * (share - 0.3) / 0.45
         ELSE 365 + 365 * (share - 0.75) / 0.25 END AS at
     FROM (SELECT n, share, random() AS lean, random() AS chosen,
         CASE WHEN share < 0.033 THEN 0
           ELSE least(2000, floor(1.7 * power(random() + 1e-7, -0.7)))::integer END AS votes,
         ARRAY(SELECT DISTINCT ($2::text[])[1 + floor(power(random(), 2) * cardinality($2::text[]))::integer]
           FROM generate_series(1, 1 + n % 4)) AS tags
       FROM (SELECT n, (($1 - n) + random()) / $1 AS share FROM generate_series(1, $1::integer) AS n) AS placed
     ) AS thrown`,
    [size, TAGS],
  );
}

async function fillPosts(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO stories (id, user_id, siren_name, created_at, updated_at)
     SELECT n, 1 + n % ${PEOPLE}, '', at, at FROM drawn`,
  );
  await client.query(
    `INSERT INTO posts (id, story_id, feed_id, user_id, siren_id, siren_name, title, content, tags, has_audio, karma, hot,
       hour, day, block, siren_listed, hidden_at, created_at)
     OVERRIDING SYSTEM VALUE
     SELECT n, n, CASE WHEN n % 5 = 0 THEN (SELECT max(id) FROM feeds) ELSE (SELECT min(id) FROM feeds) END,
       1 + n % ${PEOPLE}, siren.id, siren.name, 'A night at the harbour, ' || n,
       left(substr(repeat($1, 8), 1 + (n::bigint * 37 % 300)::integer), 300 + (n::bigint * 7919 % 1700)::integer), tags, n % 3 = 0, 2 * ups - votes,
       sign(2 * ups - votes) * log(greatest(1, abs(2 * ups - votes))) + extract(epoch FROM at) / 45000,
       floor(extract(epoch FROM at) / 3600), floor(extract(epoch FROM at) / 86400),
       floor(extract(epoch FROM at) / 86400 / 32), true, CASE WHEN n % 100 = 0 THEN at END, at
     FROM drawn JOIN (SELECT id, name, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS count
       FROM sirens WHERE listed) AS siren ON siren.place = floor(chosen * siren.count)`,
    [PROSE],
  );
  await client.query(
    `INSERT INTO post_votes (post_id, user_id, is_upvote, created_at)
     SELECT n, 1 + (n::bigint * 7919 + vote) % ${PEOPLE}, vote <= ups, at
     FROM drawn, generate_series(1, votes) AS vote`,
  );
  await client.query(
    `INSERT INTO search.post_tags (tag, post_id, feed_id, karma, hot, created_at, hour, day, block)
     SELECT tag, id, feed_id, karma, hot, created_at, hour, day, block FROM posts, unnest(tags) AS tag WHERE listed`,
  );
  await client.query('INSERT INTO search.tags SELECT tag, count(*) FROM search.post_tags GROUP BY tag');
}

/** Comments on one post, two of three of them an answer to another. */
async function fillComments(client: PoolClient, postId: number, count: number): Promise<void> {
  await client.query(
    `INSERT INTO comments (id, post_id, parent_id, user_id, content, karma, created_at)
     OVERRIDING SYSTEM VALUE
     SELECT n, $1, CASE WHEN n % 3 > 0 THEN 1 + floor((n - 1) * random()) END, 1 + n % ${PEOPLE}, left($3, 40 + n % 200),
       n % 7, now() - interval '1 second' * ($2::integer - n)
     FROM generate_series(1, $2::integer) AS n`,
    [postId, count, PROSE],
  );
  await client.query('UPDATE posts SET comment_count = $2 WHERE id = $1', [postId, count]);
}

/** Fills an empty database with generated posts, one of which has many comments; the same seed draws the same ones. */
export async function fillFeeds(pool: Pool, size: number, comments: number, seed: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0; SET maintenance_work_mem = 400000; SET synchronous_commit = off');
    await client.query(
      `INSERT INTO users (username, username_key, email, email_key, password_hash, terms_version, terms_accepted_at, created_at)
       SELECT 'Author' || n, 'author' || n, n || '@example.org', n || '@example.org', '', '', now(), now()
       FROM generate_series(1, ${PEOPLE}) AS n`,
    );
    await client.query(`INSERT INTO feeds (name, title, created_at) VALUES ('harbour', 'Harbour', now())`);
    await fillSirens(pool, 0, SIRENS, seed);
    await client.query(`
      INSERT INTO blobs (hash, kind, touched_at) SELECT md5('blob' || id), 'image', now() FROM sirens;
      INSERT INTO media (id, kind, user_id, hash, width, height, origin, created_at)
        SELECT md5('media' || id), 'image', user_id, md5('blob' || id), 512, 768, 'generated', now() FROM sirens;
      INSERT INTO siren_images (siren_id, media_id, position) SELECT id, md5('media' || id), 0 FROM sirens`);
    // Triggers and foreign keys are off: their work is done once for all rows below.
    await client.query('SET session_replication_role = replica');
    await drawPosts(client, size, seed / 2 ** 31);
    await withoutIndexes(client, async () => {
      await fillPosts(client);
      await fillComments(client, size - 1, comments);
    });
    await client.query('DROP TABLE drawn');
    await client.query('SET session_replication_role = origin');
    await client.query('VACUUM ANALYZE');
  } finally {
    // With settings of its own it is of no use to others.
    client.release(true);
  }
}
