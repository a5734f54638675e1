import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';

/** The timers as they are, also where a test has taken time into its own hands. */
const { setTimeout: later, setImmediate: nextTurn } = globalThis;

/** A request that a fake server got. */
export interface Seen {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body read as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  json: any;
  /** Settles when the exchange is over: true where the client left before the end. */
  hungUp: Promise<boolean>;
}

export type Behaviour = (response: ServerResponse, seen: Seen) => unknown;

export interface FakeServer {
  url: string;
  /** Every request so far. */
  seen: Seen[];
  /** Connections that are open now. */
  connections(): number;
  /** How many connections there ever were. */
  opened(): number;
  /** Behaves differently from the next request on. */
  behave(...script: Behaviour[]): void;
  close(): Promise<void>;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A real server on a port of this machine that follows a script: a behaviour per request, the last one for ever. */
export async function fakeServer(...first: Behaviour[]): Promise<FakeServer> {
  let script = [...first];
  const seen: Seen[] = [];
  const sockets = new Set<Socket>();
  let opened = 0;
  const server = createServer(async (request, response) => {
    const hungUp = new Promise<boolean>((settle) => {
      response.once('close', () => settle(!response.writableFinished));
    });
    response.on('error', () => undefined);
    const text = await readText(request).catch(() => '');
    const { method = '', url = '', headers } = request;
    const entry: Seen = { method, path: url, headers, text, json: text === '' ? undefined : JSON.parse(text), hungUp };
    seen.push(entry);
    const behaviour = script.length > 1 ? script.shift() : script[0];
    await behaviour?.(response, entry);
  });
  server.on('connection', (socket) => {
    opened++;
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    connections: () => sockets.size,
    opened: () => opened,
    behave: (...next) => {
      script = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The address of a server that is not there. */
export async function deadAddress(): Promise<string> {
  const server = await fakeServer();
  await server.close();
  return server.url;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Answers with JSON. */
export const answerJson =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(value));

/** Answers with bytes of a kind. */
export const answerBytes =
  (bytes: Uint8Array, type: string): Behaviour =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(bytes);

/** Answers with nothing but a status. */
export const answerStatus =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end();

/** Answers with server-sent events, one write each. */
export const answerEvents =
  (...events: (string | object)[]): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const event of events) {
      response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
    }
    response.end();
  };

/** Behaves by the path that is asked for; 404 for others. */
export const byPath =
  (routes: Record<string, Behaviour>): Behaviour =>
  (response, seen) => {
    const path = seen.path.split('?')[0] ?? '';
    const found = Object.entries(routes).find(([route]) => path === route || path.startsWith(`${route}/`));
    return (found?.[1] ?? answerStatus(404))(response, seen);
  };

/** Takes the request and says nothing, ever. */
export const stall: Behaviour = () => undefined;

/** Begins an answer and then says nothing more. */
export const stallAfter =
  (type: string, beginning: string | Uint8Array): Behaviour =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).write(beginning);

/** Cuts the connection with a reset, after the beginning of an answer where one is given. */
export const resetAfter =
  (type?: string, beginning?: string | Uint8Array): Behaviour =>
  (response) => {
    const cut = () => response.socket?.resetAndDestroy();
    if (type === undefined || beginning === undefined) return cut();
    // A reset discards bytes that were not read yet.
    return response.writeHead(200, { 'content-type': type }).write(beginning, () => arrived().then(cut));
  };

/** Sends the same piece until the client disconnects. */
export const endless =
  (type: string, piece: string | Uint8Array): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    const one = Buffer.from(piece);
    const many = Buffer.concat(Array(Math.ceil(16_384 / one.length)).fill(one));
    const more = () => {
      if (response.destroyed) return;
      while (response.write(many));
      response.once('drain', more);
    };
    more();
  };

/** Polls a condition on the other side of a connection. */
export async function eventually(holds: () => boolean, within = CONDITION_MS): Promise<void> {
  const end = Date.now() + within;
  while (!holds()) {
    if (Date.now() > end) throw new Error('It did not come to pass in time.');
    await new Promise((next) => later(next, 5));
  }
}

/** Lets bytes in flight arrive: both ends are in this process, which reads its sockets once per turn of the event loop. */
export async function arrived(): Promise<void> {
  await new Promise((next) => later(next, 5));
  for (let turn = 0; turn < 20; turn++) await new Promise((next) => nextTurn(next));
}
