import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { answerError, errorBody } from './error-answer.ts';

/** Two years, as browsers ask of sites that are known for it. */
export const HSTS_SECONDS = 63_072_000;

/** A name for one request, to find it in the log. */
export function newRequestId(): string {
  return randomBytes(9).toString('base64url');
}

/** The protection that hooks give every other answer. */
function bareHeaders(secure: boolean, requestId: string): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(secure ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
  };
}

/** Answers an address that cannot be routed, for which no hook runs. */
export function answerUnroutable(secure: boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(bareHeaders(secure, request.id));
    answerError(error, request, reply);
  };
}

function readFault(code: string | undefined): [number, AppError] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, new AppError('timeout')];
  if (code === 'HPE_HEADER_OVERFLOW') return [431, new AppError('too_large')];
  return [400, new AppError('malformed')];
}

/** Answers bytes that the HTTP parser refuses: torn, too slow, or with oversized headers. */
export function answerUnreadable(secure: boolean) {
  return (error: Error & { code?: string }, socket: Socket & { _httpMessage?: { headersSent: boolean } }): void => {
    // Half an answer may be out already; a second one would be read as part of it.
    if (error.code !== 'ECONNRESET' && socket.writable && !socket._httpMessage?.headersSent) {
      const [status, fault] = readFault(error.code);
      const requestId = newRequestId();
      const body = JSON.stringify(errorBody(fault, requestId));
      const headers = {
        ...bareHeaders(secure, requestId),
        'content-type': 'application/json; charset=utf-8',
        'content-length': `${Buffer.byteLength(body)}`,
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    }
    socket.destroy(error);
  };
}
