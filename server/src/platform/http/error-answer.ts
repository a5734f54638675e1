import type { ErrorBody, FieldErrors } from '@sirenade/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import { isDatabaseAway, isDatabaseBusy, isUnstorable } from '../db/faults.ts';

function fieldsOf(error: FastifyError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.validation ?? []) {
    const name = issue.instancePath.split('/')[1] || (error.validationContext ?? 'body');
    fields[name] ??= [];
    fields[name].push(issue.message ?? 'This value is not valid.');
  }
  return fields;
}

/** Turns any thrown value into one of the errors of the catalogue. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError('invalid', { fields: fieldsOf(error as FastifyError) });
  const status = (error as FastifyError | null | undefined)?.statusCode;
  // Statuses of the file server for a folder, or for a path outside of its root.
  if (status === 403 || status === 404) return new AppError('not_found');
  if (status === 413) return new AppError('too_large');
  if (status === 415) return new AppError('unsupported_type');
  if (status === 408) return new AppError('timeout');
  if (status !== undefined && status >= 400 && status < 500) return new AppError('malformed', {}, { cause: error });
  if (isUnstorable(error)) return new AppError('malformed', {}, { cause: error });
  if (status === 503 || isDatabaseAway(error) || isDatabaseBusy(error))
    return new AppError('unavailable', { retryAfterSeconds: 5 }, { cause: error });
  return new AppError('internal', {}, { cause: error });
}

/** The body of an error answer; nothing of a fault of ours is in it. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    error: error.message,
    code: error.code,
    ...(error.fields ? { errors: error.fields } : {}),
    request_id: requestId,
  };
}

/** The last event of a stream that failed; a fault of ours is logged. */
export function failureEvent(request: FastifyRequest, thrown: unknown): ErrorBody {
  const error = toAppError(thrown);
  if (error.status >= 500) request.log.error({ event: 'stream_failed', err: thrown }, 'a stream of events failed');
  return errorBody(error, request.id);
}

/** The one error handler of the HTTP server. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(thrown);
  // Work that ends because its client has left did not fail.
  const { name, code } = (thrown ?? {}) as { name?: unknown; code?: unknown };
  const hasLeft = reply.raw.destroyed && (name === 'AbortError' || code === 'ERR_STREAM_PREMATURE_CLOSE');
  if (error.status >= 500 && !hasLeft) request.log.error({ event: 'request_failed', err: thrown }, 'request failed');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error, request.id));
}
