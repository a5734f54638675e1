import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeHttpServer } from '../src/platform/http/http-server.ts';
import { makeLog } from '../src/platform/log.ts';
import { makeGate } from './fake-writer.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

/** A server that really listens, with a route that waits until the test releases it and one that takes a body. */
async function listen() {
  const app = await makeHttpServer({
    log: makeLog('silent'),
    publicUrl: new URL('http://127.0.0.1'),
    trustProxy: undefined,
    scriptHashes: [],
  });
  const gate = makeGate();
  let asked = 0;
  app.server.on('request', () => asked++);
  app.get('/slow', async () => {
    await gate.opened;
    return { done: true };
  });
  app.get('/begun', async (_request, reply) => {
    const answer = new PassThrough();
    answer.write('{"done":');
    void gate.opened.then(() => answer.end('true}'));
    return reply.header('content-length', 13).send(answer);
  });
  app.get('/fast', async () => ({ done: true }));
  app.post('/body', async (request) => ({ got: request.body }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  open.push(app);
  const { port } = app.server.address() as AddressInfo;
  return { app, port, origin: `http://127.0.0.1:${port}`, gate, asked: () => asked };
}

/** Writes to a raw socket and collects the answer until it closes. */
function talk(port: number, ...words: string[]) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString();
  });
  const received = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
  for (const each of words) socket.write(each);
  return { received, soFar: () => text, say: (more: string) => void socket.write(more) };
}

function parse(answer: string): { status: number; headers: string; body: Record<string, unknown> } {
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: JSON.parse(body || '{}') };
}

describe('a server that is asked to stop', () => {
  it('finishes what it has begun, and lets nobody new in', async () => {
    const { app, origin, gate, asked } = await listen();
    const begun = fetch(`${origin}/slow`);
    await expect.poll(asked).toBe(1);
    const closed = app.close();
    gate.open();
    expect(await (await begun).json()).toEqual({ done: true });
    await closed;
    await expect(fetch(`${origin}/fast`)).rejects.toThrow();
  });

  it('tells one who asks again on an open connection to come back, in our own form', async () => {
    const { app, port, gate, asked } = await listen();
    const { received, soFar, say } = talk(port, 'GET /begun HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    // An answer that begins later says itself that the connection ends with it.
    await expect.poll(soFar).toContain('{"done":');
    const closed = app.close();
    say('GET /fast HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await expect.poll(asked).toBe(2);
    gate.open();
    await closed;
    const answers = (await received).split(/(?=HTTP\/1\.1 )/);
    expect(parse(answers[0] ?? '').status).toBe(200);
    const last = parse(answers[1] ?? '');
    expect(last.status).toBe(503);
    expect(last.headers).toContain('connection: close');
    expect(last.headers).toMatch(/retry-after: \d+/);
    expect(last.body).toMatchObject({ code: 'unavailable', error: expect.any(String), request_id: expect.any(String) });
  });

  it('does not wait for connections that only stand open', async () => {
    const { app, port, origin } = await listen();
    await (await fetch(`${origin}/fast`)).json();
    const open = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
    talk(port);
    await expect.poll(open).toBe(2);
    const cut = vi.spyOn(app.server, 'closeAllConnections');
    await app.close();
    expect(cut).not.toHaveBeenCalled();
  });
});

describe('a request that is not as it should be on the wire', () => {
  it.each([
    ['that is no HTTP', 'HELLO\r\n\r\n', 400],
    ['with two lengths', 'POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello', 400],
    [
      'smuggled',
      'POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['with a bad header', 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nbad header: \x01\r\n\r\n', 400],
    ['with far too many headers', `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['without a host', 'GET /fast HTTP/1.1\r\n\r\n', 400],
  ])('%s gets a short answer in our own form', async (_, words, status) => {
    const { port } = await listen();
    const answer = parse(await talk(port, words).received);
    expect(answer.status).toBe(status);
    if (words.startsWith('GET /fast')) return;
    expect(answer.headers).toContain('x-content-type-options: nosniff');
    expect(answer.body).toMatchObject({
      error: expect.stringMatching(/\.$/),
      code: expect.any(String),
      request_id: expect.any(String),
    });
  });

  it('and never comes to its end is given up with 408, headers and body alike', async () => {
    const { app, port, origin } = await listen();
    const { headersTimeout, requestTimeout } = app.server;
    Object.assign(app.server, { headersTimeout: 300, requestTimeout: 600 });
    const slow = [
      talk(port, 'GET /fast HTTP/1.1\r\nHost: 127.0.0.1\r\nX-'),
      talk(
        port,
        'POST /body HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a":',
      ),
    ];
    const drip = setInterval(() => slow[1]?.say(' '), 200);
    const answers = await Promise.all(slow.map(({ received }) => received));
    clearInterval(drip);
    Object.assign(app.server, { headersTimeout, requestTimeout });
    for (const answer of answers) {
      expect(parse(answer).status).toBe(408);
      expect(parse(answer).body).toMatchObject({ code: 'timeout' });
    }
    expect(await (await fetch(`${origin}/fast`)).json()).toEqual({ done: true });
  });

  it('has limits of time that no slow client can stretch', async () => {
    const { app } = await listen();
    expect(app.server.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(app.server.requestTimeout).toBeLessThanOrEqual(30_000);
    expect(app.server.keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it('and goes away in the middle harms nobody', async () => {
    const { app, port, origin } = await listen();
    let begun = 0;
    app.server.on('request', () => begun++);
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.write(
        'POST /body HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
      );
    }
    await expect.poll(() => begun).toBe(sockets.length);
    for (const socket of sockets) socket.resetAndDestroy();
    const open = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
    await expect.poll(open).toBe(0);
    expect((await fetch(`${origin}/fast`)).status).toBe(200);
  });
});
