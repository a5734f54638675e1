import { vi } from 'vitest';

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Events in place of a body: each goes out as JSON and a blank line, or as the stream gives them. */
  events?: object[] | ReadableStream<Uint8Array>;
}

export interface Call {
  key: string;
  body: unknown;
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

function streamOf(events: object[] | ReadableStream<Uint8Array>, signal: AbortSignal | null | undefined): BodyInit {
  if (!(events instanceof ReadableStream)) return events.map((event) => `${JSON.stringify(event)}\n\n`).join('');
  // Giving up a call ends its answer, as with a real network.
  return events.pipeThrough(new TransformStream(), { ...(signal && { signal }) });
}

/** Answers to the requests that the home page and the sidebar always send. */
const usual: Record<string, Answer> = {
  'GET /api/sirens': { body: [] },
  'GET /api/posts/all': { body: [] },
  'GET /api/story': { body: [] },
};

/** Replaces `fetch` alone: answers by `METHOD /path`, and records the calls. */
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
      body: bodyOf(init.body),
    };
    calls.push(call);
    addresses.push(call.key + search);
    const found = answers[call.key] ??
      usual[call.key] ?? { status: 404, body: { error: 'Nothing was found here.', code: 'not_found' } };
    if (found === 'down') throw new TypeError('Failed to fetch');
    const answer = typeof found === 'function' ? found(call) : found;
    if (answer.events) return new Response(streamOf(answer.events, init.signal), { status: answer.status ?? 200 });
    return Response.json(answer.body ?? { message: 'ok' }, {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    });
  });
  return { calls, keys: () => calls.map((call) => call.key), addresses: () => addresses };
}

/** The answer to a client whose session has ended. */
export const signedOut: Answer = { status: 401, body: { error: 'You need to log in first.', code: 'signed_out' } };
