import { vi } from 'vitest';

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Call {
  key: string;
  body: unknown;
}

/** Stands in for the network alone: answers by `METHOD /path`, and keeps what was asked. */
export function fakeServer(answers: Record<string, Answer | 'down' | ((call: Call) => Answer)>): {
  calls: Call[];
  keys(): string[];
  /** The same with the query. */
  addresses(): string[];
} {
  const calls: Call[] = [];
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), 'http://localhost');
    const call = {
      key: `${init.method ?? 'GET'} ${pathname}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    addresses.push(call.key + search);
    const found = answers[call.key] ?? { status: 404, body: { error: 'Nothing was found here.', code: 'not_found' } };
    if (found === 'down') throw new TypeError('Failed to fetch');
    const answer = typeof found === 'function' ? found(call) : found;
    return Response.json(answer.body ?? { message: 'ok' }, {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    });
  });
  return { calls, keys: () => calls.map((call) => call.key), addresses: () => addresses };
}

/** The answer to someone whose session is gone. */
export const signedOut: Answer = { status: 401, body: { error: 'You need to log in first.', code: 'signed_out' } };
