import { PAINT_SIGNED_OUT } from '@sirenade/contract/error-sentences';
import { type ErrorCode, errorCatalogue, type FieldErrors } from '@sirenade/contract/errors';
import { ApiFailure } from '../../../lib/api.ts';

/** The message for a picture that could not be made, and its link. */
export interface PaintFailure {
  text: string;
  /** Where the text links to, when there is something to do there. */
  to?: string;
  /** The server's errors for single fields. */
  errors?: FieldErrors;
}

/** A failure that came in the middle of a stream, as the same call would have failed at its start. */
export function streamedFailure({ error, code }: { error: string; code: string }): ApiFailure {
  const known = Object.hasOwn(errorCatalogue, code) ? (code as ErrorCode) : 'internal';
  return new ApiFailure(error, errorCatalogue[known][0], known);
}

/** The sentence for an error without a sentence of its own. */
export function unexpectedText(error: unknown): string {
  return `An unexpected error occurred: ${error instanceof Error ? error.message : String(error)}`;
}

/** The message for a failed picture request [X4]. */
export function paintFailureOf(error: unknown): PaintFailure {
  const status = error instanceof ApiFailure ? error.status : 0;
  if (status === 401) return { text: PAINT_SIGNED_OUT, to: '/login' };
  if (status === 402)
    return { text: 'Please buy more image credits to generate more images.', to: '?outOfImages=true' };
  if (error instanceof ApiFailure && status >= 400 && status < 500)
    return { text: error.message, ...(error.errors && { errors: error.errors }) };
  return { text: unexpectedText(error) };
}
