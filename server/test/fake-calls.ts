import { vi } from 'vitest';
import { z } from 'zod';
import { CONDITION_MS } from '../../scripts/lib/test-limits.mjs';
import { AppError } from '../src/platform/app-error.ts';
import { wholeBody } from '../src/providers/upstream/body.ts';
import { openUpstream, type Upstream, type UpstreamTuning } from '../src/providers/upstream/upstream.ts';
import { UpstreamError, type UpstreamKind } from '../src/providers/upstream/upstream-error.ts';
import { answerJson, arrived, type Behaviour, type FakeServer, fakeServer } from './fake-server.ts';

export const KEY = 'sk-secret-key';
/** None passes by itself, however busy the machine; `whileTimePasses` lets them. */
export const timeouts = {
  connect: CONDITION_MS,
  firstByte: CONDITION_MS,
  idle: CONDITION_MS,
  total: 10 * CONDITION_MS,
};

/** Resources of a test, to be closed after it. */
export const opened: { close(): unknown }[] = [];

/** Closes the resources of the test, servers last, and restores the real timers. */
export async function closeAll(): Promise<void> {
  vi.useRealTimers();
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

/** Runs a call to a silent server: once the request has arrived, fake timers let its timeouts pass at once. */
export async function whileTimePasses<T>(call: () => Promise<T>, isReceived: () => boolean): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    const made = call();
    made.then(over, over);
    while (!isOver) {
      await arrived();
      if (!isReceived()) continue;
      await arrived();
      vi.advanceTimersByTime(CONDITION_MS);
    }
    return await made;
  } finally {
    vi.useRealTimers();
  }
}

/** Makes a call that is to fail; where it is to time out, its timeouts pass at once. */
export const failing = <T>(kind: UpstreamKind, call: () => Promise<T>, isReceived: () => boolean): Promise<T> =>
  kind === 'timeout' ? whileTimePasses(call, isReceived) : call();

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

/** The error for callers of a failed server: one code, and the cause for the log. */
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
