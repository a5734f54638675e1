import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('../../scripts/lib/app/server-process.mjs').ServerProcess} ServerProcess */

/** @typedef {{ cookie: string, sirenId: number }} Maker */

/**
 * A verified person with a public siren that has one picture, made as people make it.
 * @param {string} url
 * @returns {Promise<Maker>}
 */
export async function createOneSiren(url) {
  let cookie = '';
  const ask = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {unknown} */ body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer.json();
  };
  const password = randomBytes(12).toString('hex');
  const person = { username: 'lighthouse', email: 'lighthouse@example.org', password, skip_validation: true };
  await ask('POST', '/api/user/register', person);
  const look = { appearance: 'red hair, green eyes, wool sweater', description: 'Keeps the light.', gender: 'female' };
  const { image } = await ask('POST', '/api/sirens/generate-image', look);
  const words = { name: 'Isla', description: 'Keeps the light at the end of the pier, and answers every letter.' };
  const { id } = await ask('POST', '/api/sirens', { ...look, ...words, private: false, images: [{ id: image.id }] });
  return { cookie, sirenId: id };
}

/**
 * Waits until the siren's intro is made: making it would take CPU time from the measurement.
 * @param {string} url
 * @param {Maker} maker
 */
export async function awaitIntro(url, { cookie, sirenId }) {
  for (;;) {
    const siren = await (await fetch(`${url}/api/sirens/${sirenId}?media=url`, { headers: { cookie } })).json();
    if (siren.intro_state !== 'making') return;
    await pause(500);
  }
}

/**
 * A short chat of that user with the siren, posted publicly.
 * @param {string} url
 * @param {Maker} maker
 * @returns {Promise<number>} the number of the post
 */
export async function postChat(url, { cookie, sirenId }) {
  const ask = (/** @type {string} */ path, /** @type {object} */ body) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  let story = 0;
  for (const user_input of ['What do you do while the fog is in?', 'And when the boats are home?']) {
    const words = { user_input, siren_id: sirenId, response_size: 'short' };
    const answer = await ask(story === 0 ? '/api/story' : `/api/story/${story}`, words);
    const [begin = '{}'] = (await answer.text()).split('\n\n');
    story ||= JSON.parse(begin).story_id;
  }
  const posted = await ask('/api/post', { story_id: story, title: 'A night at the lighthouse' });
  if (!posted.ok) throw new Error(`POST /api/post: ${posted.status} ${await posted.text()}`);
  return (await posted.json()).id;
}

/**
 * Copies the one siren of a stopped server until there are this many, each with two pictures of her own address.
 * @param {string} dataDir
 * @param {number} count
 */
export async function copySirens(dataDir, count) {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const lite = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions: { pg_trgm } });
  /** The columns of a table that are written, without some. */
  const columnsOf = async (/** @type {string} */ table, /** @type {string[]} */ without) => {
    const { rows } = await lite.query(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_identity = 'NO' AND is_generated = 'NEVER'`,
      [table],
    );
    const names = /** @type {{ name: string }[]} */ (rows).map(({ name }) => name);
    return names.filter((name) => !without.includes(name)).join(', ');
  };
  try {
    const media = await columnsOf('media', ['id', 'request_key']);
    const sirens = await columnsOf('sirens', ['name', 'name_key', 'cover_image_id', 'hot', 'created_at']);
    await lite.exec(`
      CREATE TEMP TABLE one_siren AS SELECT * FROM sirens ORDER BY id LIMIT 1;
      CREATE TEMP TABLE one_picture AS SELECT * FROM media WHERE id = (SELECT cover_image_id FROM one_siren);
      CREATE TEMP TABLE copies AS
        SELECT n, md5('a' || n) AS first, md5('b' || n) AS second FROM generate_series(1, ${count - 1}) n;
      INSERT INTO media (id, ${media}) SELECT first, ${media} FROM copies, one_picture;
      INSERT INTO media (id, ${media}) SELECT second, ${media} FROM copies, one_picture;
      INSERT INTO sirens (name, name_key, cover_image_id, hot, created_at, ${sirens})
        SELECT name || ' ' || n, name_key || n, first, hot - n, created_at - n * interval '1 minute', ${sirens}
        FROM copies, one_siren;
      INSERT INTO siren_images (siren_id, media_id, position)
        SELECT id, picture, place FROM sirens JOIN copies ON cover_image_id = first,
          LATERAL (VALUES (first, 0), (second, 1)) AS pictures (picture, place);
    `);
  } finally {
    await lite.close();
  }
}
