import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

/** @typedef {import('./server-process.mjs').ServerProcess} ServerProcess */

/**
 * A verified person with a public siren that has one picture, made as people make it.
 * @param {string} url
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
  await ask('POST', '/api/sirens', { ...look, ...words, private: false, images: [{ id: image.id }] });
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
