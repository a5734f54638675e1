import type { Api } from '@sirenade/contract/api';
import type { CallInput, CallReply } from '@sirenade/contract/endpoint';
import type { ErrorBody, ErrorCode, FieldErrors } from '@sirenade/contract/errors';

type ApiKey = keyof Api;

/** `network`: no answer came; `unknown`: an answer came that is not ours (a proxy's page, say). */
export type FailureCode = ErrorCode | 'network' | 'unknown';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

type Input<K extends ApiKey> = CallInput<Api[K]> & CallOptions;
type Arguments<K extends ApiKey> = CallOptions extends Input<K> ? [input?: Input<K>] : [input: Input<K>];

interface FailureDetails {
  errors?: FieldErrors | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Every way a call can fail; the message is a sentence that may be shown as it stands. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly errors: FieldErrors | undefined;
  /** Seconds to wait before trying again, when the server names them. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, code: FailureCode, details: FailureDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }
}

/** Fills `:params` of a path and appends the query. */
export function addressOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const body: Partial<ErrorBody> | null = await response.json().catch(() => null);
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiFailure(
    body?.error ?? 'Something went wrong. Please try again later.',
    response.status,
    body?.code ?? 'unknown',
    {
      errors: body?.errors,
      retryAfter: Number.isFinite(wait) ? wait : undefined,
    },
  );
}

async function send<K extends ApiKey>(key: K, input: Input<K> | undefined): Promise<Response> {
  const [method, path] = key.split(' ') as [string, string];
  const { params, query, body, signal } = (input ?? {}) as CallOptions & {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const sends = method !== 'GET';
  let response: Response;
  try {
    response = await fetch(addressOf(path, params, query), {
      method,
      credentials: 'same-origin',
      headers: sends
        ? { accept: 'application/json', 'content-type': 'application/json' }
        : { accept: 'application/json' },
      body: sends && body !== undefined ? JSON.stringify(body) : null,
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const sentence = 'We could not reach the server. Please check your connection and try again.';
    throw new ApiFailure(sentence, 0, 'network', { cause });
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

/** Calls an endpoint of the contract by its key: `call('POST /api/user/login', { body })`. */
export async function call<K extends ApiKey>(key: K, ...[input]: Arguments<K>): Promise<CallReply<Api[K]>> {
  const response = await send(key, input);
  return (await response.json()) as CallReply<Api[K]>;
}

/** One page of a list, and the cursor of the next one while more follows. */
export interface Page<Items> {
  items: Items;
  next: string | null;
}

/** Calls an endpoint that answers with a list in pages; hand `next` back to it as `after`. */
export async function callPage<K extends ApiKey>(key: K, ...[input]: Arguments<K>): Promise<Page<CallReply<Api[K]>>> {
  const response = await send(key, input);
  return { items: (await response.json()) as CallReply<Api[K]>, next: response.headers.get('x-next-cursor') };
}
