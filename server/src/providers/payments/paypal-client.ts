import { z } from 'zod';
import { systemClock } from '../../platform/clock.ts';
import { type Body, openBody, wholeBody } from '../upstream/body.ts';
import { makeBreaker, type Permit } from '../upstream/breaker.ts';
import { type Connections, openConnections } from '../upstream/connections.ts';
import { exchange, type Timeouts } from '../upstream/exchange.ts';
import { askUntilAnswered, pauseReally, readRetryAfter } from '../upstream/retry.ts';
import type { UpstreamTuning } from '../upstream/upstream.ts';
import { fromStatus, UpstreamError } from '../upstream/upstream-error.ts';

/** Name of the server in error messages. */
export const WHO = 'payment server';
export const PAYPAL_TIMEOUTS: Timeouts = { connect: 5_000, firstByte: 20_000, idle: 10_000, total: 30_000 };
const ANSWER_CAP = 1024 * 1024;
const KEEP_ALIVE_MS = 30_000;

export interface PaypalCall<T> {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string> | undefined;
  /** An object is sent as JSON, text as a form. */
  body?: object | string | undefined;
  shape: z.ZodType<T>;
}

/** The value, or the refusal: issues are PayPal's codes for it, such as PLAN_STATUS_INVALID. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; status: number; issues: string[] };

export interface PaypalClient {
  /** Rejects with an UpstreamError when there is no sensible answer. */
  send<T>(call: PaypalCall<T>, signal: AbortSignal): Promise<Outcome<T>>;
  close(): void;
}

/** The value, or the error that says that PayPal would not give it. */
export function answerOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new UpstreamError(WHO, 'rejected', { status: outcome.status });
}

const refusal = z.object({
  name: z.string().max(100).optional(),
  details: z.array(z.object({ issue: z.string().max(100).optional() })).optional(),
});

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    // Fits no shape; nothing at all fits those that expect nothing.
    return null;
  }
}

/** A refusal is decided by its status, even if its body cannot be parsed or never ends. */
async function readRefusal(status: number, body: Body): Promise<Outcome<never>> {
  const bytes = await wholeBody(body).catch((error: UpstreamError) => {
    if (error.kind === 'cancelled') throw error;
    return Buffer.alloc(0);
  });
  body.done();
  const { data } = refusal.safeParse(parseJson(bytes.toString('utf8')));
  const issues = [data?.name, ...(data?.details ?? []).map(({ issue }) => issue)];
  return { ok: false, status, issues: issues.filter((issue) => issue !== undefined) };
}

/** Opens a client of PayPal's API: kept connections, time limits, retries before the first byte, a breaker. */
export function openPaypalClient(url: string | (() => string), tuning: UpstreamTuning): PaypalClient {
  const { clock = systemClock, random = Math.random, retries = 2, pause = pauseReally, onBreaker } = tuning;
  const timeouts = { ...PAYPAL_TIMEOUTS, ...tuning.timeouts };
  const breaker = makeBreaker({ failures: 5, rest: 5_000, ...tuning.breaker }, clock, onBreaker);
  let server: { connections: Connections; prefix: string } | undefined;

  const reach = () => {
    const base = new URL(typeof url === 'string' ? url : url());
    const connectMs = timeouts.connect;
    const connections = openConnections({ who: WHO, url: base, connectMs, keepAliveMs: KEEP_ALIVE_MS });
    server = { connections, prefix: base.pathname.replace(/\/+$/, '') };
    return server;
  };

  const admit = (): Permit => {
    const permit = breaker.admit();
    if (typeof permit !== 'number') return permit;
    throw new UpstreamError(WHO, 'open_circuit', { retryAfterSeconds: permit });
  };

  const ask = async <T>({ method, path, headers, body }: PaypalCall<T>, signal: AbortSignal, permit: Permit) => {
    const { connections, prefix } = server ?? reach();
    const isForm = typeof body === 'string';
    // PayPal wants a type even where there is nothing to type.
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const sent = method === 'GET' ? undefined : Buffer.from(isForm ? body : JSON.stringify(body ?? {}));
    const answer = await exchange(connections, {
      method,
      path: prefix + path,
      headers: {
        accept: 'application/json',
        'content-type': type,
        ...headers,
        ...(sent && { 'content-length': String(sent.length) }),
      },
      body: sent,
      timeouts,
      signal,
    });
    const { status } = answer;
    const error = fromStatus(WHO, status, readRetryAfter(answer.header('retry-after'), clock.now()));
    const isRefusal = status >= 400 && status < 500 && status !== 429;
    if (error && !isRefusal) {
      answer.abort();
      throw error;
    }
    const isJson = /^application\/json\b/i.test(answer.header('content-type') ?? '') || status === 204;
    return { status, isJson, body: openBody(answer, { who: WHO, timeouts, maxBytes: ANSWER_CAP, signal, permit }) };
  };

  return {
    send: async (call, signal) => {
      const attempt = (permit: Permit) => ask(call, signal, permit);
      const { status, isJson, body } = await askUntilAnswered(attempt, {
        who: WHO,
        admit,
        retries,
        random,
        pause,
        signal,
      });
      if (status >= 400) return readRefusal(status, body);
      const bytes = await wholeBody(body);
      const parsed = call.shape.safeParse(isJson ? parseJson(bytes.toString('utf8')) : null);
      if (!parsed.success)
        throw body.fault('broken', isJson ? 'an answer of another shape' : 'an answer of another type');
      body.done();
      return { ok: true, value: parsed.data };
    },
    close: () => server?.connections.close(),
  };
}
