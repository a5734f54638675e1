import { validateHeaderValue } from 'node:http';
import type { z } from 'zod';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { type Body, openBody, wholeBody } from './body.ts';
import { type BreakerSettings, makeBreaker, NO_PERMIT, type Permit } from './breaker.ts';
import { openConnections } from './connections.ts';
import { exchange, type Timeouts } from './exchange.ts';
import { askUntilAnswered, type Pause, pauseReally, readRetryAfter } from './retry.ts';
import { fromStatus, UpstreamError } from './upstream-error.ts';

const JSON_CAP = 4 * 1024 * 1024;
const BYTES_CAP = 20 * 1000 * 1000;
const KEEP_ALIVE_MS = 30_000;

/** Settings for tests and operators; each adapter has its own defaults. */
export interface UpstreamTuning {
  timeouts?: Partial<Timeouts> | undefined;
  /** How often a request is tried again, before the first byte only. */
  retries?: number | undefined;
  breaker?: Partial<BreakerSettings> | undefined;
  clock?: Clock | undefined;
  random?: (() => number) | undefined;
  /** The wait before a retry. */
  pause?: Pause | undefined;
  /** Called when the server is given a rest, and when it is well again. */
  onBreaker?: ((open: boolean) => void) | undefined;
}

export interface UpstreamSettings extends UpstreamTuning {
  /** Name of the server in error messages: 'text server'. */
  who: string;
  baseUrl: string;
  apiKey?: string | undefined;
  /** With Basic the key is `user:password`. */
  scheme?: 'Bearer' | 'Basic' | undefined;
  timeouts: Timeouts;
}

export interface CallOptions {
  signal: AbortSignal;
  maxBytes?: number | undefined;
  timeouts?: Partial<Timeouts> | undefined;
  /** A request beside the work: sent once, and its failure says nothing about the server. */
  aside?: boolean | undefined;
}

type Shaped<T> = CallOptions & { shape: z.ZodType<T> };
/** `type` lists prefixes of which the content type must have one. */
type Typed = CallOptions & { type: string[] };
type Bytes<T> = Typed & { read: (bytes: Buffer) => T | null };

/** A model server. Every failure is an UpstreamError. */
export interface Upstream {
  postJson<T>(path: string, body: unknown, options: Shaped<T>): Promise<T>;
  getJson<T>(path: string, options: Shaped<T>): Promise<T>;
  /** The answer's bytes, read by the caller's function; null means that they have the wrong format. */
  postBytes<T>(path: string, body: unknown, options: Bytes<T>): Promise<T>;
  getBytes<T>(path: string, options: Bytes<T>): Promise<T>;
  postStream(path: string, body: unknown, options: Typed): Promise<Body>;
  close(): void;
}

/** The key, or else the `user:password@` of the address. */
function authorization({ apiKey, scheme = 'Bearer' }: UpstreamSettings, url: URL): Record<string, string> {
  const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` });
  if (apiKey) return scheme === 'Basic' ? basic(apiKey) : { authorization: `Bearer ${apiKey}` };
  return url.username ? basic(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`) : {};
}

/** Opens a client of one model server, with keep-alive connections and a circuit breaker of its own. */
export function openUpstream(settings: UpstreamSettings): Upstream {
  const { who, baseUrl, retries = 2, clock = systemClock, random = Math.random, onBreaker } = settings;
  const { pause = pauseReally } = settings;
  const url = new URL(baseUrl);
  const connectMs = settings.timeouts.connect;
  const connections = openConnections({ who, url, connectMs, keepAliveMs: KEEP_ALIVE_MS });
  const prefix = url.pathname.replace(/\/+$/, '');
  const credentials = authorization(settings, url);
  // A key with a line break in it shall fail now, not with the first reply.
  for (const [name, value] of Object.entries(credentials)) validateHeaderValue(name, value);
  const breaker = makeBreaker({ failures: 5, rest: 5_000, ...settings.breaker }, clock, onBreaker);

  const admit = (): Permit => {
    const permit = breaker.admit();
    if (typeof permit !== 'number') return permit;
    throw new UpstreamError(who, 'open_circuit', { retryAfterSeconds: permit });
  };

  const ask = async (path: string, body: unknown, type: string[], options: CallOptions) => {
    const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const answer = await exchange(connections, {
      method: sent ? 'POST' : 'GET',
      path: prefix + path,
      headers: {
        accept: type.map((wanted) => (wanted.endsWith('/') ? `${wanted}*` : wanted || '*/*')).join(', '),
        ...credentials,
        ...(sent && { 'content-type': 'application/json', 'content-length': String(sent.length) }),
      },
      body: sent,
      timeouts: { ...settings.timeouts, ...options.timeouts },
      signal: options.signal,
    });
    const contentType = (answer.header('content-type') ?? '').toLowerCase();
    const error =
      fromStatus(who, answer.status, readRetryAfter(answer.header('retry-after'), clock.now())) ??
      (type.some((wanted) => contentType.startsWith(wanted))
        ? null
        : new UpstreamError(who, 'broken', { detail: 'an answer of another type' }));
    if (!error) return answer;
    answer.abort();
    throw error;
  };

  const open = (path: string, body: unknown, type: string[], options: CallOptions): Promise<Body> => {
    const { signal, aside, maxBytes = BYTES_CAP } = options;
    const timeouts = { ...settings.timeouts, ...options.timeouts };
    const attempt = async (permit: Permit) =>
      openBody(await ask(path, body, type, options), { who, timeouts, maxBytes, signal, permit });
    if (aside) return attempt(NO_PERMIT);
    return askUntilAnswered(attempt, { who, admit, retries, random, pause, signal });
  };

  const json = async <T>(path: string, body: unknown, options: Shaped<T>): Promise<T> => {
    const answer = await open(path, body, ['application/json'], { maxBytes: JSON_CAP, ...options });
    const text = (await wholeBody(answer)).toString('utf8');
    const parsed = options.shape.safeParse(parseJson(text));
    if (!parsed.success) throw answer.fault('broken', 'an answer of another shape');
    answer.done();
    return parsed.data;
  };

  const bytes = async <T>(path: string, body: unknown, options: Bytes<T>): Promise<T> => {
    const answer = await open(path, body, options.type, options);
    const value = options.read(await wholeBody(answer));
    if (value === null) throw answer.fault('broken', 'an answer of another kind');
    answer.done();
    return value;
  };

  return {
    postJson: json,
    getJson: (path, options) => json(path, undefined, options),
    postBytes: bytes,
    getBytes: (path, options) => bytes(path, undefined, options),
    postStream: (path, body, options) => open(path, body, options.type, options),
    close: connections.close,
  };
}

/** Parses JSON; undefined where the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
