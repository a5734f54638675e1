import type { FieldError, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiFailure } from '../../lib/api.ts';

/** What the server said about a failure; null when it was not heard, or answered without a sentence of its own. */
export function serverText(error: unknown): string | null {
  if (!(error instanceof ApiFailure) || error.code === 'network') return null;
  return error.code === 'unknown' && error.status >= 500 ? null : error.message;
}

/** A sentence for any failure. */
export function failureText(error: unknown): string {
  return error instanceof ApiFailure ? error.message : 'Something went wrong. Please try again later.';
}

/** Everything a field has to say: all messages of the server, or the one of the form's own rules. */
export function fieldMessages(error: FieldError | undefined): string[] | undefined {
  if (!error) return undefined;
  const fromServer = error.types?.server;
  if (Array.isArray(fromServer)) return fromServer;
  return error.message ? [error.message] : undefined;
}

/** Puts the server's field errors under their fields, the first one focused; false when none belongs to a field shown. */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const errors = error instanceof ApiFailure ? error.errors : undefined;
  if (!errors) return false;
  const hit = fields.filter((field) => errors[field]?.length);
  // Focused last to first, so that the first field keeps the focus.
  for (const field of [...hit].reverse()) {
    const messages = errors[field] ?? [];
    setError(field, { type: 'server', message: messages[0] ?? '', types: { server: messages } }, { shouldFocus: true });
  }
  return hit.length > 0;
}
