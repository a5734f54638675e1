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

/** What the server said about the fields shown; null when it said nothing about any of them. */
export function fieldFaults<Name extends string>(
  error: unknown,
  fields: readonly Name[],
): { [Field in Name]?: string[] } | null {
  const errors = error instanceof ApiFailure ? error.errors : undefined;
  const hit = fields.filter((field) => errors?.[field]?.length);
  if (!errors || hit.length === 0) return null;
  return Object.fromEntries(hit.map((field) => [field, errors[field]])) as { [Field in Name]?: string[] };
}
