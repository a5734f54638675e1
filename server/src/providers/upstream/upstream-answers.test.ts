import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { issueCertificate, makeKeys } from '@sirenade/paypal-sandbox/certificate';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, connect, failureOf, opened, readAll, signal } from '../../../test/fake-calls.ts';
import { eventually } from '../../../test/fake-server.ts';

afterEach(closeAll);

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n';

/** A server that handles each connection as the test says, and records the bytes that it got. */
async function rawServer(serve: (socket: Socket, count: number) => void) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const number = received.push('') - 1;
    let requests = 0;
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => {
      received[number] += bytes.toString();
      const count = received[number]?.split('POST ').length ?? 0;
      while (requests < count - 1) serve(socket, ++requests);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  opened.push({ close: () => server.close(() => {}) && [...sockets].map((socket) => socket.destroy()) });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, connections: () => sockets.size };
}

describe('a stream', () => {
  it('is asked for as any server expects', async () => {
    const { url, received } = await rawServer((socket) => socket.write(`${HEAD}content-length: 2\r\n\r\nok`));
    expect(await readAll(connect(url))).toBe('ok');
    const [head = '', body] = (received[0] ?? '').split('\r\n\r\n');
    const [line, ...headers] = head.split('\r\n');
    expect([line, body]).toEqual(['POST /v1/ask HTTP/1.1', '{}']);
    expect(headers).toEqual(
      expect.arrayContaining([
        `host: ${new URL(url).host}`,
        'connection: keep-alive',
        'authorization: Bearer sk-secret-key',
        'content-type: application/json',
        'content-length: 2',
      ]),
    );
  });

  it('larger than what is read at once comes whole', async () => {
    const text = 'The rain goes on. 🌧 '.repeat(2_000);
    const bytes = Buffer.from(text);
    const { url } = await rawServer((socket) => {
      socket.write(`${HEAD}content-length: ${bytes.length}\r\n\r\n`);
      socket.write(bytes);
    });
    expect(await readAll(connect(url))).toBe(text);
  });

  it('is not mixed up with others that come at the same time, cut anywhere', async () => {
    const waiting: Socket[] = [];
    const { url } = await rawServer((socket) => {
      waiting.push(socket);
      if (waiting.length < 5) return;
      const answers = waiting.map((_, n) => {
        const chunks = Array.from({ length: 40 }, (_, k) => `<${n} says ${k}>`);
        return `${HEAD}transfer-encoding: chunked\r\n\r\n${chunks.map((text) => `${text.length.toString(16)}\r\n${text}\r\n`).join('')}0\r\n\r\n`;
      });
      const places = waiting.map(() => 0);
      const timer = setInterval(() => {
        for (const [n, to] of waiting.entries()) {
          const from = places[n] ?? 0;
          places[n] = from + 17 + n;
          to.write(answers[n]?.slice(from, places[n]) ?? '');
        }
        if (answers.every(({ length }, n) => (places[n] ?? 0) >= length)) clearInterval(timer);
      }, 1);
    });
    const upstream = connect(url);
    const texts = await Promise.all(Array.from({ length: 5 }, () => readAll(upstream)));
    const wanted = Array.from({ length: 5 }, (_, n) =>
      Array.from({ length: 40 }, (_, k) => `<${n} says ${k}>`).join(''),
    );
    expect(texts.sort()).toEqual(wanted);
  });

  it('goes over the same connection as the one before, where the server keeps it', async () => {
    const keptAlive = await rawServer((socket) => socket.write(`${HEAD}content-length: 2\r\n\r\nok`));
    const upstream = connect(keptAlive.url);
    for (let n = 0; n < 3; n++) expect(await readAll(upstream)).toBe('ok');
    expect(keptAlive.received).toHaveLength(1);
    const left = await rawServer((socket) => socket.end(`${HEAD}connection: close\r\ncontent-length: 2\r\n\r\nok`));
    const other = connect(left.url);
    for (let n = 0; n < 3; n++) expect(await readAll(other)).toBe('ok');
    expect(left.received).toHaveLength(3);
  });

  it('is asked for again where the server closed a kept connection just then', async () => {
    const { url, received } = await rawServer((socket, count) => {
      if (count === 1) socket.write(`${HEAD}content-length: 2\r\n\r\nok`);
      else socket.destroy();
    });
    const upstream = connect(url);
    for (let n = 0; n < 3; n++) expect(await readAll(upstream)).toBe('ok');
    expect(received).toHaveLength(3);
  });

  it('is not taken for what a server says unasked', async () => {
    let last: Socket | undefined;
    const { url, received, connections } = await rawServer((socket) => {
      last = socket;
      socket.write(`${HEAD}content-length: 2\r\n\r\nok`);
    });
    const upstream = connect(url);
    expect(await readAll(upstream)).toBe('ok');
    last?.write(`${HEAD}content-length: 3\r\n\r\nbad`);
    await eventually(() => connections() === 0);
    expect(await readAll(upstream)).toBe('ok');
    expect(received).toHaveLength(2);
  });

  it('leaves nothing behind on a connection that is used often', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => warnings.push(warning);
    process.on('warning', warn);
    const { url, received } = await rawServer((socket) => socket.write(`${HEAD}content-length: 2\r\n\r\nok`));
    const upstream = connect(url);
    for (let n = 0; n < 15; n++) {
      const body = await upstream.postStream('/ask', {}, { type: ['text/event-stream'], signal });
      await body.each(() => {
        body.done();
        return false;
      });
    }
    process.off('warning', warn);
    expect(received).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('that says more than was asked for is the last on its connection', async () => {
    const { url, received } = await rawServer((socket) => socket.write(`${HEAD}content-length: 2\r\n\r\nok, and more`));
    const upstream = connect(url);
    for (let n = 0; n < 3; n++) expect(await readAll(upstream)).toBe('ok');
    expect(received).toHaveLength(3);
  });

  it('without a length ends with the connection', async () => {
    const { url } = await rawServer((socket) => socket.end(`${HEAD}\r\nall of it`));
    expect(await readAll(connect(url))).toBe('all of it');
  });

  it('comes through TLS as well', async () => {
    const { publicKey, privateKey } = await makeKeys();
    const [from, until] = [new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000)];
    const cert = issueCertificate({ name: 'localhost', publicKey, signer: { privateKey }, from, until });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const server = createTlsServer({ key, cert }, (request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('in ');
      setTimeout(() => response.end('private'), 20);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    opened.push({
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    });
    const upstream = connect(`https://localhost:${(server.address() as AddressInfo).port}`);
    // Its certificate is signed by no known authority.
    await expect(readAll(upstream)).rejects.toMatchObject({ kind: 'refused' });
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    try {
      for (let n = 0; n < 2; n++) expect(await readAll(upstream)).toBe('in private');
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    }
  });
});

const headOf = (...lines: string[]) => `${HEAD}${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
const chunked = headOf('Transfer-Encoding: chunked');

/** A client of a server that answers with these bytes, so many at a time, and then closes the connection or not. */
async function answering(text: string, size = text.length, isClosed = false) {
  const bytes = Buffer.from(text);
  const server = await rawServer(async (socket) => {
    socket.setNoDelay();
    for (let at = 0; at < bytes.length; at += size) {
      socket.write(bytes.subarray(at, at + size));
      await new Promise((next) => setImmediate(next));
    }
    if (isClosed) socket.end();
  });
  return { server, upstream: connect(server.url) };
}

describe('an answer', () => {
  it.each([
    ['in chunks', `${chunked}5\r\nHallo\r\nd;x="y"\r\n, ihr da 🌙\r\n0\r\n\r\n`, 'Hallo, ihr da 🌙', 1],
    ['in chunks, with trailers', `${chunked}2\r\nHi\r\n000\r\nX-Sum: 1\r\n\r\n`, 'Hi', 1],
    ['of a length', `${headOf('content-length:  6 ')}a\r\n\r\nb`, 'a\r\n\r\nb', 1],
    ['of no length', headOf('content-length: 0'), '', 1],
    ['that is the last', `${headOf('content-length: 1', 'Connection: Close')}a`, 'a', 2],
    ['of an older server', `${headOf('content-length: 1').replace('1.1', '1.0')}a`, 'a', 2],
    ['without a reason', `${headOf('content-length: 1').replace(' OK', '')}a`, 'a', 1],
    [
      'after a word that it will come',
      `HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n${headOf('content-length: 1')}a`,
      'a',
      1,
    ],
  ])('%s is read in whatever pieces it comes', async (_what, text, body, connections) => {
    for (const size of [1, 7, text.length]) {
      const { server, upstream } = await answering(text, size);
      expect(await readAll(upstream)).toBe(body);
      expect(await readAll(upstream)).toBe(body);
      expect(server.received).toHaveLength(connections);
    }
  });

  it('is handed on as it comes, not when all of it is there', async () => {
    const parts: string[] = [];
    const { url } = await rawServer((socket) => {
      socket.write(`${chunked}5\r\nHal`);
      const timer = setInterval(() => {
        if (parts.length === 0) return;
        clearInterval(timer);
        socket.write('lo\r\n0\r\n\r\n');
      }, 1);
    });
    const body = await connect(url).postStream('/ask', {}, { type: ['text/event-stream'], signal });
    await body.each((bytes) => parts.push(bytes.toString()) > 0);
    expect(parts).toEqual(['Hal', 'lo']);
  });
});

describe('what is no answer', () => {
  it.each([
    ['speaks no HTTP', 'NONSENSE\r\n\r\n'],
    ['has a header without a name', 'HTTP/1.1 200 OK\r\n: x\r\n\r\n'],
    ['has a header with a space in its name', 'HTTP/1.1 200 OK\r\nContent Length: 3\r\n\r\n'],
    ['has lines that end otherwise', 'HTTP/1.1 200 OK\nContent-Length: 0\n\n'],
    ['has two lengths', `${headOf('content-length: 1', 'content-length: 2')}a`],
    ['has a length that is no number', `${headOf('content-length: -1')}a`],
    ['has a length beside chunks', `${headOf('content-length: 1', 'transfer-encoding: chunked')}a`],
    ['has a chunk without a size', `${chunked}x\r\n`],
    ['has a chunk that is longer than it says', `${chunked}1\r\nab\r\n`],
  ])('is a typed error when it %s, in whatever pieces it comes', async (_what, text) => {
    for (const size of [1, 7, text.length]) {
      const { upstream } = await answering(text, size);
      expect((await failureOf(readAll(upstream))).kind).toBe('broken');
    }
  });

  it.each([
    headOf('content-length: 5').slice(0, 20),
    `${headOf('content-length: 5')}abc`,
    `${chunked}5\r\nab`,
    chunked,
  ])('is one that was cut off: %j', async (text) => {
    const { upstream } = await answering(text, 4, true);
    expect((await failureOf(readAll(upstream))).kind).toBe('broken');
  });

  it('is a head without an end', async () => {
    for (const text of [headOf(`x: ${'y'.repeat(20_000)}`), `${HEAD}${'abc: def\r\n'.repeat(5_000)}`]) {
      const { upstream } = await answering(text, 100);
      expect((await failureOf(readAll(upstream))).kind).toBe('too_large');
    }
  });
});
