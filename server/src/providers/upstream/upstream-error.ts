import { AppError } from '../../platform/app-error.ts';

/** How a call to a model server went wrong. */
export type UpstreamKind =
  | 'refused'
  | 'timeout'
  | 'busy'
  | 'rejected'
  | 'broken'
  | 'too_large'
  | 'open_circuit'
  | 'cancelled';

const SENTENCES: Record<UpstreamKind, string> = {
  refused: 'could not be reached',
  timeout: 'did not answer in time',
  busy: 'is busy',
  rejected: 'did not accept the request',
  broken: 'gave an answer that makes no sense',
  too_large: 'sent more than it may',
  open_circuit: 'failed too often and is given a rest',
  cancelled: 'was told to stop',
};

interface Details {
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
  /** A text of our own. Never the text of a server, which may hold a secret or a user's message. */
  detail?: string | undefined;
  /** Node's code, as ECONNRESET. */
  code?: string | undefined;
  /** The server had closed a keep-alive connection just as it was used again. */
  stale?: boolean | undefined;
}

/** A model server failed; its message may be logged. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamKind;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly code: string | undefined;
  readonly stale: boolean;

  constructor(who: string, kind: UpstreamKind, details: Details = {}) {
    const { status, retryAfterSeconds, detail, code, stale = false } = details;
    const facts = [detail, status && `status ${status}`, code].filter(Boolean).join(', ');
    super(`The ${who} ${SENTENCES[kind]}${facts && ` (${facts})`}.`);
    this.kind = kind;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = code;
    this.stale = stale;
  }
}

/** Turns the error of a server into the one for callers of an engine; other errors stay as they are. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  const { retryAfterSeconds } = error;
  return new AppError('unavailable', retryAfterSeconds === undefined ? {} : { retryAfterSeconds }, { cause: error });
}

/** How a server failed, from its own error or the one for callers; null for errors of other origin. */
export function upstreamKind(error: unknown): UpstreamKind | null {
  if (error instanceof UpstreamError) return error.kind;
  return error instanceof AppError && error.cause instanceof UpstreamError ? error.cause.kind : null;
}

const GONE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN']);
const CUT = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);
/** Failures of the TLS handshake. */
const UNTRUSTED = /CERT|SSL|TLS|LEAF_SIGNATURE|EPROTO/;
const PASSING = new Set([429, 500, 502, 503, 504]);

/** Codes of undici, mapped to those of Node. */
const NODE_CODES: Record<string, string> = {
  UND_ERR_SOCKET: 'ECONNRESET',
  UND_ERR_CONNECT_TIMEOUT: 'ETIMEDOUT',
  UND_ERR_HEADERS_OVERFLOW: 'HPE_HEADER_OVERFLOW',
};

/** Turns an error of a connection into one of ours. */
export function fromSocketError(who: string, error: unknown, stale = false): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const { code: errorCode = '' } = error as NodeJS.ErrnoException;
  const code = (NODE_CODES[errorCode] ?? errorCode) || undefined;
  if (code && (GONE.has(code) || UNTRUSTED.test(code))) return new UpstreamError(who, 'refused', { code });
  if (code === 'ETIMEDOUT') return new UpstreamError(who, 'timeout', { code });
  if (code === 'HPE_HEADER_OVERFLOW') return new UpstreamError(who, 'too_large', { code });
  return new UpstreamError(who, 'broken', { code, stale: stale && code !== undefined && CUT.has(code) });
}

/** Turns an HTTP status into an error; null for a success. */
export function fromStatus(who: string, status: number, retryAfterSeconds?: number): UpstreamError | null {
  if (status >= 200 && status < 300) return null;
  const kind = status === 429 || status === 503 ? 'busy' : status >= 500 ? 'broken' : 'rejected';
  return new UpstreamError(who, kind, { status, retryAfterSeconds });
}

/** Says whether the same request may go well a moment later. */
export function isPassing({ status, code }: UpstreamError): boolean {
  if (status !== undefined) return PASSING.has(status);
  return code !== undefined && (GONE.has(code) || CUT.has(code));
}
