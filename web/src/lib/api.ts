import type { Api } from '@sirenade/contract/api';
import type { CallInput, CallReply } from '@sirenade/contract/endpoint';
import { WENT_WRONG } from '@sirenade/contract/error-sentences';
import type { ErrorBody, ErrorCode, FieldErrors } from '@sirenade/contract/errors';
import { takeEarlyAnswer } from './early-answers.ts';
import { readEventLines } from './event-lines.ts';

type ApiKey = keyof Api;

/** `network`: no answer came; `unknown`: an answer came that is not ours (a proxy's page, say). */
export type FailureCode = ErrorCode | 'network' | 'unknown';

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** An idempotency key: the same key again is the same request, carried out and charged once. */
  idempotencyKey?: string | undefined;
  /** Called with events that are not valid JSON, which are then skipped; without it they end the call. */
  onUnreadable?: ((text: string) => void) | undefined;
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
  return new ApiFailure(body?.error ?? WENT_WRONG, response.status, body?.code ?? 'unknown', {
    errors: body?.errors,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}

function unreachable(cause: unknown): ApiFailure {
  const sentence = 'We could not reach the server. Please check your connection and try again.';
  return new ApiFailure(sentence, 0, 'network', { cause });
}

/** Browsers limit the bodies of `keepalive` requests to 64 KB, shared by all that are in flight. */
const LONGEST_OUTLIVING = 4000;

async function send<K extends ApiKey>(key: K, input: Input<K> | undefined): Promise<Response> {
  const [method, path] = key.split(' ') as [string, string];
  const { params, query, body, signal, idempotencyKey } = (input ?? {}) as CallOptions & {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const sends = method !== 'GET';
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = { accept: 'application/json' };
  // The browser names the type of a form itself, with the boundary it chose.
  if (sends && !isForm) headers['content-type'] = 'application/json';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const text = sends && !isForm && body !== undefined ? JSON.stringify(body) : null;
  // A choice, a vote or a deletion is displayed before it is confirmed: the request must outlive a page that is closed.
  const outlives = ['PUT', 'PATCH', 'DELETE'].includes(method) && !isForm && (text?.length ?? 0) <= LONGEST_OUTLIVING;
  let response: Response;
  try {
    const address = addressOf(path, params, query);
    const early = sends ? undefined : takeEarlyAnswer(address);
    response = await (early ??
      fetch(address, {
        method,
        credentials: 'same-origin',
        headers,
        body: isForm ? body : text,
        keepalive: outlives,
        signal: signal ?? null,
      }));
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw unreachable(cause);
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

type FormInput<K extends ApiKey> = Omit<Input<K>, 'body'> & { fields: Record<string, string> };

/** Calls an endpoint with a multipart form in place of JSON: every field as text. */
export async function callForm<K extends ApiKey>(key: K, input: FormInput<K>): Promise<CallReply<Api[K]>> {
  const { fields, ...rest } = input;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await send(key, { ...rest, body: form } as unknown as Input<K>);
  return (await response.json()) as CallReply<Api[K]>;
}

/** Calls an endpoint that answers as it goes: its events, one by one; to stop listening ends the call. */
export async function* callEvents<K extends ApiKey>(
  key: K,
  ...[input]: Arguments<K>
): AsyncGenerator<CallReply<Api[K]>, void, undefined> {
  const { body } = await send(key, input);
  if (!body) return;
  try {
    yield* readEventLines<CallReply<Api[K]>>(body, input?.onUnreadable);
  } catch (cause) {
    if (input?.signal?.aborted) throw cause;
    throw unreachable(cause);
  }
}
