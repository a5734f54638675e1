import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { wholeBody } from './body.ts';
import { answerJson, type Behaviour, type FakeServer, fakeServer } from './fake-server.ts';
import { openUpstream, type Upstream, type UpstreamTuning } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export const KEY = 'sk-secret-key';
/** Long, for a busy machine; what waits for them to pass uses the short ones. */
export const timeouts = { connect: 5_000, firstByte: 5_000, idle: 5_000, total: 20_000 };
export const short = { firstByte: 200, idle: 200 };

/** What a test opens, to be closed after it. */
export const opened: { close(): unknown }[] = [];

/** Closes what the test opened, servers last. */
export async function closeAll(): Promise<void> {
  for (const thing of opened.splice(0).reverse()) await thing.close();
}

/** A server with a script, closed after the test. */
export async function start(...script: Behaviour[]): Promise<FakeServer> {
  const server = await fakeServer(...script);
  opened.push(server);
  return server;
}

/** A client of the server at an address. */
export function connect(url: string, tuning: UpstreamTuning = {}): Upstream {
  const upstream = openUpstream({
    who: 'text server',
    baseUrl: `${url}/v1`,
    apiKey: KEY,
    retries: 0,
    random: () => 0,
    ...tuning,
    timeouts: { ...timeouts, ...tuning.timeouts },
  });
  opened.push(upstream);
  return upstream;
}

/** A server with a script, and a client of it. */
export async function setUp(script: Behaviour[], tuning?: UpstreamTuning): Promise<[FakeServer, Upstream]> {
  const server = await start(...script);
  return [server, connect(server.url, tuning)];
}

export const signal = new AbortController().signal;
export const shape = z.object({ ok: z.boolean() });
export const good = answerJson({ ok: true });
export const event = 'data: {"ok":true}\n\n';

/** Asks for JSON. */
export const ask = (upstream: Upstream, over = {}) => upstream.postJson('/ask', { a: 'ü' }, { shape, signal, ...over });

/** Reads a stream to its end. */
export async function readAll(upstream: Upstream, over = {}): Promise<string> {
  const options = { type: ['text/event-stream'], signal, maxBytes: 100_000, ...over };
  const body = await upstream.postStream('/ask', {}, options);
  const bytes = await wholeBody(body);
  body.done();
  return bytes.toString();
}

async function thrownBy(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => new Error('It went well.'),
    (thrown: unknown) => thrown,
  );
}

/** The UpstreamError that something must end in. */
export async function failureOf(promise: Promise<unknown>): Promise<UpstreamError> {
  const error = await thrownBy(promise);
  if (error instanceof UpstreamError) return error;
  throw error;
}

/** What callers see of a failed server: one code, and the cause for the log. */
export async function unavailable(promise: Promise<unknown>): Promise<AppError & { cause: UpstreamError }> {
  const error = await thrownBy(promise);
  if (error instanceof AppError && error.code === 'unavailable' && error.cause instanceof UpstreamError) {
    return error as AppError & { cause: UpstreamError };
  }
  throw error;
}

/** All that a log could show of an error. */
export const inTheLog = (error: Error): string =>
  [error.message, error.cause, JSON.stringify(error), JSON.stringify(error.cause)].join(' ');
