import { ask, PASSWORD } from './write-load.mjs';

/** Settings of a server whose people are verified at once, and whose sirens write by a server of ours and say nothing. */
export const readersEnv = (/** @type {string} */ textUrl) => ({
  ALLOW_SKIP_VALIDATION: '1',
  TEXT_URL: textUrl,
  TEXT_MODEL: 'slow',
  SPEECH_URL: textUrl,
  SPEECH_MODEL: 'slow',
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'warn',
});

/** Most stories of one account. */
const STORIES_EACH = 8;

/**
 * @typedef {object} Reader
 * @property {string} cookie
 * @property {number} storyId
 * @property {string} text the text so far
 * @property {{ stopped: boolean } | null} end
 * @property {string | null} error
 * @property {number} tookMs until the last word
 * @property {Promise<void>} ended
 */

/**
 * Verified people, and the siren of the first of them.
 * @param {string} url
 * @param {number} count
 * @returns {Promise<{ cookies: string[], sirenId: number }>}
 */
export async function makePeople(url, count) {
  const cookies = [];
  for (let n = 0; n < count; n++) {
    const person = { username: `reader${n}`, email: `reader${n}@example.org`, password: PASSWORD };
    const body = { ...person, skip_validation: true };
    const made = await ask(url, 'POST', '/api/user/register', { body });
    if (made.status !== 201) throw new Error(`register: ${made.status} ${JSON.stringify(made.body)}`);
    cookies.push(made.cookies.map((cookie) => cookie.split(';')[0]).join('; '));
  }
  const siren = { name: 'Isla', description: 'Keeps the light at the end of the pier.', private: false };
  const { body } = await ask(url, 'POST', '/api/sirens', { body: siren, cookie: cookies[0] ?? '' });
  return { cookies, sirenId: body.id };
}

/**
 * Reads the events of a reply; the text so far is put into the reader.
 * @param {Reader} reader
 * @param {Response} answer
 * @param {(event: Record<string, any>) => void} onEvent
 */
async function readEvents(reader, answer, onEvent) {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of /** @type {AsyncIterable<Uint8Array>} */ (/** @type {unknown} */ (answer.body))) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = JSON.parse(line);
      if (event.story_id) reader.storyId = event.story_id;
      if (event.chunk) reader.text += event.chunk;
      if (event.end) reader.end = event.end;
      if (event.error) reader.error = event.error;
      onEvent(event);
    }
  }
}

/**
 * Sends a message and gives the reader once it has got the first text, or the end.
 * @param {string} url
 * @param {string} cookie
 * @param {Record<string, unknown>} body
 * @param {string} [path]
 * @returns {Promise<Reader>}
 */
export async function startReading(url, cookie, body, path = '/api/story') {
  const began = performance.now();
  const answer = await fetch(`${url}${path}?media=url`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  /** @type {Reader} */
  const reader = { cookie, storyId: 0, text: '', end: null, error: null, tookMs: 0, ended: Promise.resolve() };
  await new Promise((begun) => {
    reader.ended = readEvents(reader, answer, (event) => event.chunk && begun(undefined))
      // A broken connection is the case under test: the reader has no end then.
      .catch(() => {})
      .then(() => {
        reader.tookMs = performance.now() - began;
        begun(undefined);
      });
  });
  return reader;
}

/**
 * Has so many replies begun, of as many people as it takes.
 * @param {string} url
 * @param {number} count
 * @returns {Promise<Reader[]>}
 */
export async function startReaders(url, count) {
  const { cookies, sirenId } = await makePeople(url, Math.ceil(count / STORIES_EACH));
  return Promise.all(
    Array.from({ length: count }, (_, n) =>
      startReading(url, cookies[n % cookies.length] ?? '', { user_input: `Message ${n}`, siren_id: sirenId }),
    ),
  );
}

/**
 * The last exchange of a reader's story as it is stored.
 * @param {string} url
 * @param {Pick<Reader, 'cookie' | 'storyId'>} reader
 * @returns {Promise<{ user_input: string, ai_response: string, state: string } | undefined>}
 */
export async function storedOf(url, { cookie, storyId }) {
  const { status, body } = await ask(url, 'GET', `/api/story/${storyId}?media=url`, { cookie });
  return status === 200 ? body.composes.at(-1) : undefined;
}
