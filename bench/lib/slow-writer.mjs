import { createServer } from 'node:http';

/**
 * How one answer is written.
 * @typedef {object} Pace
 * @property {number} pieces
 * @property {number} everyMs
 * @property {'before' | 'middle' | undefined} [stallsIn] says nothing more from there on
 * @property {Promise<void>} [goesOnUntil] has no last piece before that
 */

const PIECE = 'The tide comes in. ';

/** @param {object} event */
const eventOf = (event) => `data: ${JSON.stringify(event)}\n\n`;

/**
 * A text server on this machine that takes its time, as OpenAI's API speaks.
 * @param {(n: number) => Pace} paceOf the pace of each answer, by its number
 * @returns {Promise<{ url: string, open: () => number, stop: () => Promise<void> }>}
 */
export async function startSlowWriter(paceOf) {
  let asked = 0;
  let open = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'slow', object: 'model' }] }));
      return;
    }
    if (!JSON.parse(body).stream) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content: '["harbour", "calm", "evening"]' } }] }));
      return;
    }
    const { pieces, everyMs, stallsIn, goesOnUntil } = paceOf(asked++);
    open++;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    response.once('close', () => {
      open--;
      clearInterval(timer);
    });
    if (stallsIn === 'before') return;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let sent = 0;
    let mayEnd = goesOnUntil === undefined;
    void goesOnUntil?.then(() => {
      mayEnd = true;
    });
    const more = () => {
      response.write(eventOf({ choices: [{ delta: { content: PIECE } }] }));
      if (++sent < pieces || !mayEnd) return;
      clearInterval(timer);
      if (!stallsIn) response.end(`${eventOf({ choices: [{ delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`);
    };
    timer = setInterval(more, everyMs);
  });
  server.keepAliveTimeout = 1_000;
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/v1`,
    open: () => open,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
